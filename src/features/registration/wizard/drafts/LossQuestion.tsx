import { AppModal } from '@/shared/ui/AppModal';
import { Button } from '@/shared/ui/Button';

/** Texts are already translated. */
interface LossQuestionProps {
  title: string;
  /** What would be lost. */
  body: string;
  keepLabel: string;
  loseLabel: string;
  onKeep: () => void;
  onLose: () => void;
}

/** Asks before something typed is lost. Closing the question is keeping it. */
export function LossQuestion(props: LossQuestionProps) {
  const { title, body, keepLabel, loseLabel, onKeep, onLose } = props;
  return (
    <AppModal
      title={title}
      isOpen
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onClick={onLose}>
            {loseLabel}
          </Button>
          <Button onClick={onKeep}>{keepLabel}</Button>
        </>
      }
    >
      <p className="mb-0">{body}</p>
    </AppModal>
  );
}
