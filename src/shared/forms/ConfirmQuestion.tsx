import { useTranslation } from 'react-i18next';
import { InlineQuestion } from '../ui/InlineQuestion';
import type { Confirmation } from './confirmation';

interface ConfirmQuestionProps extends Confirmation {
  /** Defaults to the text for returning to the fields. */
  stayText?: string;
  onStay: () => void;
  onConfirm: () => void;
}

/** Asks for the second press that a confirmation needs. */
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
