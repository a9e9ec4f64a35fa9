import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trucker } from '@/api/truckers/trucker.model';
import { createRun, isUnderWay } from '@/shared/runs/run';
import { runStarted, selectRun } from '@/shared/runs/runs.slice';
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

/** Shows which hauliers get the message and which cannot, before it is sent. */
export function SendMessagesDialog(props: SendMessagesDialogProps) {
  const { message, truckers, onClose, onSent } = props;
  const { t } = useTranslation('bulk');
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => isUnderWay(selectRun(state)));
  const { items, leftOut } = useMemo(() => planMessages(message, truckers), [message, truckers]);
  const titleKey = `messages.${message}` as const;
  const handleSend = () => {
    dispatch(runStarted(createRun({ kind: 'messages', titleKey, items })));
    onSent(truckers.filter((trucker) => !leftOutAs(message, trucker)));
  };
  return (
    <AppModal
      title={t(titleKey)}
      isOpen
      onClose={onClose}
      footer={
        items.length > 0 && (
          <Button isUnavailable={isBusy} onClick={handleSend}>
            {t('messages.send', { count: items.length })}
          </Button>
        )
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
