import type { AddOn } from '@/api/add-ons/addOn.model';
import type { Texts } from '@/i18n/useTexts';
import { amountFormat, type ExportColumn } from '@/shared/export/exportTable';
import { plainAmount } from '@/shared/money/plainAmount';
import { typeTexts } from './addOnList';

/** The columns of the exported add-ons. In a CSV prices have a decimal comma and no grouping, as Danish spreadsheets read them; one that cannot be read is an empty cell. */
export function addOnExportColumns(t: Texts['t']): ExportColumn<AddOn>[] {
  return [
    { header: t('common.name'), cell: ({ name }) => name },
    { header: t('common.type'), cell: ({ type }) => t(typeTexts[type]) },
    {
      header: t('addOns.yearlyPrice'),
      cell: ({ price }) => (price === null ? '' : plainAmount(price, 'da')),
      number: { of: ({ price }) => price, format: amountFormat },
    },
  ];
}
