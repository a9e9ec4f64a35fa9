import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { makeListFile } from '@/shared/export/makeListFile';
import { lazyDialog, useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { List } from '@/shared/lists/List';
import { useClientSideList } from '@/shared/lists/useList';
import { priceColumns, priceExportColumns } from '../components/priceColumns';
import { priceListShape } from '../priceList';
import { usePriceList } from '../priceRequests';

const AddPriceDialog = lazyDialog(async () => (await import('./AddPriceDialog')).AddPriceDialog);
const EditPriceDialog = lazyDialog(async () => (await import('./EditPriceDialog')).EditPriceDialog);
export const KickbackDialog = lazyDialog(
  async () => (await import('./KickbackDialog')).KickbackDialog,
);
const DeletePriceDialog = lazyDialog(
  async () => (await import('./DeletePriceDialog')).DeletePriceDialog,
);

export function PriceListContainer() {
  const { t } = useTranslation('staff');
  const list = useClientSideList(priceListShape, usePriceList());
  const file = {
    title: t('csv.pricesTitle'),
    hasTitleLine: true,
    columns: priceExportColumns(t),
    fetchRows: list.fetchMatches,
  };
  /** After a price was added, clears the search and shows the highest id first, which is that of the new price. */
  const showNewest = () => list.change({ text: '', sort: { column: 'id', direction: 'desc' } });
  const { openDialog, dialog } = useListDialogs(list.bodyRef, list.refetch, showNewest);
  const columns = useMemo(
    () =>
      priceColumns(t, {
        onEditKickback: (price) => openDialog(KickbackDialog, { price }),
        onEdit: (price) => openDialog(EditPriceDialog, { price }),
        onDelete: (price) => openDialog(DeletePriceDialog, { price }),
      }),
    [t, openDialog],
  );
  return (
    <>
      <List
        id="prices"
        list={list}
        columns={columns}
        fields={[
          { value: 'name', label: t('prices.filterName') },
          { value: 'price', label: t('prices.filterPrice') },
        ]}
        texts={{
          title: t('nav.prices'),
          searchText: t('prices.searchText'),
          add: t('prices.add'),
          empty: t('prices.empty'),
          noMatch: t('prices.noResults'),
        }}
        onAdd={() => openDialog(AddPriceDialog, {})}
        exported={{ fileName: file.title, makeFile: (task) => makeListFile(file, task) }}
      />
      {dialog}
    </>
  );
}
