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

/** Asks before unsaved work is lost. Closing the dialog keeps the work. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, body, stayText, leaveText, onStay, onLeave } = props;
  return (
    <AppModal
      title={title}
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
