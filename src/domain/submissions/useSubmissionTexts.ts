import type { Translate } from '@/i18n/i18n';
import { useTranslation } from 'react-i18next';
import type { Submission } from './submissions';

/** The heading of a submission, and its changes in a few words, so that staff can find it without opening it. */
export function useSubmissionTexts(submission: Submission): { title: string; summary: string } {
  const { t } = useTranslation('staff');
  const { submittedAt: date } = submission;
  const title = date ? t('history.submittedAt', { date }) : t('history.submittedUnknown');
  return { title, summary: summarise(submission, t) };
}

function summarise({ content, changes, comparedWith }: Submission, t: Translate): string {
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
