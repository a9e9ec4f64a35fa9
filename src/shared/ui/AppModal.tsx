import { useEffect, useId, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import './appModal.scss';
import { useEscape } from '../hooks/useEscape';
import { openLayer } from './dialogLayers';
import { ErrorBoundary } from './ErrorBoundary';
import { IconButton } from './IconButton';
import { ErrorFallback } from './states/ErrorState';

/** Texts are already translated. */
export interface AppModalProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The buttons below; the last one is the main one. */
  footer?: ReactNode;
  /** Puts something around content and buttons, such as a form. */
  frame?: (content: ReactNode) => ReactNode;
  size?: 'sm' | 'lg' | 'fullscreen';
  /** What has the focus at first, where that is not the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** It cannot be closed for the moment, such as while something is sent. */
  isLocked?: boolean;
}

/**
 * A dialog. It hangs from the top, so that what grows or goes in it moves nothing above. A click beside it does not close it
 * (specification, section 2). It is named by its title, hides what stands behind it, keeps the focus inside, at first on
 * `initialFocus` or its first field, and gives it back to what opened it. What breaks inside
 * leaves the dialog, which can be closed.
 */
export function AppModal(props: AppModalProps) {
  const { title, isOpen, onClose, children, footer, frame, size } = props;
  const { isLocked = false, initialFocus } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const dialog = header?.closest<HTMLElement>('[role=dialog]') ?? null;
  useEscape(isOpen && !isLocked, (event) => {
    // One press closes one dialog, the topmost, whichever of them hears of it first.
    if (dialog?.hasAttribute('inert')) return;
    event.preventDefault();
    onClose();
  });
  // A layout effect, as the page must be there again when the library gives the focus back to it.
  useLayoutEffect(() => (dialog && isOpen ? openLayer(dialog) : undefined), [dialog, isOpen]);
  // Not before the library has given the focus to the dialog itself, where it stays without a field.
  useEffect(() => {
    if (dialog && initialFocus) initialFocus.current?.focus();
    else focusFirstField(dialog);
  }, [dialog, initialFocus]);
  const content = (
    <>
      <div className="modal-body">{children}</div>
      {footer && <div className="modal-footer">{footer}</div>}
    </>
  );
  return (
    <Modal
      isOpen={isOpen}
      backdrop="static"
      trapFocus
      labelledBy={titleId}
      scrollable
      {...(size === 'fullscreen' ? { fullscreen: true } : size && { size })}
    >
      <div ref={setHeader} className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        <IconButton
          name="close"
          label={t('common.close')}
          aria-disabled={isLocked || undefined}
          onClick={isLocked ? undefined : onClose}
        />
      </div>
      <ErrorBoundary
        fallback={(reference, onRetry) => (
          <div className="modal-body">
            <ErrorFallback reference={reference} onRetry={onRetry} />
          </div>
        )}
      >
        {frame ? frame(content) : content}
      </ErrorBoundary>
    </Modal>
  );
}

const field = 'input:not([readonly], :disabled), select, textarea';

/** Gives the focus to the first field that can be filled in, if there is one and no other field has it. */
export function focusFirstField(box: HTMLElement | null): void {
  const focused = box?.querySelector(':focus');
  if (!focused?.matches(field)) box?.querySelector<HTMLElement>(field)?.focus();
}
