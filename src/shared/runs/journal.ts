import {
  forgetDrafts,
  readStoredDrafts,
  runDraftKey,
  runItemKey,
  runProgressKey,
  writeStoredDraft,
} from '../drafts/draftStorage';
import { parseRun, type Run } from './run';

/**
 * Writes a run to the tab's storage, among the drafts of its account. `written` is the run as it was last written. If
 * one item has changed, only this item is written, because a run may have a thousand.
 */
export function writeJournal(run: Run, written: Run | null): void {
  const { states, phase, ...plan } = run;
  const before = written?.id === run.id ? written : null;
  if (!before) {
    forgetJournal();
    writeStoredDraft(runDraftKey, plan);
  }
  if (phase !== before?.phase) writeStoredDraft(runProgressKey, { id: run.id, phase });
  for (const { key } of run.items) {
    const state = states[key];
    if (state !== before?.states[key]) writeStoredDraft(runItemKey(key), state ?? {});
  }
}

/** Returns the run that a reload or the end of the session has interrupted, or whose report was not closed. */
export function readJournal(): Run | null {
  const {
    [runDraftKey]: plan,
    [runProgressKey]: progress,
    ...items
  } = readStoredDrafts(runDraftKey);
  if (!plan || !progress) return null;
  const states = Object.entries(items).map(
    ([name, state]) => [name.slice(runItemKey('').length), state] as const,
  );
  return parseRun(plan, progress, Object.fromEntries(states));
}

export const forgetJournal = () => forgetDrafts(runDraftKey);
