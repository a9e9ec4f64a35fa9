import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadTexts } from '@/i18n/i18n';
import { useTexts } from '@/i18n/useTexts';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { inTime } from '@/shared/ui/states/inTime';
import { AnswerLoading } from '@/shared/ui/states/AnswerLoading';
import type { TruckerPanelContainerProps } from '../panel/TruckerPanelContainer';

type Outcome = { Panel: ComponentType<TruckerPanelContainerProps> } | 'failed' | null;

async function loadPanel() {
  const [{ TruckerPanelContainer }] = await inTime(
    Promise.all([import('../panel/TruckerPanelContainer'), loadTexts(['staff'])]),
  );
  return { Panel: TruckerPanelContainer };
}

/** The haulier that is open, whose script comes with its first use. */
export function OpenTruckerContainer(props: TruckerPanelContainerProps) {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (outcome !== null) return;
    let isWanted = true;
    loadPanel().then(
      (loaded) => isWanted && setOutcome(loaded),
      () => isWanted && setOutcome('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [outcome]);
  if (outcome === null) return <AnswerLoading />;
  if (outcome === 'failed') {
    return (
      <ErrorState
        message={t('SOMETHING_WENT_WRONG')}
        retryLabel={t('common.tryAgain')}
        onRetry={() => setOutcome(null)}
      />
    );
  }
  return <outcome.Panel {...props} />;
}
