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
  const [asked, setAsked] = useState<Run | null>(null);
  const confirmation = next && confirmationOfReplacing(run, next, t);
  useEffect(() => (asked ? () => button.current?.focus() : undefined), [asked]);
  return {
    button,
    press: () => (confirmation ? setAsked(run) : start()),
    question:
      confirmation && asked === run ? (
        <ConfirmQuestion
          {...confirmation}
          stayText={t('runs.keepReport')}
          onStay={() => setAsked(null)}
          onConfirm={start}
        />
      ) : null,
  };
}
