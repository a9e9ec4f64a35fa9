import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import type { Language } from '@/config/languages';
import type { Texts } from '@/i18n/useTexts';
import { formatPercent } from '@/shared/money/formatAmount';
import { unreadAmount } from '@/shared/money/UnreadAmount';
import { titlesOf } from './priceList';

/** What a price is called where it is spoken of: its number and the titles that its row shows. */
export function priceName(price: Price, t: Texts['t']): string {
  const titles = titlesOf(price).join(', ');
  return [t('prices.rowName', { id: price.id }), titles].filter(Boolean).join(': ');
}

/** The percentages of a price as they are read; the values of `prices.kickbacks`. */
export function kickbacksOf(
  { ensurePercent, dantaxiPercent }: Pick<Price, 'ensurePercent' | 'dantaxiPercent'>,
  language: Language,
) {
  const percent = (value: Decimal | null) =>
    value === null ? unreadAmount : formatPercent(value, language);
  return { ensure: percent(ensurePercent), dantaxi: percent(dantaxiPercent) };
}
