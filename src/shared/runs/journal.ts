import {
  readStoredDraft,
  runDraftKey,
  runProgressKey,
  writeStoredDraft,
} from '../drafts/storedDrafts';
import { parseRun, type Run } from './run';

/**
 * Writes a run into the tab's storage, where it is kept and forgotten with the drafts of its account. In two parts: the items
 * of a long run are written once, what became of them with each call. `written` is what was written last.
 */
export function writeJournal(run: Run, written: Run | null): void {
  const { states, phase, ...plan } = run;
  if (plan.id !== written?.id) writeStoredDraft(runDraftKey, plan);
  writeStoredDraft(runProgressKey, { id: plan.id, states, phase });
}

/** The run that a reload or the end of the session has cut off, or whose report was not closed. */
export function readJournal(): Run | null {
  const plan = readStoredDraft(runDraftKey);
  const progress = readStoredDraft(runProgressKey);
  return plan && progress ? parseRun(plan, progress) : null;
}

export function forgetJournal(): void {
  for (const key of [runDraftKey, runProgressKey]) writeStoredDraft(key, {});
}
