import { useTexts } from '@/i18n/useTexts';
import { Button } from '@/shared/ui/Button';
import type { PriceStatus } from '../pricing/insurancePrice';
import { RetryPrice, UnknownPrice } from '../pricing/UnknownPrice';

interface PriceSummaryProps {
  /** Kroner per month, as they are read; null where one is not known. */
  amounts: Record<'car' | 'work' | 'total', string | null>;
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
  const { amounts, status, why, phone, isRetrying, onRetry, onChange } = props;
  const { t } = useTexts();
  const isUpdating = status === 'updating';
  // A price that is not known is not nothing: no amount stands for it.
  const text = (amount: string | null) => {
    if (amount !== null) return t('summary.amount', { amount });
    return t(isUpdating ? 'step2.premiumUpdating' : 'step2.premiumUnknown');
  };
  return (
    <section className="price-summary" tabIndex={-1} aria-labelledby="price-summary-title">
      <h2 className="h5" id="price-summary-title">
        {t('summary.title')}
      </h2>
      <dl>
        <dt>{t('summary.car')}</dt>
        <dd>{text(amounts.car)}</dd>
        <dt>{t('summary.work')}</dt>
        <dd>{text(amounts.work)}</dd>
        <dt className="price-summary-total">{t('summary.total')}</dt>
        <dd className="price-summary-total">{text(amounts.total)}</dd>
      </dl>
      {amounts.total === null && !isUpdating && (
        <>
          <UnknownPrice status={status} why={why} phone={phone} />
          <div className="price-summary-ways">
            {status === 'none' && (
              <Button variant="secondary" onClick={onChange}>
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
