import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '@/api/core/apiError';
import { useFollowSave } from '../../drafts/RunningSaves';
import { useMessageText } from '../../errors/MessageText';
import type { Confirmation } from '../../forms/confirmation';
import { useFailInDialog } from '../../forms/FormDialog';
import { failureMessages, toChangeFailure, type SubmitFailure } from '../../forms/serverErrors';
import { useNotify } from '../../notifications/useNotify';
import { AppModal } from '../../ui/AppModal';
import { Button } from '../../ui/Button';
import { InlineQuestion } from '../../ui/InlineQuestion';
import { ErrorState } from '../../ui/states/ErrorState';
import type { ListDialogCallbacks } from './useListDialogs';

interface ConfirmDeletionProps extends ListDialogCallbacks {
  title: string;
  /** Identifies the record among all that can be deleted. */
  record: string;
  name: string;
  /** A shorter `name` for the notification that the record is deleted. */
  shortName?: string;
  /** The reasons why deleting needs a second press; null if there are none. */
  confirmation?: Confirmation | null;
  /** Shown instead of the question while the data for it is fetched. */
  placeholder?: ReactNode;
  children?: ReactNode;
  /** Deletes the record. Rejects with the request's error. */
  remove: () => Promise<unknown>;
}

interface Removal {
  /** Settles when the request has ended. Rejects with the request's error. */
  ended: Promise<unknown>;
  presses: number;
}

/** The running deletions, by record. In module scope, because a deletion goes on when its dialog is closed. */
const running = new Map<string, Removal>();

/** Joins the running deletion of the record, so that a press in another dialog does not send it again. */
function joinRemoval(record: string, remove: () => Promise<unknown>) {
  const removal: Removal = running.get(record) ?? {
    ended: remove().finally(() => running.delete(record)),
    presses: 0,
  };
  running.set(record, removal);
  removal.presses += 1;
  const press = removal.presses;
  return { ended: removal.ended, isLastPress: () => removal.presses === press };
}

/**
 * The dialog that asks before a record is deleted. Shows a failure with a retry button, or in a notification if the
 * dialog was closed meanwhile. A record that a colleague has already deleted is not a failure. If several dialogs wait
 * for the same deletion, the newest reports its end.
 */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  const {
    title,
    record,
    name,
    shortName = name,
    remove,
    confirmation,
    placeholder,
    children,
    onClose,
    onDone,
  } = props;
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const failInDialog = useFailInDialog();
  const followSave = useFollowSave();
  const toText = useMessageText();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const safeButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);

  const deleteIt = async () => {
    setIsBusy(true);
    setFailure(null);
    const { ended, isLastPress } = joinRemoval(record, remove);
    try {
      await followSave(ended);
      if (!isLastPress()) return;
      notify.success(t('common.deleted', { name: shortName }));
    } catch (error) {
      if (!isLastPress()) return;
      if (!isNotFound(error)) {
        setFailure(failInDialog(toChangeFailure(error), `${title}: ${name}`, error));
        setIsBusy(false);
        return;
      }
      notify.info(t('common.alreadyDeleted', { name: shortName }));
    }
    onDone();
    setIsBusy(false);
  };
  return (
    <AppModal
      title={title}
      onClose={onClose}
      initialFocus={safeButton}
      fallbackFocus={deleteButton}
      footer={
        isAsked && confirmation ? (
          <InlineQuestion
            title={t('common.confirmDelete')}
            reasons={confirmation.reasons}
            stayText={t('common.no')}
            onStay={onClose}
            goText={confirmation.confirmText}
            onGo={() => {
              setIsAsked(false);
              void deleteIt();
            }}
            isDanger
          />
        ) : (
          <>
            <Button ref={safeButton} variant="secondary" onClick={onClose}>
              {t('common.no')}
            </Button>
            {!placeholder && (
              <Button
                ref={deleteButton}
                variant="danger"
                isBusy={isBusy}
                busyText={t('common.deleting')}
                onClick={() => {
                  if (confirmation && !failure) setIsAsked(true);
                  else void deleteIt();
                }}
              >
                {t(failure ? 'common.tryAgain' : 'common.yes')}
              </Button>
            )}
          </>
        )
      }
    >
      {failure && <ErrorState message={failureMessages(failure).map(toText).join(' ')} />}
      <p className="fw-bold">
        <bdi>{name}</bdi>
      </p>
      {placeholder ??
        (!(isAsked && confirmation) && (
          <>
            {children}
            <p className="mb-0">{t('common.confirmDelete')}</p>
          </>
        ))}
    </AppModal>
  );
}
