import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import type { Texts } from '@/i18n/useTexts';
import type { ExportColumn } from '@/shared/export/csvText';
import { formatPercent } from '@/shared/money/formatPercent';
import { plainAmount } from '@/shared/money/plainAmount';

const percent = (value: Decimal | null) => (value === null ? '' : formatPercent(value, 'da'));

/** The columns of the exported prices. Numbers have a decimal comma and no grouping, as Danish spreadsheets read them; one that cannot be read is an empty cell. */
export function priceExportColumns(t: Texts['t']): ExportColumn<Price>[] {
  return [
    { header: t('common.id'), cell: ({ id }) => String(id) },
    { header: t('prices.colArea'), cell: ({ areaTitle }) => areaTitle },
    { header: t('prices.colNewValue'), cell: ({ newValueTitle }) => newValueTitle },
    { header: t('prices.colOwnRisk'), cell: ({ ownRiskTitle }) => ownRiskTitle },
    { header: t('prices.colInjuries'), cell: ({ injuryTitle }) => injuryTitle },
    {
      header: t('prices.colPremium'),
      cell: ({ premium }) => (premium === null ? '' : plainAmount(premium, 'da')),
    },
    { header: t('kickback.ensure'), cell: ({ ensurePercent }) => percent(ensurePercent) },
    { header: t('kickback.dantaxi'), cell: ({ dantaxiPercent }) => percent(dantaxiPercent) },
  ];
}
