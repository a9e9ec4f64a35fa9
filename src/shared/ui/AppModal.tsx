import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import './appModal.scss';
import { useEscape } from '../hooks/useEscape';
import { useKeptFocus } from '../hooks/useKeptFocus';
import { openLayer } from './dialogLayers';
import { ErrorBoundary } from './ErrorBoundary';
import { IconButton } from './IconButton';
import { ErrorFallback } from './states/ErrorState';

/** The texts of a dialog are already translated. */
export interface AppModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The buttons at the bottom. The last one is the main one. */
  footer?: ReactNode;
  /** Renders the content and the buttons inside of something, such as a form. */
  frame?: (content: ReactNode) => ReactNode;
  size?: 'lg' | 'fullscreen';
  /** The element that takes the focus first, if it is not the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that takes the focus when the focused element of the dialog disappears. Defaults to the dialog. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** True if the dialog cannot be closed at the moment, for example while a form is sent. */
  isLocked?: boolean;
}

/**
 * A dialog, open while it is rendered. It is aligned to the top of the window, so that a change of its height moves
 * nothing above. A click outside does not close it. It makes the page behind it inert. The focus starts on
 * `initialFocus` or the first field, and returns to the element that opened the dialog. If the content throws, the
 * dialog stays and can be closed.
 */
export function AppModal(props: AppModalProps) {
  const { title, onClose, children, footer, frame, size } = props;
  const { isLocked = false, initialFocus, fallbackFocus } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const dialog = header?.closest<HTMLElement>('[role=dialog]') ?? null;
  const box = useMemo(() => ({ current: dialog }), [dialog]);
  useKeptFocus(box, { fallback: fallbackFocus });
  useEscape((event) => {
    // Every open dialog listens for Escape, but only the topmost may close. The dialogs below are inert.
    if (isLocked || dialog?.hasAttribute('inert')) return;
    event.preventDefault();
    onClose();
  });
  // Use a layout effect: when `Modal` returns the focus to the page, the page must no longer be inert.
  useLayoutEffect(() => (dialog ? openLayer(dialog) : undefined), [dialog]);
  // This effect runs after `Modal` has focused the dialog itself. Without a field to focus, the dialog keeps the focus.
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
      isOpen
      backdrop="static"
      labelledBy={titleId}
      scrollable
      onKeyDown={stopTabOnSummary}
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

/**
 * Lets Shift+Tab leave a `summary`. `Modal` treats a `summary` as the first element of the dialog, and would move the
 * focus to the last one.
 */
function stopTabOnSummary(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (key === 'Tab' && target instanceof Element && target.matches('summary')) {
    event.stopPropagation();
  }
}

const field = 'input:not([readonly], :disabled), select, textarea';

/** Focuses the first editable field, if there is one and no other field has the focus. */
export function focusFirstField(box: HTMLElement | null): void {
  const focused = box?.querySelector(':focus');
  if (!focused?.matches(field)) box?.querySelector<HTMLElement>(field)?.focus();
}
