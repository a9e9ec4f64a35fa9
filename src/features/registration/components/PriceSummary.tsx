import { useTexts } from '@/i18n/useTexts';

/** Kroner per month, as they are read. */
interface SummaryAmounts {
  car: string;
  work: string;
  total: string;
}

interface PriceSummaryProps {
  amounts: SummaryAmounts;
  /** There is no car price for the choices of step 2. */
  isCarPriceMissing: boolean;
}

/** The prices of step 3 (specification, section 9). */
export function PriceSummary({ amounts, isCarPriceMissing }: PriceSummaryProps) {
  const { t } = useTexts();
  const amount = (value: string) => t('summary.amount', { amount: value });
  return (
    <section className="price-summary" aria-labelledby="price-summary-title">
      <h2 className="h5" id="price-summary-title">
        {t('summary.title')}
      </h2>
      <dl>
        <dt>{t('summary.car')}</dt>
        <dd>
          {amount(amounts.car)}
          {isCarPriceMissing && <div className="form-text">{t('step2.premiumMissing')}</div>}
        </dd>
        <dt>{t('summary.work')}</dt>
        <dd>{amount(amounts.work)}</dd>
        <dt className="price-summary-total">{t('summary.total')}</dt>
        <dd className="price-summary-total">{amount(amounts.total)}</dd>
      </dl>
    </section>
  );
}
