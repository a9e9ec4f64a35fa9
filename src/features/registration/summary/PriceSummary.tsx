import { useTranslation } from 'react-i18next';
import { contentLanguage } from '@/config/languages';
import { currentLanguage } from '@/i18n/i18n';
import { joinNames } from '@/i18n/joinNames';
import { Button } from '@/shared/ui/Button';
import { NamedText } from '@/shared/ui/NamedText';
import type { ChosenWork, PriceStatus } from '../pricing/insurancePrice';
import { RetryPrice, UnknownPrice } from '../pricing/UnknownPrice';

interface PriceSummaryProps {
  /** Kroner per month, as they are read; null where one is not known. */
  amounts: Record<'car' | 'work' | 'total', string | null>;
  /** What the amount of `work` is for. */
  chosenWork: ChosenWork;
  /** A work add-on is chosen, and it is not said for how many. */
  lacksCounts: boolean;
  /** What is known of the car price. */
  status: PriceStatus;
  /** Why it is not known, as it is read; '' where that cannot be said. */
  why: string;
  /** Whom to call where it is not known. */
  phone: string;
  /** A price that is not known is being asked for again. */
  isRetrying: boolean;
  onRetry: () => void;
  /** Leads to the choices that have no price. */
  onChange: () => void;
}

/** The prices of step 3 (specification, section 9). */
export function PriceSummary(props: PriceSummaryProps) {
  const { amounts, chosenWork, lacksCounts, status, why, phone, isRetrying, onRetry } = props;
  const { t } = useTranslation('registration');
  const language = currentLanguage();
  const { hasWorkInjury, workAddOns } = chosenWork;
  const names = [...(hasWorkInjury ? [t('step3.workInjury')] : []), ...workAddOns];
  const isUnknown = amounts.car === null || (amounts.work === null && !lacksCounts);
  const isUpdating = status === 'updating';
  // A price that is not known is not nothing: no amount stands for it.
  const text = (amount: string | null) => {
    if (amount !== null) return t('summary.amount', { amount });
    return t(isUpdating ? 'step2.premiumUpdating' : 'step2.premiumUnknown');
  };
  const missing = t('summary.countsMissing');
  return (
    <section className="price-summary" tabIndex={-1} aria-labelledby="price-summary-title">
      <h2 className="h5" id="price-summary-title">
        {t('summary.title')}
      </h2>
      <dl>
        <dt>{t('summary.car')}</dt>
        <dd>{text(amounts.car)}</dd>
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
        <dd>{lacksCounts ? missing : text(amounts.work)}</dd>
        <dt className="price-summary-total">{t('summary.total')}</dt>
        <dd className="price-summary-total">
          {lacksCounts && !isUnknown ? missing : text(amounts.total)}
        </dd>
      </dl>
      {lacksCounts && <p>{t('summary.fillInCounts')}</p>}
      {isUnknown && !isUpdating && (
        <>
          <UnknownPrice status={status} why={why} phone={phone} />
          <div className="price-summary-ways">
            {status === 'none' && (
              <Button variant="secondary" onClick={props.onChange}>
                {t('summary.changeChoices')}
              </Button>
            )}
            <RetryPrice status={status} isRetrying={isRetrying} onRetry={onRetry} />
          </div>
        </>
      )}
    </section>
  );
}
