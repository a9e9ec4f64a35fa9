import { useTranslation } from 'react-i18next';
import type { Submission } from './submissions';

/** Summarises a submission in a few words, so that staff can find it without opening it. */
export function useSubmissionSummary({ content, changes, comparedWith }: Submission): string {
  const { t } = useTranslation('staff');
  if (content === 'damaged') return t('history.unreadable');
  if (content === 'missing') return t('history.noDetails');
  if (changes === 'first') return t('history.first');
  if (changes === 'incomparable') return t('history.incomparable');
  if (comparedWith) {
    const date = comparedWith.submittedAt ?? t('history.unknownTime');
    return changes === 0
      ? t('history.unchangedSince', { date })
      : t('history.changeCountSince', { count: changes, date });
  }
  return changes === 0 ? t('history.unchanged') : t('history.changeCount', { count: changes });
}
