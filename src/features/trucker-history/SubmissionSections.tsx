import { useTexts } from '@/i18n/useTexts';
import type { FieldValue } from '@/domain/submissions/historyFields';
import { NamedText } from '@/shared/ui/NamedText';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { SubmissionField, SubmissionSection } from '@/domain/submissions/submissions';

/** The parts of a submission: customer, car insurance and add-ons (specification, section 2). */
export function SubmissionSections({ sections }: { sections: readonly SubmissionSection[] }) {
  return (
    <div className="history-sections">
      {sections.map((section) => (
        <Section key={section.titleKey} {...section} />
      ))}
    </div>
  );
}

function Section({ titleKey, fields }: SubmissionSection) {
  const { t } = useTexts();
  return (
    <div>
      <h3>{t(titleKey)}</h3>
      <dl className="history-fields">
        {fields.map((field) => (
          <Field key={field.labelKey} {...field} />
        ))}
      </dl>
    </div>
  );
}

/** What has changed says so in words, with what it was before. */
function Field({ labelKey, value, before }: SubmissionField) {
  const { t } = useTexts();
  const show = (shown: FieldValue) => ('text' in shown ? shown.text : t(shown.key));
  const isAbsent = 'key' in value && value.key === 'common.notProvided';
  return (
    <div className={before ? 'is-changed' : undefined}>
      <dt>{t(labelKey)}</dt>
      <dd>
        <span className={isAbsent ? 'history-absent' : undefined}>
          <bdi>
            <UnbrokenText text={show(value)} />
          </bdi>
        </span>
        {before && (
          <p className="history-change">
            <strong>{t('history.changed')}</strong>
            <span>
              <NamedText
                text={t('history.before', { value: show(before) })}
                names={[show(before)]}
              />
            </span>
          </p>
        )}
      </dd>
    </div>
  );
}
