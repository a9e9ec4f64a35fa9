import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { amountFormat, type ExportColumn } from '@/shared/export/exportTable';
import { RowAction, RowActions } from '@/shared/lists/cells';
import type { Column } from '@/shared/lists/columns';
import { formatAmount, plainAmount } from '@/shared/money/formatAmount';
import { UnreadAmount } from '@/shared/money/UnreadAmount';
import { typeTexts, type AddOnColumn } from './addOnList';
import { PlacesContext, placeTexts } from './addOnPlaces';

/** What an add-on is sold as. It reads the places itself, so that a row is drawn again only when its own add-on changes. */
function PlaceText({ id }: { id: number }) {
  const { t } = useTranslation('staff');
  return t(placeTexts[useContext(PlacesContext).get(id) ?? 'unasked']);
}

/** What the buttons of a row do. */
interface AddOnActions {
  onEdit: (addOn: AddOn) => void;
  onDelete: (addOn: AddOn) => void;
}

/** The columns of the add-on list in the order of section 2. */
export function addOnColumns(
  t: Translate,
  { onEdit, onDelete }: AddOnActions,
): Column<AddOn, AddOnColumn>[] {
  return [
    {
      id: 'name',
      header: t('common.name'),
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
          {t(typeTexts[type])}
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
        price === null ? (
          <UnreadAmount text={t('money.unread')} />
        ) : (
          t('money.kroner', { amount: formatAmount(price, currentLanguage()) })
        ),
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

/** The columns of the exported add-ons. In a CSV prices have a decimal comma and no grouping, as Danish spreadsheets read them; one that cannot be read is an empty cell. */
export function addOnExportColumns(t: Translate): ExportColumn<AddOn>[] {
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
