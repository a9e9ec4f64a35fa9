import { useMemo } from 'react';
import type { Price } from '@/api/prices/price.model';
import { useListPricesQuery } from '@/api/prices/prices.api';
import { useTexts } from '@/i18n/useTexts';
import { ExportButtons } from '@/shared/export/ExportButtons';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { useClientSideList } from '@/shared/lists/client-side/useClientSideList';
import { useClientSideListExport } from '@/shared/lists/client-side/useClientSideListExport';
import { ClientSideList } from '@/shared/lists/client-side/ClientSideList';
import { PriceActions } from '../components/PriceActions';
import { priceColumns } from '../components/priceColumns';
import { priceExportColumns } from '../priceExportColumns';
import { priceListShape } from '../priceList';

const loadAdd = async () => (await import('./AddPriceDialog')).AddPriceDialog;
const loadEdit = async () => (await import('./EditPriceDialog')).EditPriceDialog;
const loadKickback = async () => (await import('./KickbackDialog')).KickbackDialog;
const loadDelete = async () => (await import('./DeletePriceDialog')).DeletePriceDialog;

/** The prices as a list (specification, section 2). */
export function PriceListContainer() {
  const texts = useTexts();
  const { t } = texts;
  const list = useClientSideList(priceListShape, useListPricesQuery());
  const fileExport = useClientSideListExport({
    title: t('csv.pricesTitle'),
    columns: priceExportColumns(t),
    readMatches: list.readMatches,
  });
  /** A new price has the highest id, so this order shows it on top. */
  const showNewest = () => list.show({ text: '', sort: { column: 'id', direction: 'desc' } });
  const { openDialog, dialog } = useListDialogs(list.bodyRef, list.refresh, showNewest);
  const columns = useMemo(() => {
    const renderActions = (price: Price) => (
      <PriceActions
        t={texts.t}
        id={price.id}
        onEditKickback={() => openDialog(loadKickback, { price })}
        onEdit={() => openDialog(loadEdit, { price })}
        onDelete={() => openDialog(loadDelete, { price })}
      />
    );
    return priceColumns(texts, renderActions);
  }, [texts, openDialog]);
  return (
    <>
      <ClientSideList
        id="prices"
        list={list}
        title={t('prices.title')}
        columns={columns}
        fields={[
          { value: 'name', label: t('prices.filterName') },
          { value: 'price', label: t('prices.filterPrice') },
        ]}
        fieldLabel={t('prices.searchIn')}
        textLabel={t('prices.searchText')}
        emptyText={t('prices.empty')}
        noMatchText={t('prices.noResults')}
        addText={t('prices.add')}
        onAdd={() => openDialog(loadAdd, {})}
      >
        <ExportButtons fileExport={fileExport} />
      </ClientSideList>
      {dialog}
    </>
  );
}
