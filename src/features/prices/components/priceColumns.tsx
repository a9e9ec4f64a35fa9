import type { Price } from '@/api/prices/price.model';
import type { Texts } from '@/i18n/useTexts';
import { RowAction, RowActions } from '@/shared/lists/cells';
import { hyphenatedHeader } from '@/shared/lists/columns';
import type { Column } from '@/shared/lists/columns';
import { formatAmount } from '@/shared/money/formatAmount';
import { UnreadAmount } from '@/shared/money/UnreadAmount';
import type { PriceColumn } from '../priceList';
import { kickbacksOf } from '../priceWords';

/** What the buttons of a row do. */
interface PriceActions {
  onEditKickback: (price: Price) => void;
  onEdit: (price: Price) => void;
  onDelete: (price: Price) => void;
}

/** The columns of the price list in the order of section 2. */
export function priceColumns(
  { t, language }: Texts,
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
            t('money.kroner', { amount: formatAmount(price.premium, language) })
          )}
          <small className="d-block text-body-secondary">
            {t('prices.kickbacks', kickbacksOf(price, language))}
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
