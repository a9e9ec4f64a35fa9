import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Price } from '@/api/prices/price.model';
import { useListPricesQuery } from '@/api/prices/prices.api';
import { useRestoredDraft } from '@/shared/drafts/draftStore';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { RefreshButton } from '@/shared/lists/RefreshButton';
import { PageHeading } from '@/shared/ui/PageHeading';
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry';
import { Panel } from '@/shared/ui/Panel';
import '../components/priceViews.scss';
import type { PriceMatrixContainerProps } from '../matrix/PriceMatrixContainer';
import { matrixView, regulationDraft, toViewSearch, viewParam } from '../priceList';
import { KickbackDialog, PriceListContainer } from './PriceListContainer';

const PriceMatrix = lazyWithRetry(
  async () => (await import('../matrix/PriceMatrixContainer')).PriceMatrixContainer,
  { texts: ['staff', 'bulk'] },
);

export function PricesPage() {
  const { t } = useTranslation('staff');
  const [search] = useSearchParams();
  const isMatrix = search.get(viewParam) === matrixView;
  // The matrix is mounted when it is first shown, or at once if it has restored drafts. It then stays mounted behind
  // the list, so that it keeps its drafts.
  const heldCells = useRestoredDraft(matrixView);
  const heldRegulation = useRestoredDraft(regulationDraft);
  const [wasMatrix, setWasMatrix] = useState(
    isMatrix || heldCells !== null || heldRegulation !== null,
  );
  if (isMatrix && !wasMatrix) setWasMatrix(true);
  const [unsaved, setUnsaved] = useState({ count: 0, isUnconfirmed: false });
  const handleUnsaved = useCallback(
    (count: number, isUnconfirmed: boolean) => setUnsaved({ count, isUnconfirmed }),
    [],
  );
  const unsavedKey = unsaved.isUnconfirmed
    ? 'prices.viewMatrixUnconfirmed'
    : 'prices.viewMatrixUnsaved';
  const listSearch = toViewSearch(search, false);
  return (
    <>
      <nav className="price-views" aria-label={t('prices.views')}>
        <Link to={{ search: listSearch }} aria-current={isMatrix ? undefined : 'page'}>
          {t('prices.viewList')}
        </Link>
        <Link
          to={{ search: toViewSearch(search, true) }}
          aria-current={isMatrix ? 'page' : undefined}
        >
          {unsaved.count > 0 ? t(unsavedKey, { unsaved: unsaved.count }) : t('prices.viewMatrix')}
        </Link>
      </nav>
      {!isMatrix && <PriceListContainer />}
      {wasMatrix && (
        <MatrixView isShown={isMatrix} listSearch={listSearch} onUnsaved={handleUnsaved} />
      )}
    </>
  );
}

function MatrixView(props: Omit<PriceMatrixContainerProps, 'onEditKickback'>) {
  const { isShown } = props;
  const { t } = useTranslation('staff');
  const { isFetching, refetch } = useListPricesQuery();

  const body = useRef<HTMLDivElement>(null);
  const refresh = () => void refetch();
  const { openDialog, dialog } = useListDialogs(body, refresh, refresh, 'matrix');
  const editKickback = useCallback(
    (price: Price) => openDialog(KickbackDialog, { price }),
    [openDialog],
  );
  return (
    <>
      {isShown && (
        <PageHeading title={t('nav.prices')}>
          <RefreshButton isBusy={isFetching} onClick={refresh} />
        </PageHeading>
      )}
      <div ref={body} tabIndex={-1} hidden={!isShown}>
        <Panel>
          <PriceMatrix {...props} onEditKickback={editKickback} />
        </Panel>
      </div>
      {dialog}
    </>
  );
}
