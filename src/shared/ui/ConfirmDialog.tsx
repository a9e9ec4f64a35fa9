import { AppModal } from './AppModal';
import { Button } from './Button';

interface ConfirmDialogProps {
  title: string;
  body: string;
  stayText: string;
  leaveText: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something typed is lost. Closing the question is keeping it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, stayText, leaveText, onStay, onLeave } = props;
  return (
    <AppModal
      title={title}
      isOpen
      onClose={onStay}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {leaveText}
          </Button>
          <Button onClick={onStay}>{stayText}</Button>
        </>
      }
    >
      <p className="mb-0">{body}</p>
    </AppModal>
  );
}
