import './appModal.scss';
import { useId, type ReactNode } from 'react';
import { Modal } from 'reactstrap';
import { useTexts } from '@/i18n/useTexts';
import { useEscape } from '../hooks/useEscape';
import { ErrorBoundary } from './ErrorBoundary';
import { IconButton } from './IconButton';
import { ErrorFallback } from './states/ErrorFallback';

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
  /** False where a question must be answered: no close button, and Escape does nothing. */
  isDismissable?: boolean;
  /** It cannot be closed for the moment, such as while something is sent. */
  isLocked?: boolean;
}

/**
 * A dialog. A click beside it does not close it (specification, section 2). It is named by its title,
 * keeps the focus inside and gives it back to what opened it. What breaks inside leaves the dialog, which can be closed.
 */
export function AppModal(props: AppModalProps) {
  const { title, isOpen, onClose, children, footer, frame, size } = props;
  const { isDismissable = true, isLocked = false } = props;
  const { t } = useTexts();
  const titleId = useId();
  useEscape(isOpen && isDismissable && !isLocked, onClose);
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
      centered
      scrollable
      {...(size === 'fullscreen' ? { fullscreen: true } : size && { size })}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {isDismissable && (
          <IconButton
            name="close"
            label={t('common.close')}
            aria-disabled={isLocked || undefined}
            onClick={isLocked ? undefined : onClose}
          />
        )}
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
