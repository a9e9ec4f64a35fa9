import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import type { Translate } from '@/i18n/i18n';
import { amountColumn, type ExportColumn } from '@/shared/export/exportTable';
import { RowAction, RowActions } from '@/shared/lists/cells';
import type { Column } from '@/shared/lists/columns';
import { formatKroner } from '@/shared/money/formatAmount';
import { UnreadableAmount } from '@/shared/money/UnreadableAmount';
import { typeTexts, type AddOnColumn } from './addOnList';
import { PlacesContext, placeTexts } from './addOnPlaces';

/**
 * Shows where the wizard offers an add-on. The place comes from a context and not from the columns. So a change of
 * places renders these texts again, but not the rows.
 */
function PlaceText({ id }: { id: number }) {
  const { t } = useTranslation('staff');
  return t(placeTexts[useContext(PlacesContext).get(id) ?? 'unasked']);
}

export function addOnColumns(
  t: Translate,
  onEdit: (addOn: AddOn) => void,
  onDelete: (addOn: AddOn) => void,
): Column<AddOn, AddOnColumn>[] {
  return [
    {
      id: 'name',
      header: t('field.name'),
      isSortable: true,
      isRowHeader: true,
      cell: ({ name }) => name || t('common.notProvided'),
    },
    {
      id: 'type',
      header: t('common.type'),
      isSortable: true,
      cell: ({ id, type }) => (
        <div>
          <span>{t(typeTexts[type])}</span>
          <small className="d-block text-body-secondary">
            <PlaceText id={id} />
          </small>
        </div>
      ),
    },
    {
      id: 'price',
      header: t('addOns.colPrice'),
      isSortable: true,
      isNumeric: true,
      cell: ({ price }) =>
        price === null ? <UnreadableAmount text={t('money.unreadable')} /> : formatKroner(price, t),
    },
    {
      id: 'actions',
      header: t('common.actions'),
      cell: (addOn) => (
        <RowActions label={t('table.actionsFor', { name: addOn.name })}>
          <RowAction iconName="edit" label={t('addOns.edit')} onClick={() => onEdit(addOn)} />
          <RowAction iconName="delete" label={t('addOns.delete')} onClick={() => onDelete(addOn)} />
        </RowActions>
      ),
    },
  ];
}

export function addOnExportColumns(t: Translate): ExportColumn<AddOn>[] {
  return [
    { header: t('field.name'), cell: ({ name }) => name },
    { header: t('common.type'), cell: ({ type }) => t(typeTexts[type]) },
    amountColumn(t('addOns.yearlyPrice'), ({ price }) => price),
  ];
}
