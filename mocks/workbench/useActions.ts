import { useState } from 'react';
import type { PageActions } from './pageActions';
import type { Tools } from './props';

/** What became of the last action. */
interface Outcome {
  isProblem: boolean;
  text: string;
}

/** Runs the actions of the workbench and keeps what became of the last one. */
export function useActions(
  startProblem: string | null,
  refresh: () => Promise<void>,
  copyText: PageActions['copy'],
): Pick<Tools, 'act' | 'copy'> & { outcome: Outcome | null } {
  const [outcome, setOutcome] = useState<Outcome | null>(
    startProblem === null ? null : { isProblem: true, text: startProblem },
  );
  const act: Tools['act'] = async (action) => {
    // The same text twice is announced twice only if it was gone in between.
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
      await copyText(text).catch(() => {
        throw new Error(`The browser lets nothing be copied from here: ${text}`);
      });
      return `Copied: ${text}`;
    });
  return { outcome, act, copy };
}
