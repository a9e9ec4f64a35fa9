import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '@/shared/errors/MessageText';
import { NamedText } from '@/shared/ui/NamedText';
import type { Submission } from './submissions';

interface SubmissionChangesProps extends Pick<Submission, 'content'> {
  /** Shown instead of the list if the submission changed nothing. */
  none?: ReactNode;
}

/** Lists the fields that a submission changed, with the value before. */
export function SubmissionChanges({ content, none = null }: SubmissionChangesProps) {
  const { t } = useTranslation('staff');
  const show = useMessageText();
  const sections = typeof content === 'string' ? [] : content;
  const changes = sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ labelKey, lang, value, before }) =>
      before ? [{ labelKey, lang, now: value, before }] : [],
    );
  if (changes.length === 0) return none;
  return (
    <ul className="submission-changes mb-0">
      {changes.map(({ labelKey, lang, now, before }) => (
        <li key={labelKey}>
          <NamedText
            text={t('history.change', {
              field: t(labelKey),
              before: show(before),
              now: show(now),
            })}
            names={[before, now].flatMap((value) => ('text' in value ? value.text : []))}
            lang={lang}
          />
        </li>
      ))}
    </ul>
  );
}
