import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { Price } from '@/api/prices/price.model';
import { useListPricesQuery } from '@/api/prices/prices.api';
import { loadTexts } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { useListDialogs } from '@/shared/lists/dialogs/useListDialogs';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Panel } from '@/shared/ui/Panel';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { inTime } from '@/shared/ui/states/inTime';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import type { PriceMatrixContainerProps } from '../matrix/PriceMatrixContainer';

type Outcome = { Matrix: ComponentType<PriceMatrixContainerProps> } | 'failed' | null;

async function loadMatrix() {
  const [{ PriceMatrixContainer }] = await inTime(
    Promise.all([import('../matrix/PriceMatrixContainer'), loadTexts(['staff'])]),
  );
  return { Matrix: PriceMatrixContainer };
}

const loadKickback = async () => (await import('./KickbackDialog')).KickbackDialog;

type OpenMatrixContainerProps = Omit<PriceMatrixContainerProps, 'onEditKickback'>;

/** The matrix of prices with its heading and its dialog. Its script comes with its first use. */
export function OpenMatrixContainer(props: OpenMatrixContainerProps) {
  const { isShown } = props;
  const { t } = useTexts();
  const { isFetching, refetch } = useListPricesQuery();
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (outcome !== null) return;
    let isWanted = true;
    loadMatrix().then(
      (loaded) => isWanted && setOutcome(loaded),
      () => isWanted && setOutcome('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [outcome]);

  const body = useRef<HTMLDivElement>(null);
  const refresh = () => void refetch();
  const { openDialog, dialog } = useListDialogs(body, refresh, refresh);
  const editKickback = useCallback(
    (price: Price) => openDialog(loadKickback, { price }),
    [openDialog],
  );
  const content = () => {
    if (outcome === null) return <LoadingState label={t('common.loading')} />;
    if (outcome !== 'failed') return <outcome.Matrix {...props} onEditKickback={editKickback} />;
    return (
      <ErrorState
        message={t('SOMETHING_WENT_WRONG')}
        retryLabel={t('common.tryAgain')}
        onRetry={() => setOutcome(null)}
      />
    );
  };
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
        <Panel>{content()}</Panel>
      </div>
      {dialog}
    </>
  );
}
