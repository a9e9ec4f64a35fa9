import { startTransition, useEffect, useState } from 'react';
import type { WizardVisit } from '../../machine/wizard.state';
import type { Drafts } from '../../step/drafts';
import { createDrafts } from './createDrafts';
import type { WizardDrafts } from './createDrafts';
import { parseDrafts, parseStepLeft } from './parseDrafts';

/** The drafts with what an earlier visit of this tab left; null if there is nothing to read. */
function restoreDrafts(drafts: Drafts<WizardDrafts>): Drafts<WizardDrafts> | null {
  const text = drafts.readStored();
  if (text === null) return null;
  // Somebody who has begun to type in step 1 stays there.
  return drafts.restore(parseDrafts(text), drafts.isUnsaved() ? null : parseStepLeft(text));
}

/**
 * The drafts of a visit. What an earlier visit of this tab left is read after the first render, which has to match the HTML
 * that was rendered without it.
 */
export function useDrafts(visit: WizardVisit): { drafts: Drafts<WizardDrafts>; isRead: boolean } {
  const [held, setHeld] = useState(() => ({ drafts: createDrafts(visit), isRead: false }));
  useEffect(() => {
    if (held.isRead) return;
    const restored = restoreDrafts(held.drafts);
    if (!restored) held.drafts.startStoring();
    startTransition(() => setHeld({ drafts: restored ?? held.drafts, isRead: true }));
  }, [held]);
  return held;
}
