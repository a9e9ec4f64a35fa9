import {
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../drafts/unsavedWork';
import { DialogDraftContext } from '../drafts/dialogDraft';
import { useAnnounce } from '../notifications/useNotify';
import { Alert } from '../ui/Alert';
import { AppModal, focusFirstField } from '../ui/AppModal';
import { Button } from '../ui/Button';
import { FormFrame, ErrorSummary } from './AppForm';
import type { FormHandle } from './formContext';
import { InlineQuestion } from '../ui/InlineQuestion';

export interface FormDialogProps {
  title: string;
  form: FormHandle;
  submitText: string | null;
  /** Shown while the form is sent. */
  busyText: string;
  onClose: () => void;
  /** Names the closing button where it does more than cancel. */
  closeText?: string | undefined;
  children: ReactNode;
  size?: 'sm' | 'lg';
  /** Replaces the fields, such as while their data is loaded. */
  placeholder?: ReactNode;
}

interface FieldsProps {
  onFocus: (field: HTMLElement) => void;
  children: ReactNode;
}

function RestoredNotice() {
  const { t } = useTranslation();
  const { announce } = useAnnounce();
  useEffect(() => announce(t('edit.restored')), [announce, t]);
  return <Alert tone="info" title={t('edit.restored')} />;
}

/** The first field takes the focus, also where the fields come after the dialog. */
function Fields({ onFocus, children }: FieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(box.current), []);
  return (
    <div ref={box} onFocus={({ target }) => onFocus(target)}>
      <ErrorSummary />
      {children}
    </div>
  );
}

/**
 * Asks in the dialog before changes are dropped, also on the steps back and forward of the browser. Escape or a
 * press in a field goes back to the form. It cannot be closed while it is sent.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, children, size, placeholder } = props;
  const { t } = useTranslation();
  const draft = useContext(DialogDraftContext);
  const restore = useEffectEvent(() => {
    const typed = Object.entries(draft.restored?.values ?? {});
    typed.forEach(([name, value]) => form.setValue(name, value));
  });
  useEffect(() => restore(), []);
  useEffect(() => draft.note({ values: form.isDirty ? form.values : null }));

  const [isClosing, setIsClosing] = useState(false);
  const before = useRef<HTMLElement>(null);
  const leaving = useUnsavedWork({
    hasChanges: () => form.isDirty,
    onLeave: onClose,
    isAnyStepLeaving: true,
  });
  const isDiscarding = isClosing || leaving !== null;
  const { question } = form;
  const isAsking = isDiscarding || question !== null;

  const handleStay = () => {
    if (!isDiscarding) question?.onStay();
    setIsClosing(false);
    leaving?.onStay();
  };
  const handleFieldFocus = (field: HTMLElement) => {
    if (!isAsking) return;
    before.current = field;
    handleStay();
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
  // Before the question takes the focus, which no press has led to here.
  const isUncalled = isAsking && !isClosing;
  useLayoutEffect(() => {
    if (isUncalled) before.current = document.activeElement as HTMLElement | null;
  }, [isUncalled]);
  // Once what stood there can take the focus again.
  useEffect(() => (isAsking ? () => before.current?.focus() : undefined), [isAsking]);

  return (
    <AppModal
      title={title}
      isOpen
      onClose={handleClose}
      isLocked={form.isBusy}
      {...(size && { size })}
      frame={(content) => (
        <FormFrame form={form} className="modal-form">
          {content}
        </FormFrame>
      )}
      footer={
        <>
          <Button variant="secondary" hidden={isAsking || form.isBusy} onClick={handleClose}>
            {props.closeText ?? t('common.cancel')}
          </Button>
          {!placeholder && props.submitText !== null && (
            <Button type="submit" hidden={isAsking} isBusy={form.isBusy} busyText={props.busyText}>
              {props.submitText}
            </Button>
          )}
          {/* Last, as the dialog keeps the focus between its first button and its last. */}
          {question && !isDiscarding && (
            <InlineQuestion
              title={t('confirm.title')}
              reasons={question.reasons}
              stayText={t('confirm.back')}
              onStay={question.onStay}
              goText={question.confirmText}
              onGo={question.onConfirm}
            />
          )}
          {isDiscarding && (
            <DiscardQuestion
              key={leaving ? 'leaving' : 'closing'}
              by={leaving ? 'leaving' : 'closing'}
              onStay={handleStay}
              onDiscard={leaving ? leaving.onLeave : onClose}
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

interface DiscardQuestionProps {
  by: keyof typeof words;
  onStay: () => void;
  onDiscard: () => void;
}

const words = {
  closing: {
    title: 'common.discardTitle',
    stay: 'common.keepEditing',
    discard: 'common.discard',
  },
  leaving: { title: 'common.unsavedTitle', stay: 'common.stay', discard: 'common.leave' },
} as const;

function DiscardQuestion({ by, onStay, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation();
  return (
    <InlineQuestion
      title={t(words[by].title)}
      reasons={[t('common.unsavedBody')]}
      stayText={t(words[by].stay)}
      onStay={onStay}
      goText={t(words[by].discard)}
      onGo={onDiscard}
    />
  );
}
