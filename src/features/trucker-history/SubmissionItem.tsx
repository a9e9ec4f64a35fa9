import { useId, useState } from 'react';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '@/shared/ui/Alert';
import { Icon } from '@/shared/ui/Icon';
import { UnbrokenText } from '@/shared/ui/UnbrokenText';
import type { Submission } from '@/domain/submissions/submissions';
import { useSubmissionSummary } from '@/domain/submissions/useSubmissionSummary';
import { SubmissionSections } from './SubmissionSections';

const problemKeys = {
  missing: 'history.missing',
  damaged: 'history.damaged',
} as const satisfies Record<string, TextKey>;

/** One submission under its time. It opens and closes by itself: several may be open. */
export function SubmissionItem({
  submission,
  isFirst,
}: {
  submission: Submission;
  isFirst: boolean;
}) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(isFirst);
  const contentId = useId();
  const { submittedAt, content } = submission;
  const summary = useSubmissionSummary(submission);
  const title = submittedAt
    ? t('history.submittedAt', { date: submittedAt })
    : t('history.submittedUnknown');
  return (
    <div className="accordion-item">
      <h2 className="accordion-header">
        <button
          type="button"
          className="accordion-button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="accordion-title">
            <UnbrokenText text={title} />
          </span>
          <span className="accordion-summary">
            <UnbrokenText text={summary} />
          </span>
          <Icon name="next" />
        </button>
      </h2>
      <div id={contentId} className="accordion-body" hidden={!isOpen}>
        {typeof content === 'string' ? (
          <Alert tone="warning">
            <p>{t(problemKeys[content])}</p>
          </Alert>
        ) : (
          <SubmissionSections sections={content} />
        )}
      </div>
    </div>
  );
}
