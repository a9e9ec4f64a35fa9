import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { amountColumn, type ExportColumn } from '@/shared/export/exportTable';
import { RowAction, RowActions } from '@/shared/lists/cells';
import { hyphenatedHeader, type Column } from '@/shared/lists/columns';
import { formatKroner, formatDecimal } from '@/shared/money/formatAmount';
import { UnreadableAmount } from '@/shared/money/UnreadableAmount';
import { placeChoices } from '../places';
import { type PriceColumn, kickbacksOf } from '../priceList';

interface PriceActions {
  onEditKickback: (price: Price) => void;
  onEdit: (price: Price) => void;
  onDelete: (price: Price) => void;
}

export function priceColumns(
  t: Translate,
  { onEditKickback, onEdit, onDelete }: PriceActions,
): Column<Price, PriceColumn>[] {
  const choice = (
    id: PriceColumn,
    header: string,
    titleOf: (price: Price) => string,
  ): Column<Price, PriceColumn> => ({
    id,
    ...hyphenatedHeader(header),
    isSortable: true,
    cell: (price) => titleOf(price) || t('common.notProvided'),
  });
  return [
    {
      id: 'id',
      header: t('common.id'),
      isSortable: true,
      isRowHeader: true,
      cell: ({ id }) => (
        <>
          <span className="card-text">{t('common.id')} </span>
          {id}
        </>
      ),
    },
    choice('area', t('prices.colArea'), ({ areaTitle }) => areaTitle),
    choice('newValue', t('prices.colNewValue'), ({ newValueTitle }) => newValueTitle),
    choice('ownRisk', t('prices.colOwnRisk'), ({ ownRiskTitle }) => ownRiskTitle),
    choice('injury', t('prices.colInjuries'), ({ injuryTitle }) => injuryTitle),
    {
      id: 'premium',
      header: t('prices.colPremium'),
      isSortable: true,
      isNumeric: true,
      cell: (price) => (
        <div>
          {price.premium === null ? (
            <UnreadableAmount text={t('money.unreadable')} />
          ) : (
            <span>{formatKroner(price.premium, t)}</span>
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
            shortText={t('priceMatrix.kickbacks')}
            onClick={() => onEditKickback(price)}
          />
          <RowAction
            iconName="edit"
            label={t('prices.edit')}
            shortText={t('prices.filterPrice')}
            onClick={() => onEdit(price)}
          />
          <RowAction
            iconName="delete"
            label={t('prices.delete')}
            shortText={t('prices.deleteShort')}
            onClick={() => onDelete(price)}
          />
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
    return percent === null ? '' : formatDecimal(percent, 'da');
  },
  number: { of, format: 'General' },
});

export function priceExportColumns(t: Translate): ExportColumn<Price>[] {
  return [
    {
      header: t('common.id'),
      cell: ({ id }) => String(id),
      number: { of: ({ id }) => String(id), format: 'General' },
    },
    ...placeChoices.map(({ label, title }) => ({
      header: t(label),
      cell: (price: Price) => price[title],
    })),
    amountColumn(t('prices.colPremium'), ({ premium }) => premium),
    percentColumn(t('kickback.ensure'), ({ ensurePercent }) => ensurePercent),
    percentColumn(t('kickback.dantaxi'), ({ dantaxiPercent }) => dantaxiPercent),
  ];
}
