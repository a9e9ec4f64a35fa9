import { useEffect, useId } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Button } from '../ui/Button';

interface DiscardQuestionProps {
  /** What would drop the changes: the dialog is closed, or the page left. */
  by: keyof typeof words;
  onStay: () => void;
  onDiscard: () => void;
}

const words = {
  closing: {
    title: 'common.discardTitle',
    stay: 'common.keepEditing',
    discard: 'common.discard',
  },
  leaving: { title: 'common.unsavedTitle', stay: 'common.stay', discard: 'common.leave' },
} as const;

/** Asks before changes are dropped. The focus goes to the answer that loses nothing. */
export function DiscardQuestion({ by, onStay, onDiscard }: DiscardQuestionProps) {
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
        {t(words[by].title)}
      </p>
      <p className="mb-0" id={`${id}-body`}>
        {t('common.unsavedBody')}
      </p>
      <div className="dialog-question-answers">
        <Button variant="secondary" onClick={onDiscard}>
          {t(words[by].discard)}
        </Button>
        <Button id={`${id}-stay`} onClick={onStay}>
          {t(words[by].stay)}
        </Button>
      </div>
    </div>
  );
}
