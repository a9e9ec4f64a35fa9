import { useTexts } from '@/i18n/useTexts';
import type { PriceStatus } from '../pricing/insurancePrice';
import { PriceFailure } from '../pricing/PriceFailure';

interface PriceBarProps {
  status: PriceStatus;
  /** Kroner per month, as it is read. */
  amount: string;
  /** Why it could not be looked up, as it is read; '' where it could. */
  failure: string;
  onRetry: () => void;
}

/** The live price of step 2. It stays on the screen while the choices above it are made. */
export function PriceBar({ status, amount, failure, onRetry }: PriceBarProps) {
  const { t } = useTexts();
  const hasAmount = status !== 'open' && status !== 'updating';
  return (
    <section className="price-bar" tabIndex={-1} aria-label={t('step2.premium')}>
      <span className="price-bar-label">{t('step2.premium')}</span>
      {hasAmount && (
        <strong className="price-bar-amount">{t('common.perMonth', { amount })}</strong>
      )}
      {status === 'updating' && <span>{t('step2.premiumUpdating')}</span>}
      {status === 'open' && <span className="price-bar-note">{t('step2.premiumPending')}</span>}
      {status === 'missing' && <span className="price-bar-note">{t('step2.premiumMissing')}</span>}
      {status === 'failed' && (
        <PriceFailure message={failure} className="price-bar-note" onRetry={onRetry} />
      )}
    </section>
  );
}
