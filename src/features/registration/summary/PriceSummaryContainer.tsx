import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '@/config/languages';
import { Audience } from '@/i18n/i18n';
import { useLanguage } from '@/i18n/useLanguage';
import { joinNames } from '@/i18n/joinNames';
import { useMessageText } from '@/shared/errors/MessageText';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import type { AgreementPrice } from '@/domain/insurancePrice';
import {
  PricePanel,
  PriceParts,
  RetryPrice,
  UnknownPrice,
  useAmountChange,
  useRestedAmount,
  useSpokenAmount,
  useSpokenPrice,
} from '../pricing/PricePanel';
import type { PremiumState } from '../pricing/usePremium';
import { RemovedChoice } from '../step/StepForm';

interface PriceSummaryContainerProps {
  price: AgreementPrice;
  premium: PremiumState;
  /** The names of chosen car add-ons that are no longer offered. */
  removedAddOns: readonly string[];
  onRetryAddOns: () => void;
  /** Opens the choices of step 2. */
  onChange: () => void;
  /** Shows the price above the button of the check instead of in the price panel. */
  isAtCheck?: boolean;
  /** The submit button of step 3, if its questions are shown. */
  submit?: ReactNode;
}

/**
 * The agreement's price per month for the current answers of step 3. Shown beside the questions and in the check.
 * Announces every change.
 */
export function PriceSummaryContainer(props: PriceSummaryContainerProps) {
  const { price, premium, removedAddOns, onRetryAddOns, onChange, isAtCheck, submit } = props;
  const { lacksCounts } = price;
  const { status } = premium;
  const { hasWorkInjury, workAddOns } = price.chosenWork;
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  const toText = useMessageText();
  const language = useLanguage();
  const names = [...(hasWorkInjury ? [t('step3.workInjury')] : []), ...workAddOns];
  const isUnknown = price.car === null || (price.work === null && !lacksCounts);
  const isUpdating = status === 'updating';
  const isMissing = isUnknown && !isUpdating;
  const hasRemoved = removedAddOns.length > 0;
  const change = useAmountChange(price.total);
  // Never show an amount, such as 0, for a price that is not known.
  const unknown = t(isUpdating ? 'step2.premiumUpdating' : 'step2.premiumUnknown');
  const missing = t('summary.countsMissing');
  const unknownTotal = lacksCounts && !isUnknown ? missing : unknown;
  const rested = useRestedAmount(price.total);
  const spokenAmount = useSpokenAmount(rested, useAmountChange(rested));
  const spokenFailure = () => {
    if (premium.isRetrying || hasRemoved) return '';
    // At the check, the notice above the button announces that there is no price.
    if (status === 'none') return isAtCheck ? '' : t('step2.premiumMissing', { context });
    return `${t('step2.premiumUnknown')}. ${premium.failure ? toText(premium.failure) : ''}`;
  };
  const speakAgain = useSpokenPrice(isMissing ? spokenFailure() : spokenAmount);
  const handleRetry = () => {
    speakAgain();
    premium.retry();
    if (price.lacksAddOns) onRetryAddOns();
  };
  const workLabel =
    names.length > 0 ? (
      <NamedText
        text={t('summary.workNamed', { names: joinNames(names, language) })}
        names={workAddOns}
        lang={contentLanguage}
      />
    ) : (
      t('summary.work')
    );
  const parts = (
    <>
      <PriceParts
        parts={[
          { id: 'car', label: t('summary.car'), amount: price.car ?? unknown },
          { id: 'work', label: workLabel, amount: price.work ?? (lacksCounts ? missing : unknown) },
          {
            id: 'total',
            label: t('summary.total'),
            amount: price.total ?? unknownTotal,
            isTotal: true,
          },
        ]}
      />
      {lacksCounts && <p>{t('summary.fillInCounts')}</p>}
      {isMissing && (
        <>
          {removedAddOns.map((name) => (
            <p key={name}>
              <RemovedChoice title={name} textKey="wizard.carAddOnGone" />
            </p>
          ))}
          {!hasRemoved && <UnknownPrice premium={premium} onRetry={handleRetry} />}
        </>
      )}
    </>
  );
  const action =
    isMissing &&
    (hasRemoved || status === 'none' ? (
      <Button variant="secondary" onClick={onChange}>
        {t('summary.changeChoices')}
      </Button>
    ) : (
      <RetryPrice premium={premium} onRetry={handleRetry} />
    ));
  if (isAtCheck) {
    return (
      <section
        className="price-check"
        tabIndex={-1}
        aria-label={t('summary.title')}
        aria-busy={isUpdating || undefined}
      >
        {parts}
        {action && <div className="mb-3">{action}</div>}
      </section>
    );
  }
  return (
    <PricePanel
      label={t('summary.title')}
      amount={price.total}
      text={unknownTotal}
      change={change}
      isUpdating={isUpdating}
      action={action}
      submit={submit}
    >
      {parts}
    </PricePanel>
  );
}
