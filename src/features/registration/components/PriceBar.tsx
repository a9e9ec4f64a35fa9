import { useTexts } from '@/i18n/useTexts';

/** What is known about the price: choices are open, it is being looked up, it is known, or there is none. */
export type PriceStatus = 'open' | 'updating' | 'known' | 'missing';

interface PriceBarProps {
  status: PriceStatus;
  /** Kroner per month, as it is read. */
  amount: string;
}

/** The live price of step 2. It stays on the screen while the choices above it are made. */
export function PriceBar({ status, amount }: PriceBarProps) {
  const { t } = useTexts();
  const hasAmount = status === 'known' || status === 'missing';
  return (
    <section className="price-bar" aria-label={t('step2.premium')}>
      <span className="price-bar-label">{t('step2.premium')}</span>
      {hasAmount && (
        <strong className="price-bar-amount">{t('common.perMonth', { amount })}</strong>
      )}
      {status === 'updating' && <span>{t('step2.premiumUpdating')}</span>}
      {status === 'open' && <span className="price-bar-note">{t('step2.premiumPending')}</span>}
      {status === 'missing' && <span className="price-bar-note">{t('step2.premiumMissing')}</span>}
    </section>
  );
}
