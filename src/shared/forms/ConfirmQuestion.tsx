import { useTranslation } from 'react-i18next';
import { InlineQuestion } from '../ui/InlineQuestion';
import type { Confirmation } from './confirmation';

interface ConfirmQuestionProps extends Confirmation {
  /** The text of the button that does not confirm. By default, it says that the user returns to the fields. */
  stayText?: string;
  onStay: () => void;
  onConfirm: () => void;
}

/** Shows the reasons why saving or deleting needs a second press, with the button for it. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const { reasons, confirmText, stayText, onStay, onConfirm } = props;
  const { t } = useTranslation();
  return (
    <InlineQuestion
      title={t('confirm.title')}
      reasons={reasons}
      stayText={stayText ?? t('confirm.back')}
      onStay={onStay}
      goText={confirmText}
      onGo={onConfirm}
    />
  );
}
