import { useTexts } from '@/i18n/useTexts';
import type { PriceStatus } from '../pricing/insurancePrice';
import { UnknownPrice } from '../pricing/UnknownPrice';

interface PriceBarProps {
  status: PriceStatus;
  /** Kroner per month, as it is read; '' unless it is known. */
  amount: string;
  /** Why it is not known, as it is read; '' where that cannot be said. */
  why: string;
  /** Whom to call where it is not known. */
  phone: string;
  onRetry: () => void;
}

/** The live price of step 2. It stays on the screen while the choices above it are made. */
export function PriceBar({ status, amount, why, phone, onRetry }: PriceBarProps) {
  const { t } = useTexts();
  return (
    <section className="price-bar" tabIndex={-1} aria-label={t('step2.premium')}>
      <span className="price-bar-label">{t('step2.premium')}</span>
      {status === 'known' && (
        <strong className="price-bar-amount">{t('common.perMonth', { amount })}</strong>
      )}
      {status === 'updating' && <span>{t('step2.premiumUpdating')}</span>}
      {status === 'open' && <span className="price-bar-note">{t('step2.premiumPending')}</span>}
      {status === 'unknown' && (
        <>
          <strong>{t('step2.premiumUnknown')}</strong>
          <UnknownPrice why={why} phone={phone} className="price-bar-note" onRetry={onRetry} />
        </>
      )}
    </section>
  );
}
