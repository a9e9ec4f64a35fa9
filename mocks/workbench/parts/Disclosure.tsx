import { useId, useState, type ReactNode } from 'react';

interface DisclosureProps {
  /** What stands on the button. */
  summary: ReactNode;
  /** Open from the start. */
  isOpenAtFirst?: boolean;
  /** Open for as long as this is true, whatever was pressed. */
  isKeptOpen?: boolean;
  children: ReactNode;
}

/** Something that opens under a button. It is not on the page while it is closed. */
export function Disclosure({
  summary,
  isOpenAtFirst = false,
  isKeptOpen = false,
  children,
}: DisclosureProps) {
  const [isChosen, setIsChosen] = useState(isOpenAtFirst);
  const id = useId();
  const isOpen = isChosen || isKeptOpen;
  return (
    <div className="workbench-disclosure">
      <button
        type="button"
        className="workbench-summary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsChosen(!isOpen)}
      >
        <span className="workbench-arrow" aria-hidden="true">
          {isOpen ? '▾' : '▸'}
        </span>
        <span className="workbench-summary-text">{summary}</span>
      </button>
      {isOpen && (
        <div className="workbench-details" id={id}>
          {children}
        </div>
      )}
    </div>
  );
}
