import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { AppModal } from '../ui/AppModal';
import { Button } from '../ui/Button';
import { focusFirstField } from '../ui/focusFirstField';
import { FormFrame } from './AppForm';
import { DiscardQuestion } from './DiscardQuestion';
import { ErrorSummary } from './ErrorSummary';
import type { FormHandle } from './formContext';

/** Texts are already translated. */
export interface FormDialogProps {
  title: string;
  form: FormHandle;
  submitText: string;
  /** What the submit button says while the form is sent. */
  busyText: string;
  onClose: () => void;
  children: ReactNode;
  size?: 'sm' | 'lg';
  /** Stands where the fields will be, such as while what they show is loaded. */
  placeholder?: ReactNode;
}

interface FieldsProps {
  onFocus: (field: HTMLElement) => void;
  children: ReactNode;
}

/** The fields with what is wrong with them on top. The first takes the focus, also where they come after the dialog. */
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
 * A form in a dialog. Escape, Cancel and the close button ask in the dialog itself before changes are
 * dropped; Escape on the question or a press in a field goes back to the form. It cannot be closed
 * while it is sent.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, children, size, placeholder } = props;
  const { t } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const before = useRef<HTMLElement>(null);

  const handleStay = () => setIsAsking(false);
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
      setIsAsking(true);
    } else {
      onClose();
    }
  };
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
            {t('common.cancel')}
          </Button>
          {!placeholder && (
            <Button type="submit" hidden={isAsking} isBusy={form.isBusy} busyText={props.busyText}>
              {props.submitText}
            </Button>
          )}
          {/* Last, as the dialog keeps the focus between its first button and its last. */}
          {isAsking && <DiscardQuestion onStay={handleStay} onDiscard={onClose} />}
        </>
      }
    >
      {placeholder ?? <Fields onFocus={handleFieldFocus}>{children}</Fields>}
    </AppModal>
  );
}
