import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../errors/MessageText';
import { ColleagueNotice, type ColleagueNoticeProps } from '../../forms/ColleagueNotice';
import { FormDialog, type FormDialogProps } from '../../forms/FormDialog';
import type { FormValues } from '../../forms/validation';
import { ErrorState } from '../../ui/states/ErrorState';
import { AnswerLoading } from '../../ui/states/LoadingState';
import type { EditForm } from './useEditForm';

export interface EditDialogProps
  extends
    Pick<FormDialogProps, 'title' | 'onClose' | 'size' | 'children'>,
    Pick<ColleagueNoticeProps, 'textOf'> {
  edit: EditForm<unknown, FormValues>;
  submitText?: string;
  /** For a record that was deleted meanwhile: closes and reads the list again. */
  onGone?: () => void;
  /** Names the button that adds such a record again. */
  recreateText?: string;
  /** Replaces the fields while what they need is loaded. */
  placeholder?: ReactNode;
}

/** The dialog of a form that edits what others may edit, too: first what is saved, then the fields (0012). */
export function EditDialog(props: EditDialogProps) {
  const { edit, textOf, submitText, onGone, recreateText, placeholder, children, ...dialog } =
    props;
  const { t } = useTranslation();
  const toText = useMessageText();
  const { form, readFailure, isReading, retry, changes, answer } = edit;
  const handleGone = edit.isGone ? onGone : undefined;
  // A failure stays while it is tried again, and its button keeps the focus.
  const unread = (
    <>
      {readFailure && (
        <ErrorState
          message={toText(readFailure)}
          retryLabel={t('common.tryAgain')}
          {...(!handleGone && { onRetry: retry })}
        />
      )}
      {isReading && <AnswerLoading />}
    </>
  );
  return (
    <FormDialog
      {...dialog}
      {...(handleGone && { onClose: handleGone, closeText: t('edit.closeAndReload') })}
      form={form}
      submitText={handleGone ? (recreateText ?? null) : (submitText ?? t('common.save'))}
      busyText={t('common.saving')}
      placeholder={edit.entity === null ? unread : placeholder}
    >
      <ColleagueNotice form={form} changes={changes} textOf={textOf} onAnswer={answer} />
      {children}
    </FormDialog>
  );
}
