import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { paths } from '@/config/paths';
import { plainAmount } from '@/shared/money/formatAmount';
import { Alert } from '@/shared/ui/Alert';
import { takenText } from '../forms/priceRisks';

function listOf({ premium }: Price): string {
  const query = premium === null ? '' : `?q=${plainAmount(premium, 'da')}&field=price`;
  return paths.prices.href() + query;
}

/** The link opens a tab of its own, so that nothing typed here is lost (D48). */
export function TakenPrices({ prices }: { prices: readonly Price[] }) {
  const { t } = useTranslation('staff');
  return (
    <div role="status">
      {prices.map((price) => (
        <Alert key={price.id} tone="warning" title={takenText(price, t)}>
          <a className="alert-link" href={listOf(price)} target="_blank" rel="noopener">
            {t('prices.seeTaken', { id: price.id })}
          </a>
        </Alert>
      ))}
    </div>
  );
}
