import { useTexts } from '@/i18n/useTexts';
import { UnknownPrice } from '../pricing/UnknownPrice';

interface PriceSummaryProps {
  /** Kroner per month, as they are read; null where one is not known. */
  amounts: Record<'car' | 'work' | 'total', string | null>;
  /** The car price is being looked up. */
  isUpdating: boolean;
  /** Why it is not known, as it is read; '' where that cannot be said. */
  why: string;
  /** Whom to call where it is not known. */
  phone: string;
  onRetry: () => void;
}

/** The prices of step 3 (specification, section 9). */
export function PriceSummary({ amounts, isUpdating, why, phone, onRetry }: PriceSummaryProps) {
  const { t } = useTexts();
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
        <UnknownPrice why={why} phone={phone} className="mb-2" onRetry={onRetry} />
      )}
    </section>
  );
}
