import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { makeListFile } from '@/shared/export/makeListFile';
import { lazyDialog, useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { List } from '@/shared/lists/List';
import { useClientSideList } from '@/shared/lists/useList';
import { addOnListShape } from './addOnList';
import { PlacesContext, placesOf } from './addOnPlaces';
import { addOnColumns, addOnExportColumns } from './addOnColumns';
import { useAddOnList } from './addOnRequests';

const AddAddOnDialog = lazyDialog(async () => (await import('./AddAddOnDialog')).AddAddOnDialog);
const EditAddOnDialog = lazyDialog(async () => (await import('./EditAddOnDialog')).EditAddOnDialog);
const DeleteAddOnDialog = lazyDialog(
  async () => (await import('./DeleteAddOnDialog')).DeleteAddOnDialog,
);

export function AddOnsPage() {
  const { t } = useTranslation('staff');
  const query = useAddOnList();
  const list = useClientSideList(addOnListShape, query);
  const file = {
    title: t('csv.productsTitle'),
    hasTitleLine: true,
    columns: addOnExportColumns(t),
    fetchRows: list.fetchMatches,
  };
  /** After an add-on was added, clears the search and the sorting: the search might hide the new add-on. */
  const showAll = () => list.change({ text: '', sort: null });
  const { openDialog, dialog } = useListDialogs(list.bodyRef, list.refetch, showAll);
  const columns = useMemo(
    () =>
      addOnColumns(
        t,
        (addOn) => openDialog(EditAddOnDialog, { addOn }),
        (addOn) => openDialog(DeleteAddOnDialog, { addOn }),
      ),
    [t, openDialog],
  );
  const places = useMemo(() => placesOf(query.data ?? []), [query.data]);
  return (
    <PlacesContext value={places}>
      <List
        id="addOns"
        list={list}
        columns={columns}
        fields={[
          { value: 'name', label: t('prices.filterName') },
          { value: 'price', label: t('prices.filterPrice') },
        ]}
        texts={{
          title: t('nav.addOns'),
          searchText: t('addOns.searchText'),
          add: t('addOns.add'),
          empty: t('addOns.empty'),
          noMatch: t('addOns.noResults'),
        }}
        onAdd={() => openDialog(AddAddOnDialog, {})}
        exported={{ fileName: file.title, makeFile: (task) => makeListFile(file, task) }}
      />
      {dialog}
    </PlacesContext>
  );
}
