import { useState } from 'react';
import { useTexts } from '../texts';
import { reasonOf } from './reasonOf';

/** What became of the last action. */
export interface Outcome {
  tone: 'success' | 'problem';
  text: string;
  /** What the reader must copy by hand, because the browser does not let the page do it. */
  toCopy?: string;
}

/** Does something and says what became of it; true where it worked. `action` gives the text for success. */
export type Act = (action: () => Promise<string> | string) => Promise<boolean>;

/** Copies a text; `what` names it. */
export type Copy = (text: string, what: string) => Promise<void>;

interface Actions {
  /** Undefined until something was done. */
  outcome: Outcome | null | undefined;
  act: Act;
  copy: Copy;
}

/** Runs the actions of the workbench and keeps what became of the last one. */
export function useActions(
  refresh: () => Promise<void>,
  copyText: (text: string) => Promise<void>,
): Actions {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<Outcome | null>();
  const act: Act = async (action) => {
    // The same text twice is announced twice only if it was gone in between.
    setOutcome(null);
    let ended: Outcome;
    try {
      ended = { tone: 'success', text: await action() };
    } catch (error) {
      ended = { tone: 'problem', text: reasonOf(error) };
    }
    await refresh();
    setOutcome(ended);
    return ended.tone === 'success';
  };
  const copy: Copy = async (text, what) => {
    setOutcome(null);
    try {
      await copyText(text);
      setOutcome({ tone: 'success', text: t('copied', { what }) });
    } catch {
      setOutcome({ tone: 'problem', text: t('copyFailed'), toCopy: text });
    }
  };
  return { outcome, act, copy };
}
