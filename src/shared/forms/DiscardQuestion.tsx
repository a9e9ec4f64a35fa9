import { useEffect, useId } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '../ui/Button';

interface DiscardQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before changes are dropped. The focus goes to the answer that loses nothing. */
export function DiscardQuestion({ onStay, onDiscard }: DiscardQuestionProps) {
  const { t } = useTexts();
  const id = useId();
  useEffect(() => document.getElementById(`${id}-stay`)?.focus(), [id]);
  return (
    <div
      className="dialog-question"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <p className="dialog-question-title" id={`${id}-title`}>
        {t('common.discardTitle')}
      </p>
      <p className="mb-0" id={`${id}-body`}>
        {t('common.unsavedBody')}
      </p>
      <div className="dialog-question-answers">
        <Button variant="secondary" onClick={onDiscard}>
          {t('common.discard')}
        </Button>
        <Button id={`${id}-stay`} onClick={onStay}>
          {t('common.keepEditing')}
        </Button>
      </div>
    </div>
  );
}
