import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmQuestion } from '../forms/ConfirmQuestion';
import { confirmationOfReplacing, type Plan, type Run } from './run';

/**
 * For a button that starts the run `next`: asks before it replaces a report with failures. When the question closes,
 * the button gets the focus back.
 */
export function useReplaceQuestion(run: Run | null, next: Plan | null, start: () => void) {
  const { t } = useTranslation('bulk');
  const button = useRef<HTMLButtonElement>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const confirmation = next && confirmationOfReplacing(run, next, t);
  // Compare the ids: the matrix may change an item of the report meanwhile.
  const isAsked = confirmation !== null && askedId === run?.id;
  useEffect(() => (isAsked ? () => button.current?.focus() : undefined), [isAsked]);
  return {
    button,
    press: () => (confirmation && run ? setAskedId(run.id) : start()),
    question: isAsked ? (
      <ConfirmQuestion
        {...confirmation}
        stayText={t('runs.keepReport')}
        onStay={() => setAskedId(null)}
        onConfirm={start}
      />
    ) : null,
  };
}
