import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '@/config/languages';
import { useLanguage } from '@/i18n/i18n';
import { joinNames } from '@/i18n/joinNames';
import { useMessageText } from '@/shared/errors/MessageText';
import { formatAmount } from '@/shared/money/formatAmount';
import type { Fraction } from '@/shared/money/fraction';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import type { AgreementPrice } from '@/domain/insurancePrice';
import { PricePanel, PriceParts, useAmountChange } from '../pricing/PricePanel';
import { RetryPrice, UnknownPrice } from '../pricing/UnknownPrice';
import type { PremiumState } from '../pricing/usePremium';
import { LostChoice } from '../step/StepForm';

interface PriceSummaryContainerProps {
  price: AgreementPrice;
  premium: PremiumState;
  /** The names of chosen car add-ons that are no longer offered. */
  lostAddOns: readonly string[];
  onRetryAddOns: () => void;
  /** Leads to the choices of step 2. */
  onChange: () => void;
  /** Shows the price above the button of the check, instead of at the foot of the window. */
  isAtCheck?: boolean;
  /** The button that sends the questions. */
  submit?: ReactNode;
}

/** What the agreement costs per month, with the answers of step 3 as they are now (section 9): beside them, and in the check. */
export function PriceSummaryContainer(props: PriceSummaryContainerProps) {
  const { price, premium, lostAddOns, onRetryAddOns, onChange, isAtCheck, submit } = props;
  const { lacksCounts } = price;
  const { status, failure } = premium;
  const { hasWorkInjury, workAddOns } = price.chosenWork;
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const toText = useMessageText();
  const names = [...(hasWorkInjury ? [t('step3.workInjury')] : []), ...workAddOns];
  const isUnknown = price.car === null || (price.work === null && !lacksCounts);
  const isUpdating = status === 'updating';
  const isMissing = isUnknown && !isUpdating;
  const hasLost = lostAddOns.length > 0;
  const change = useAmountChange(price.total);
  const unknown = t(isUpdating ? 'step2.premiumUpdating' : 'step2.premiumUnknown');
  // Never show an amount, such as 0, for a price that is not known.
  const text = (amount: Fraction | null) =>
    amount ? t('summary.amount', { amount: formatAmount(amount, language) }) : unknown;
  const missing = t('summary.countsMissing');
  const total = lacksCounts && !isUnknown ? missing : text(price.total);
  const handleRetry = () => {
    if (status === 'unknown' || status === 'none') premium.retry();
    if (price.lacksAddOns) onRetryAddOns();
  };
  const retry = (
    <RetryPrice status={status} isRetrying={premium.isRetrying} onRetry={handleRetry} />
  );
  const isToChange = hasLost || status === 'none';
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
  const toChoices = (
    <Button variant="secondary" onClick={onChange}>
      {t('summary.changeChoices')}
    </Button>
  );
  const parts = (
    <>
      <PriceParts
        parts={[
          { id: 'car', label: t('summary.car'), amount: text(price.car) },
          { id: 'work', label: workLabel, amount: lacksCounts ? missing : text(price.work) },
          { id: 'total', label: t('summary.total'), amount: total, isTotal: true },
        ]}
      />
      {lacksCounts && <p>{t('summary.fillInCounts')}</p>}
      {isMissing && (
        <>
          {lostAddOns.map((name) => (
            <p key={name}>
              <LostChoice title={name} />
            </p>
          ))}
          {!hasLost && <UnknownPrice status={status} why={failure ? toText(failure) : ''} />}
          {!hasLost && status === 'none' && retry}
        </>
      )}
    </>
  );
  const action = isMissing && (isToChange ? toChoices : retry);
  if (isAtCheck) {
    return (
      <section
        className="price-check"
        tabIndex={-1}
        aria-label={t('summary.title')}
        aria-busy={isUpdating || undefined}
      >
        {parts}
        {action}
      </section>
    );
  }
  return (
    <PricePanel
      label={t('summary.title')}
      amount={price.total}
      text={total}
      change={change}
      isUpdating={isUpdating}
      action={action}
      submit={submit}
    >
      {parts}
    </PricePanel>
  );
}
