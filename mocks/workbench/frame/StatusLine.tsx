import type { Outcome } from '../data/useActions';
import { useTexts } from '../texts';

interface StatusLineProps {
  outcome: Outcome | null;
}

/** The id of the line that says what went wrong, for the field that it is about. */
export const problemId = 'workbench-problem';

/** Says what became of the last action, aloud, too. */
export function StatusLine({ outcome }: StatusLineProps) {
  const { t } = useTexts();
  const isProblem = outcome?.tone === 'problem';
  return (
    <div className="workbench-status">
      <p role="status" className="workbench-success">
        {!isProblem && outcome?.text}
      </p>
      {isProblem && (
        <p role="alert" className="workbench-problem" id={problemId}>
          {outcome.text}
        </p>
      )}
      {outcome?.toCopy !== undefined && (
        <textarea
          className="workbench-input"
          aria-label={t('copyText')}
          readOnly
          rows={3}
          value={outcome.toCopy}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
