import {
  readStoredDraft,
  runDraftKey,
  runProgressKey,
  writeStoredDraft,
} from '../drafts/draftStorage';
import { parseRun, type Run } from './run';

/**
 * Writes a run to the tab's storage, where it is kept and removed with the drafts of its account. The items of a long
 * run are written once, their states with each change. `written` is the run as it was written last.
 */
export function writeJournal(run: Run, written: Run | null): void {
  const { states, phase, ...plan } = run;
  if (plan.id !== written?.id) writeStoredDraft(runDraftKey, plan);
  writeStoredDraft(runProgressKey, { id: plan.id, states, phase });
}

/** Returns the run that a reload or the end of the session has interrupted, or whose report was not closed. */
export function readJournal(): Run | null {
  const plan = readStoredDraft(runDraftKey);
  const progress = readStoredDraft(runProgressKey);
  return plan && progress ? parseRun(plan, progress) : null;
}

export function forgetJournal(): void {
  for (const key of [runDraftKey, runProgressKey]) writeStoredDraft(key, {});
}
