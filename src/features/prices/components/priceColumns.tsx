import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { amountFormat, type ExportColumn } from '@/shared/export/exportTable';
import { RowAction, RowActions } from '@/shared/lists/cells';
import { hyphenatedHeader, type Column } from '@/shared/lists/columns';
import { formatAmount, formatPercent, plainAmount } from '@/shared/money/formatAmount';
import { UnreadAmount } from '@/shared/money/UnreadAmount';
import { type PriceColumn, kickbacksOf } from '../priceList';

/** What the buttons of a row do. */
interface PriceActions {
  onEditKickback: (price: Price) => void;
  onEdit: (price: Price) => void;
  onDelete: (price: Price) => void;
}

/** The columns of the price list in the order of section 2. */
export function priceColumns(
  t: Translate,
  { onEditKickback, onEdit, onDelete }: PriceActions,
): Column<Price, PriceColumn>[] {
  const title = (text: string) => text || t('common.notProvided');
  return [
    {
      id: 'id',
      header: t('common.id'),
      isSortable: true,
      isRowHeader: true,
      cell: ({ id }) => (
        <>
          <span className="short-text">{t('common.id')} </span>
          {id}
        </>
      ),
    },
    {
      id: 'area',
      ...hyphenatedHeader(t('prices.colArea')),
      isSortable: true,
      cell: ({ areaTitle }) => title(areaTitle),
    },
    {
      id: 'newValue',
      header: t('prices.colNewValue'),
      isSortable: true,
      cell: ({ newValueTitle }) => title(newValueTitle),
    },
    {
      id: 'ownRisk',
      header: t('prices.colOwnRisk'),
      isSortable: true,
      cell: ({ ownRiskTitle }) => title(ownRiskTitle),
    },
    {
      id: 'injury',
      header: t('prices.colInjuries'),
      isSortable: true,
      cell: ({ injuryTitle }) => title(injuryTitle),
    },
    {
      id: 'premium',
      header: t('prices.colPremium'),
      isSortable: true,
      isNumeric: true,
      // In kroner per year, and below it the kickbacks, so that their edition can be seen.
      cell: (price) => (
        <div>
          {price.premium === null ? (
            <UnreadAmount text={t('money.unread')} />
          ) : (
            t('money.kroner', { amount: formatAmount(price.premium, currentLanguage()) })
          )}
          <small className="d-block text-body-secondary">
            {t('prices.kickbacks', kickbacksOf(price, currentLanguage()))}
          </small>
        </div>
      ),
    },
    {
      id: 'actions',
      header: t('common.actions'),
      cell: (price) => (
        <RowActions label={t('table.actionsFor', { name: t('prices.rowName', { id: price.id }) })}>
          <RowAction
            iconName="percent"
            label={t('prices.editKickback')}
            onClick={() => onEditKickback(price)}
          />
          <RowAction iconName="edit" label={t('prices.edit')} onClick={() => onEdit(price)} />
          <RowAction iconName="delete" label={t('prices.delete')} onClick={() => onDelete(price)} />
        </RowActions>
      ),
    },
  ];
}

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
export function priceExportColumns(t: Translate): ExportColumn<Price>[] {
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
