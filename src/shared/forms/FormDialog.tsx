import {
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowSave } from '../drafts/RunningSaves';
import { useUnsavedWork } from '../drafts/unsavedWork';
import { DialogDraftContext } from '../drafts/dialogDraft';
import { useMessageText } from '../errors/MessageText';
import { useIsMounted } from '../hooks/useIsMounted';
import { LiveMessage } from '../notifications/LiveRegion';
import { useNotify } from '../notifications/useNotify';
import { Alert } from '../ui/Alert';
import { AppModal, focusFirstField, type AppModalProps } from '../ui/AppModal';
import { Button } from '../ui/Button';
import { ConfirmQuestion } from './ConfirmQuestion';
import { ErrorSummary } from './ErrorSummary';
import { FormFrame } from './AppForm';
import type { FormHandle } from './formContext';
import {
  failureMessages,
  toChangeFailure,
  type SubmitFailure,
  type ToFailure,
} from './serverErrors';
import { InlineQuestion } from '../ui/InlineQuestion';

export interface FormDialogProps extends Pick<AppModalProps, 'fallbackFocus'> {
  title: string;
  form: FormHandle;
  submitText: string | null;
  /** A second button that saves the form, before the main one. */
  otherSubmit?: { text: string; onPress: () => void };
  onClose: () => void;
  /**
   * Called instead of `onClose` when the user leaves in spite of changes. Must not navigate: the navigation that was
   * stopped for the question follows, and fails after another one.
   */
  onLeave?: () => void;
  /** The text of the closing button, if it does more than cancel. */
  closeText?: string | undefined;
  children: ReactNode;
  size?: 'lg';
  /** Shown instead of the fields, for example while their data is loaded. */
  placeholder?: ReactNode;
}

function RestoredNotice() {
  const { t } = useTranslation();
  return (
    <>
      <Alert tone="info" title={t('edit.restored')} />
      <LiveMessage text={t('edit.restored')} />
    </>
  );
}

/**
 * Focuses the first field, even if the fields are rendered after the dialog has opened. But if the user has moved the
 * focus to a button meanwhile, it stays there.
 */
function Fields({ onFocus, children }: { onFocus: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the focus is still on an element around the fields, only the dialog has moved it, and not the user.
    if (document.activeElement?.contains(box.current)) focusFirstField(box.current);
  }, []);
  return (
    <div ref={box} onFocus={onFocus}>
      <ErrorSummary />
      {children}
    </div>
  );
}

/**
 * A dialog with a form. Before it discards changes, it asks inside the dialog, also on the browser's back and forward.
 * Escape, or focusing a field, closes the question and returns to the form. While the form is sent, Escape and the
 * closing buttons do nothing.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, otherSubmit, children, size, placeholder } = props;
  const { t } = useTranslation();
  const draft = useContext(DialogDraftContext);
  const restore = useEffectEvent(() => {
    const typed = Object.entries(draft.restored?.values ?? {});
    typed.forEach(([name, value]) => form.setValue(name, value));
  });
  useEffect(() => restore(), []);
  useEffect(() => draft.note({ values: form.isDirty ? form.values : null }));

  const [isClosing, setIsClosing] = useState(false);
  /** The element that gets the focus back when a question closes. Never an element inside a question. */
  const before = useRef<HTMLElement>(null);
  const leaving = useUnsavedWork({
    hasChanges: () => form.isDirty,
    onLeave: props.onLeave ?? onClose,
    asksWithinPage: true,
  });
  const isDiscarding = isClosing || leaving !== null;
  const { question } = form;
  const isAsking = isDiscarding || question !== null;

  const handleStay = () => {
    if (!isDiscarding) question?.onStay();
    setIsClosing(false);
    leaving?.onStay();
  };
  const handleFieldFocus = () => {
    if (isAsking) handleStay();
  };
  // Note each element when it gets the focus. Once a question is open, it is too late: the question hides the button
  // that opened it, and this button has lost the focus.
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.closest('[role=alertdialog]')) before.current = target;
  };
  const handleClose = () => {
    if (isAsking) {
      handleStay();
    } else if (form.isDirty) {
      before.current = document.activeElement as HTMLElement | null;
      setIsClosing(true);
    } else {
      onClose();
    }
  };
  // Return the focus in the cleanup, when the question is gone: while it is open, the element cannot take the focus.
  useEffect(() => (isAsking ? () => before.current?.focus() : undefined), [isAsking]);

  return (
    <AppModal
      title={title}
      onClose={handleClose}
      isLocked={form.isBusy}
      fallbackFocus={props.fallbackFocus}
      {...(size && { size })}
      frame={(content) => (
        <FormFrame form={form} className="modal-form" onFocus={handleFocus}>
          {content}
        </FormFrame>
      )}
      footer={
        <>
          <Button variant="secondary" hidden={isAsking || form.isBusy} onClick={handleClose}>
            {props.closeText ?? t('common.cancel')}
          </Button>
          {!placeholder && otherSubmit && (
            <Button
              variant="secondary"
              hidden={isAsking || form.isBusy}
              onClick={otherSubmit.onPress}
            >
              {otherSubmit.text}
            </Button>
          )}
          {!placeholder && props.submitText !== null && (
            <Button
              type="submit"
              hidden={isAsking}
              isBusy={form.isBusy}
              busyText={t('common.saving')}
            >
              {props.submitText}
            </Button>
          )}
          {/* Questions come last, because the dialog traps the focus between its first and its last button. */}
          {question && !isDiscarding && <ConfirmQuestion {...question} />}
          {isDiscarding && (
            <InlineQuestion
              key={leaving ? 'leaving' : 'closing'}
              title={t(leaving ? 'common.unsavedTitle' : 'common.discardTitle')}
              reasons={[t('common.unsavedBody')]}
              stayText={t(leaving ? 'common.stay' : 'common.keepEditing')}
              onStay={handleStay}
              goText={t(leaving ? 'common.leave' : 'common.discard')}
              onGo={leaving ? leaving.onLeave : onClose}
            />
          )}
        </>
      }
    >
      {placeholder ?? (
        <Fields onFocus={handleFieldFocus}>
          {draft.restored && <RestoredNotice />}
          {children}
        </Fields>
      )}
    </AppModal>
  );
}

interface Save {
  /** Sends the change. Rejects with the request's error. */
  send: () => Promise<unknown>;
  doneText: string;
  about?: string;
  onSaved: () => void;
  /** Turns an error into the failure to show. By default, with the generic text instead of the server's message. */
  toFailure?: ToFailure;
}

/**
 * Returns a function for the `onSubmit` of a dialog's form, which returns a failure for the form to show. If the dialog
 * was closed meanwhile, a notification shows the failure. `error` is the request's, if one has failed.
 */
export function useFailInDialog() {
  const notify = useNotify();
  const toText = useMessageText();
  const isMounted = useIsMounted();
  return (failure: SubmitFailure, about = '', error?: unknown): SubmitFailure => {
    if (!isMounted.current) {
      const text = failureMessages(failure).map(toText).join(' ');
      notify.failure(error, text, about ? { about } : {});
    }
    return failure;
  };
}

/**
 * Returns a function for the `onSubmit` of a dialog's form: it sends the change, notifies of the success and calls
 * `onSaved`. Resolves with the failure, if any, as `useFailInDialog` does.
 */
export function useSaveInDialog(): (save: Save) => Promise<SubmitFailure | undefined> {
  const notify = useNotify();
  const failInDialog = useFailInDialog();
  const followSave = useFollowSave();
  return async ({ send, doneText, about, onSaved, toFailure }) => {
    try {
      await followSave(send());
    } catch (error) {
      return failInDialog(toChangeFailure(error, toFailure), about, error);
    }
    notify.success(doneText, about ? { about } : {});
    onSaved();
    return undefined;
  };
}
