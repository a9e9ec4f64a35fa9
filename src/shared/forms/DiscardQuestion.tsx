import { useTexts } from '@/i18n/useTexts';
import { InlineQuestion } from '../ui/InlineQuestion';

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

/** Asks before changes are dropped. */
export function DiscardQuestion({ by, onStay, onDiscard }: DiscardQuestionProps) {
  const { t } = useTexts();
  return (
    <InlineQuestion
      title={t(words[by].title)}
      reasons={[t('common.unsavedBody')]}
      stayText={t(words[by].stay)}
      onStay={onStay}
      goText={t(words[by].discard)}
      onGo={onDiscard}
    />
  );
}
