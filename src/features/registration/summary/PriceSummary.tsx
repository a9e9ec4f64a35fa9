import { useTexts } from '@/i18n/useTexts';
import type { PriceStatus } from '../pricing/insurancePrice';
import { PriceFailure } from '../pricing/PriceFailure';

/** Kroner per month, as they are read. */
interface SummaryAmounts {
  car: string;
  work: string;
  total: string;
}

interface PriceSummaryProps {
  amounts: SummaryAmounts;
  /** What is known about the car price for the choices of step 2. */
  carPrice: PriceStatus;
  /** Why the car price could not be looked up, as it is read; '' where it could. */
  failure: string;
  onRetry: () => void;
}

/** The prices of step 3 (specification, section 9). */
export function PriceSummary({ amounts, carPrice, failure, onRetry }: PriceSummaryProps) {
  const { t } = useTexts();
  const amount = (value: string) => t('summary.amount', { amount: value });
  // A price that is being looked up is not nothing: no amount stands for it meanwhile.
  const withCar = (value: string) =>
    carPrice === 'updating' ? t('step2.premiumUpdating') : amount(value);
  return (
    <section className="price-summary" tabIndex={-1} aria-labelledby="price-summary-title">
      <h2 className="h5" id="price-summary-title">
        {t('summary.title')}
      </h2>
      <dl>
        <dt>{t('summary.car')}</dt>
        <dd>
          {withCar(amounts.car)}
          {carPrice === 'missing' && <div className="form-text">{t('step2.premiumMissing')}</div>}
          {carPrice === 'failed' && (
            <PriceFailure message={failure} className="form-text" onRetry={onRetry} />
          )}
        </dd>
        <dt>{t('summary.work')}</dt>
        <dd>{amount(amounts.work)}</dd>
        <dt className="price-summary-total">{t('summary.total')}</dt>
        <dd className="price-summary-total">{withCar(amounts.total)}</dd>
      </dl>
    </section>
  );
}
