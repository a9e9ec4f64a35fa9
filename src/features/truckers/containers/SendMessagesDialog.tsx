import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { createRun, isUnderWay } from '@/shared/runs/run';
import { runStarted, selectRun } from '@/shared/runs/runs.slice';
import { useReplaceQuestion } from '@/shared/runs/useReplaceQuestion';
import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { TruckerMessage } from '@/store/truckerMessages.slice';
import { leftOutAs, planMessages } from '../runs/planMessages';

interface SendMessagesDialogProps {
  message: TruckerMessage;
  truckers: readonly Trucker[];
  onClose: () => void;
  onSent: (truckers: readonly Trucker[]) => void;
}

/** Shows, before a message is sent to the selected hauliers, which of them get it and which cannot. */
export function SendMessagesDialog(props: SendMessagesDialogProps) {
  const { message, truckers, onClose, onSent } = props;
  const { t } = useTranslation('bulk');
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectRun);
  const isBusy = isUnderWay(run);
  const { items, leftOut } = useMemo(() => planMessages(message, truckers), [message, truckers]);
  const titleKey = `messages.${message}` as const;
  const plan = { kind: 'messages', titleKey, items } as const;
  const { button, press, question } = useReplaceQuestion(run, plan, () => {
    dispatch(runStarted(createRun(plan)));
    onClose();
    onSent(truckers.filter((trucker) => !leftOutAs(message, trucker)));
  });
  return (
    <AppModal
      title={t(titleKey)}
      onClose={onClose}
      footer={
        items.length > 0 &&
        (question ?? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button ref={button} isUnavailable={isBusy} onClick={press}>
              {t('messages.send', { count: items.length })}
            </Button>
          </>
        ))
      }
    >
      {isBusy && <p>{t('runs.busy')}</p>}
      <p>{t('messages.get', { count: items.length })}</p>
      {items.length > 0 && (
        <details>
          <summary>{t('runs.list')}</summary>
          <ul>
            {items.map(({ key, label, wanted }) => (
              <li key={key}>
                <bdi>{label}</bdi>, {wanted}
              </li>
            ))}
          </ul>
        </details>
      )}
      {leftOut.length > 0 && (
        <>
          <p className="mb-1">{t('messages.leftOut', { count: leftOut.length })}</p>
          <ul className="mb-0">
            {leftOut.map(({ trucker: { id, name }, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {t(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </AppModal>
  );
}
