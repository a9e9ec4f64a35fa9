import type { Price } from '@/api/prices/price.model';
import type { Texts } from '@/i18n/useTexts';
import { formatAmount } from '@/shared/money/formatAmount';
import { UnreadAmount } from '@/shared/money/UnreadAmount';
import { kickbacksOf } from '../priceWords';

/** The premium in kroner per year, and below it the kickbacks, so that their edition can be seen. */
export function PremiumCell({ price, texts }: { price: Price; texts: Texts }) {
  const { t, language } = texts;
  return (
    <div>
      {price.premium === null ? (
        <UnreadAmount text={t('money.unread')} />
      ) : (
        t('money.kroner', { amount: formatAmount(price.premium, language) })
      )}
      <small className="d-block text-body-secondary">
        {t('prices.kickbacks', kickbacksOf(price, language))}
      </small>
    </div>
  );
}
