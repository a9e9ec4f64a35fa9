import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Price } from '@/api/prices/price.model';
import { useListPricesQuery } from '@/api/prices/prices.api';
import { lazyDialog, useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { lazyWithRetry } from '@/shared/ui/late/lazyWithRetry';
import { Panel } from '@/shared/ui/Panel';
import type { PriceMatrixContainerProps } from '../matrix/PriceMatrixContainer';

const PriceMatrix = lazyWithRetry(
  async () => (await import('../matrix/PriceMatrixContainer')).PriceMatrixContainer,
  { texts: ['staff'] },
);

const KickbackDialog = lazyDialog(async () => (await import('./KickbackDialog')).KickbackDialog);

type OpenMatrixContainerProps = Omit<PriceMatrixContainerProps, 'onEditKickback'>;

export function OpenMatrixContainer(props: OpenMatrixContainerProps) {
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
        <PageHeading title={t('prices.title')}>
          <Button variant="secondary" iconName="refresh" isBusy={isFetching} onClick={refresh}>
            {t('common.refresh')}
          </Button>
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
