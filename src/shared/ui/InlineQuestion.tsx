import './inlineQuestion.scss';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from './Button';
import { isSecondPress } from './secondPress';
import { UnbrokenText } from './UnbrokenText';

interface InlineQuestionProps {
  title: string;
  /** Why the question is asked, one sentence each; empty if the title says enough. */
  reasons: readonly string[];
  /** The text of the answer that changes nothing. */
  stayText: string;
  onStay: () => void;
  /** The text of the answer that continues. It names the effect, such as "Delete". */
  goText: string;
  onGo: () => void;
  /** True if the action cannot be undone. */
  isDanger?: boolean;
}

/**
 * A question in the page or in a dialog. Focuses the answer that changes nothing. Escape also gives this answer, and
 * does not close anything around the question.
 */
export function InlineQuestion(props: InlineQuestionProps) {
  const { title, reasons, stayText, onStay, goText, onGo, isDanger = false } = props;
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const handleGo = (event: MouseEvent) => {
    // Ignore the second press of a double click: it was meant for the button that was here before.
    if (!isSecondPress(event)) onGo();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onStay();
  };
  return (
    <div
      className="inline-question"
      role="alertdialog"
      onKeyDown={handleKeyDown}
      aria-labelledby={`${id}-title`}
      aria-describedby={reasons.length > 0 ? `${id}-body` : undefined}
    >
      <p className="fw-semibold" id={`${id}-title`}>
        {title}
      </p>
      {reasons.length > 0 && (
        <div id={`${id}-body`}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <div className="inline-question-answers button-row">
        <Button variant={isDanger ? 'danger' : 'secondary'} onClick={handleGo}>
          <UnbrokenText text={goText} />
        </Button>
        <Button ref={stay} variant={isDanger ? 'secondary' : 'primary'} onClick={onStay}>
          {stayText}
        </Button>
      </div>
    </div>
  );
}
