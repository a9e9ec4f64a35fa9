import './inlineQuestion.scss';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from './Button';
import { isSecondPress } from './secondPress';
import { UnbrokenText } from './UnbrokenText';

interface InlineQuestionProps {
  title: string;
  /** One sentence each; empty if the title says enough. */
  reasons: readonly string[];
  /** The answer that changes nothing. */
  stayText: string;
  onStay: () => void;
  /** The answer that continues. The text names its effect. */
  goText: string;
  onGo: () => void;
  /** The action cannot be undone. */
  isDanger?: boolean;
}

/**
 * Focuses the answer that changes nothing. Escape also gives this answer, and does not close anything around the
 * question.
 */
export function InlineQuestion(props: InlineQuestionProps) {
  const { title, reasons, stayText, onStay, goText, onGo, isDanger = false } = props;
  const id = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const handleGo = (event: MouseEvent) => {
    // The second press of a double click was meant for the button that was here before.
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
