import { useTranslation } from 'react-i18next';
import { NamedText } from '@/shared/ui/NamedText';
import type { FieldValue } from './historyFields';
import type { Submission } from './submissions';

/** What a submission changed, each field with what it was before; nothing where it changed nothing. */
export function SubmissionChanges({ content }: Pick<Submission, 'content'>) {
  const { t } = useTranslation('staff');
  const show = (shown: FieldValue) => ('text' in shown ? shown.text : t(shown.key));
  const sections = typeof content === 'string' ? [] : content;
  const changes = sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ labelKey, value, before }) =>
      before ? [{ labelKey, now: show(value), before: show(before) }] : [],
    );
  if (changes.length === 0) return null;
  return (
    <ul className="submission-changes">
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
