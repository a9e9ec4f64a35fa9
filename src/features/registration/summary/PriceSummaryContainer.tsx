import { useTranslation } from 'react-i18next';
import { contentLanguage } from '@/config/languages';
import { useLanguage } from '@/i18n/i18n';
import { joinNames } from '@/i18n/joinNames';
import { useMessageText } from '@/shared/errors/MessageText';
import { formatAmount } from '@/shared/money/formatAmount';
import type { Fraction } from '@/shared/money/fraction';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import type { AgreementPrice } from '../pricing/insurancePrice';
import { RetryPrice, UnknownPrice } from '../pricing/UnknownPrice';
import type { PremiumState } from '../pricing/usePremium';
import { LostChoice } from '../step/StepForm';
import '../pricing/price.scss';

interface PriceSummaryContainerProps {
  price: AgreementPrice;
  premium: PremiumState;
  /** The names of chosen car add-ons that are no longer offered. */
  lostAddOns: readonly string[];
  onRetryAddOns: () => void;
  /** Leads to the choices of step 2. */
  onChange: () => void;
}

/** What the agreement costs per month, with the answers of step 3 as they are now (section 9). */
export function PriceSummaryContainer(props: PriceSummaryContainerProps) {
  const { price, premium, lostAddOns, onRetryAddOns, onChange } = props;
  const { lacksCounts } = price;
  const { status, failure } = premium;
  const { hasWorkInjury, workAddOns } = price.chosenWork;
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const toText = useMessageText();
  const names = [...(hasWorkInjury ? [t('step3.workInjury')] : []), ...workAddOns];
  const isUnknown = price.car === null || (price.work === null && !lacksCounts);
  const isUpdating = status === 'updating';
  const hasLost = lostAddOns.length > 0;
  // Never show an amount, such as 0, for a price that is not known.
  const text = (amount: Fraction | null) => {
    if (amount) return t('summary.amount', { amount: formatAmount(amount, language) });
    return t(isUpdating ? 'step2.premiumUpdating' : 'step2.premiumUnknown');
  };
  const missing = t('summary.countsMissing');
  const handleRetry = () => {
    if (status === 'unknown' || status === 'none') premium.retry();
    if (price.lacksAddOns) onRetryAddOns();
  };
  return (
    <section className="price-summary" tabIndex={-1} aria-labelledby="price-summary-title">
      <h2 className="h5" id="price-summary-title">
        {t('summary.title')}
      </h2>
      <dl>
        <dt>{t('summary.car')}</dt>
        <dd>{text(price.car)}</dd>
        <dt>
          {names.length > 0 ? (
            <NamedText
              text={t('summary.workNamed', { names: joinNames(names, language) })}
              names={workAddOns}
              lang={contentLanguage}
            />
          ) : (
            t('summary.work')
          )}
        </dt>
        <dd>{lacksCounts ? missing : text(price.work)}</dd>
        <dt className="price-summary-total">{t('summary.total')}</dt>
        <dd className="price-summary-total">
          {lacksCounts && !isUnknown ? missing : text(price.total)}
        </dd>
      </dl>
      {lacksCounts && <p>{t('summary.fillInCounts')}</p>}
      {isUnknown && !isUpdating && (
        <>
          {lostAddOns.map((name) => (
            <p key={name}>
              <LostChoice title={name} />
            </p>
          ))}
          {!hasLost && <UnknownPrice status={status} why={failure ? toText(failure) : ''} />}
          <div className="button-row">
            {(hasLost || status === 'none') && (
              <Button variant="secondary" onClick={onChange}>
                {t('summary.changeChoices')}
              </Button>
            )}
            {!hasLost && (
              <RetryPrice status={status} isRetrying={premium.isRetrying} onRetry={handleRetry} />
            )}
          </div>
        </>
      )}
    </section>
  );
}
