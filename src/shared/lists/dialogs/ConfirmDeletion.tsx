import { useState } from 'react';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/core/apiError';
import { useTexts } from '@/i18n/useTexts';
import { notifyFailure } from '../../errors/notifyFailure';
import { useGenericErrorText } from '../../errors/useMessageText';
import type { Confirmation } from '../../forms/confirmation';
import { notify } from '../../notifications/notify';
import { AppModal } from '../../ui/AppModal';
import { Button } from '../../ui/Button';
import { InlineQuestion } from '../../ui/InlineQuestion';
import type { ListDialogCallbacks } from './useListDialogs';

/** Texts are already translated. */
export interface ConfirmDeletionProps extends ListDialogCallbacks {
  title: string;
  /** What will be gone. */
  name: string;
  /** Said once it is gone. */
  doneText: string;
  /** What makes it need a second, named press. */
  confirmation?: Confirmation | null;
  /** What follows the question. */
  children?: ReactNode;
  /** Rejects with the call's error. */
  remove: () => Promise<unknown>;
}

/**
 * The confirmation of section 2. After a failure it stays open, so that Yes can be pressed again, save
 * where there is nothing left to delete.
 */
export function ConfirmDeletion(props: ConfirmDeletionProps) {
  const { title, name, doneText, remove, confirmation, children, onClose, onDone } = props;
  const { t } = useTexts();
  const failureText = useGenericErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const deleteIt = async () => {
    setIsBusy(true);
    try {
      await remove();
      notify.success(doneText);
      onDone();
    } catch (error) {
      notifyFailure(error, failureText(error));
      if (isApiError(error) && error.kind === 'notFound') onDone();
    }
    setIsBusy(false);
  };
  return (
    <AppModal
      title={title}
      isOpen
      onClose={onClose}
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
            <Button variant="secondary" onClick={onClose}>
              {t('common.no')}
            </Button>
            <Button
              variant="danger"
              isBusy={isBusy}
              onClick={() => {
                if (confirmation) setIsAsked(true);
                else void deleteIt();
              }}
            >
              {t('common.yes')}
            </Button>
          </>
        )
      }
    >
      <p className="fw-bold">
        <bdi>{name}</bdi>
      </p>
      {!(isAsked && confirmation) && (
        <>
          {children}
          <p className="mb-0">{t('common.confirmDelete')}</p>
        </>
      )}
    </AppModal>
  );
}
