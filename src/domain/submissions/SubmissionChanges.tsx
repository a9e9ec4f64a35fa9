import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '@/shared/errors/MessageText';
import { NamedText } from '@/shared/ui/NamedText';
import type { Submission } from './submissions';

interface SubmissionChangesProps extends Pick<Submission, 'content'> {
  /** Replaces the list if nothing changed. */
  none?: ReactNode;
}

/** Lists the fields that a submission changed, with the value before. */
export function SubmissionChanges({ content, none = null }: SubmissionChangesProps) {
  const { t } = useTranslation('staff');
  const show = useMessageText();
  const sections = typeof content === 'string' ? [] : content;
  const changes = sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ labelKey, value, before }) =>
      before ? [{ labelKey, now: show(value), before: show(before) }] : [],
    );
  if (changes.length === 0) return none;
  return (
    <ul className="submission-changes mb-0">
      {changes.map(({ labelKey, ...values }) => (
        <li key={labelKey}>
          <NamedText
            text={t('history.change', { field: t(labelKey), ...values })}
            names={Object.values(values)}
          />
        </li>
      ))}
    </ul>
  );
}
