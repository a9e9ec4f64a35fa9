import { useMemo } from 'react';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { useListAddOnsQuery } from '@/api/add-ons/addOns.api';
import { useTexts } from '@/i18n/useTexts';
import { ExportButtons } from '@/shared/export/ExportButtons';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { useClientSideList } from '@/shared/lists/client-side/useClientSideList';
import { useClientSideListExport } from '@/shared/lists/client-side/useClientSideListExport';
import { ClientSideList } from '@/shared/lists/client-side/ClientSideList';
import { addOnExportColumns } from './addOnExportColumns';
import { addOnListShape } from './addOnList';
import { PlacesContext, placesOf } from './addOnPlaces';
import { AddOnActions } from './AddOnActions';
import { addOnColumns } from './addOnColumns';

const loadAdd = async () => (await import('./AddAddOnDialog')).AddAddOnDialog;
const loadEdit = async () => (await import('./EditAddOnDialog')).EditAddOnDialog;
const loadDelete = async () => (await import('./DeleteAddOnDialog')).DeleteAddOnDialog;

/** The add-on list (specification, section 2). */
export function AddOnsPage() {
  const texts = useTexts();
  const { t } = texts;
  const query = useListAddOnsQuery();
  const list = useClientSideList(addOnListShape, query);
  const fileExport = useClientSideListExport({
    title: t('csv.productsTitle'),
    columns: addOnExportColumns(t),
    readMatches: list.readMatches,
  });
  /** A new add-on need not match the search. */
  const showAll = () => list.show({ text: '', sort: null });
  const { openDialog, dialog } = useListDialogs(list.bodyRef, list.refresh, showAll);
  const columns = useMemo(() => {
    const renderActions = (addOn: AddOn) => (
      <AddOnActions
        t={texts.t}
        name={addOn.name}
        onEdit={() => openDialog(loadEdit, { addOn })}
        onDelete={() => openDialog(loadDelete, { addOn })}
      />
    );
    return addOnColumns(texts, renderActions);
  }, [texts, openDialog]);
  const places = useMemo(() => placesOf(query.data ?? []), [query.data]);
  return (
    <PlacesContext value={places}>
      <ClientSideList
        id="addOns"
        list={list}
        title={t('addOns.title')}
        columns={columns}
        fields={[
          { value: 'name', label: t('common.name') },
          { value: 'price', label: t('common.price') },
        ]}
        fieldLabel={t('addOns.searchIn')}
        textLabel={t('addOns.searchText')}
        emptyText={t('addOns.empty')}
        noMatchText={t('addOns.noResults')}
        addText={t('addOns.add')}
        onAdd={() => openDialog(loadAdd, {})}
      >
        <ExportButtons fileExport={fileExport} />
      </ClientSideList>
      {dialog}
    </PlacesContext>
  );
}
