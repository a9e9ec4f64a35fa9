import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Violations } from './sections/Violations';
import { Clock } from './sections/Clock';
import { Faults } from './sections/Faults';
import { Outbox } from './sections/Outbox';
import { OwnAnswer } from './sections/OwnAnswer';
import type { PageActions } from './pageActions';
import type { WorkbenchProps } from './props';
import { Scenarios } from './sections/Scenarios';
import { StartOver } from './sections/StartOver';
import { useActions } from './useActions';
import { useMockData } from './useMockData';
import { Visitor } from './sections/Visitor';

/** The round button and the drawer that it opens. A scenario that was not opened opens the drawer by itself. */
export function Workbench(props: WorkbenchProps & { page: PageActions }) {
  const { problem, remote, isLive, page } = props;
  const [isOpen, setIsOpen] = useState(problem !== null);
  const drawer = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const reading = useMockData(remote, isOpen, isLive);
  const { outcome, act, copy } = useActions(
    problem === null ? null : `The scenario of the address was not opened: ${problem}`,
    reading.refresh,
    page.copy,
  );
  const toggle = useCallback(() => {
    // In as it opens; back to the button where the drawer had it.
    movesFocus.current = drawer.current?.contains(document.activeElement) ?? true;
    setIsOpen((wasOpen) => !wasOpen);
  }, []);
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      // By the key's place: with Alt, many keyboards write another letter there.
      if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [toggle]);
  useEffect(() => {
    if (movesFocus.current) (isOpen ? drawer : launcher).current?.focus();
  }, [isOpen]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the application stays open.
    event.stopPropagation();
    toggle();
  };
  const tools = { ...props, act, copy };
  const { data } = reading;
  const wrong = reading.problem === null ? null : `The mock cannot be read: ${reading.problem}`;
  return (
    <>
      <button
        type="button"
        ref={launcher}
        className="workbench-launcher"
        aria-label="QA workbench"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+M"
        onClick={toggle}
      >
        QA
      </button>
      {isOpen && (
        <aside
          ref={drawer}
          tabIndex={-1}
          className="workbench-drawer"
          aria-label="QA workbench"
          onKeyDown={handleKeyDown}
        >
          <button type="button" onClick={toggle}>
            Close
          </button>
          <p role="status">{outcome?.isProblem === false && outcome.text}</p>
          {(wrong !== null || outcome?.isProblem === true) && (
            <p role="alert">{wrong ?? outcome?.text}</p>
          )}
          {data?.mock && (
            <>
              <Visitor visitor={data.mock.visitor} tools={tools} />
              <Scenarios mock={data.mock} tools={tools} />
              <Faults expressions={data.mock.state.faults} tools={tools} />
              <OwnAnswer calls={data.calls} mock={data.mock} tools={tools} />
              <Outbox messages={data.mock.outbox} tools={tools} />
              <Clock clock={data.mock.state.clock} tools={tools} />
              <StartOver mock={data.mock} tools={tools} />
            </>
          )}
          {data && <Violations calls={data.calls} />}
        </aside>
      )}
    </>
  );
}
