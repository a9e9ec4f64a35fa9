import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Faults, OwnAnswer } from './Faults';
import type { PageActions, Tools, WorkbenchProps } from './props';
import { Scenarios } from './Scenarios';
import { Clock, Outbox, StartOver, Violations, Visitor } from './sections';
import { useMockData } from './useMockData';

interface Outcome {
  isProblem: boolean;
  text: string;
}

/** The round button and its drawer. The drawer starts open if the scenario in the address could not be opened. */
export function Workbench(props: WorkbenchProps & { page: PageActions }) {
  const { problem, remote, isLive, page, basePath } = props;
  const [isOpen, setIsOpen] = useState(problem !== null);
  const [outcome, setOutcome] = useState<Outcome | null>(
    problem === null
      ? null
      : { isProblem: true, text: `The scenario in the address could not be opened: ${problem}` },
  );
  const drawer = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const movesFocus = useRef(false);
  const { data, problem: readProblem, refresh } = useMockData(remote, isOpen, isLive);

  const act: Tools['act'] = async (action) => {
    // Remove the last outcome first: a screen reader announces the same text again only if it was removed in between.
    setOutcome(null);
    let ended: Outcome;
    try {
      ended = { isProblem: false, text: await action() };
    } catch (error) {
      ended = { isProblem: true, text: error instanceof Error ? error.message : String(error) };
    }
    await refresh();
    setOutcome(ended);
  };
  const copy: Tools['copy'] = (read) =>
    act(async () => {
      const text = read();
      await page.copy(text).catch(() => {
        throw new Error(`The browser does not allow copying: ${text}`);
      });
      return `Copied: ${text}`;
    });

  const toggle = useCallback(() => {
    // Focus the drawer when it opens, and the button when it closes, unless the focus was elsewhere on the page.
    movesFocus.current = drawer.current?.contains(document.activeElement) ?? true;
    setIsOpen((wasOpen) => !wasOpen);
  }, []);
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      // Compare the physical key: with Alt, many keyboard layouts produce another character.
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
    // Let Escape close only the workbench: otherwise it would also close an open dialog of the application.
    event.stopPropagation();
    toggle();
  };

  const tools = { remote, basePath, page, act, copy };
  const { mock } = data ?? {};
  const wrong = readProblem === null ? null : `The mock cannot be read: ${readProblem}`;
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
          {data && mock && (
            <>
              <Visitor mock={mock} tools={tools} />
              <Scenarios mock={mock} tools={tools} />
              <Faults terms={mock.state.faults} tools={tools} />
              <OwnAnswer calls={data.calls} terms={mock.state.faults} tools={tools} />
              <Outbox messages={mock.outbox} tools={tools} />
              <Clock clock={mock.state.clock} tools={tools} />
              <StartOver mock={mock} tools={tools} />
            </>
          )}
          {data && <Violations calls={data.calls} />}
        </aside>
      )}
    </>
  );
}
