import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import type { Texts } from '@/i18n/useTexts';
import { amountFormat, type ExportColumn } from '@/shared/export/exportTable';
import { formatPercent } from '@/shared/money/formatPercent';
import { plainAmount } from '@/shared/money/plainAmount';

const percentColumn = (
  header: string,
  of: (price: Price) => Decimal | null,
): ExportColumn<Price> => ({
  header,
  cell: (price) => {
    const percent = of(price);
    return percent === null ? '' : formatPercent(percent, 'da');
  },
  number: { of, format: 'General' },
});

/** The columns of the exported prices. In a CSV numbers have a decimal comma and no grouping, as Danish spreadsheets read them; one that cannot be read is an empty cell. */
export function priceExportColumns(t: Texts['t']): ExportColumn<Price>[] {
  return [
    {
      header: t('common.id'),
      cell: ({ id }) => String(id),
      number: { of: ({ id }) => String(id), format: 'General' },
    },
    { header: t('prices.colArea'), cell: ({ areaTitle }) => areaTitle },
    { header: t('prices.colNewValue'), cell: ({ newValueTitle }) => newValueTitle },
    { header: t('prices.colOwnRisk'), cell: ({ ownRiskTitle }) => ownRiskTitle },
    { header: t('prices.colInjuries'), cell: ({ injuryTitle }) => injuryTitle },
    {
      header: t('prices.colPremium'),
      cell: ({ premium }) => (premium === null ? '' : plainAmount(premium, 'da')),
      number: { of: ({ premium }) => premium, format: amountFormat },
    },
    percentColumn(t('kickback.ensure'), ({ ensurePercent }) => ensurePercent),
    percentColumn(t('kickback.dantaxi'), ({ dantaxiPercent }) => dantaxiPercent),
  ];
}
