import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { KeeperProps } from './UnsavedChangesGuard';
import type { StepId, WizardVisit } from '../../machine/wizard.state';
import { createDrafts } from './createDrafts';
import type { Drafts } from './createDrafts';

interface KeptWizard {
  drafts: Drafts;
  /** What keeps the wizard, once it is loaded. */
  Keeper: ComponentType<KeeperProps> | null;
  /** Loads it; a failure is left to the next use. */
  loadKeeper: () => void;
}

/**
 * The drafts of a visit, and what keeps the wizard from losing them. The latter is not for the first view: it is
 * loaded when the wizard is used, or where an earlier visit of this tab has left something.
 */
export function useKeeper(visit: WizardVisit, step: StepId): KeptWizard {
  const [drafts, setDrafts] = useState(() => createDrafts(visit));
  const [Keeper, setKeeper] = useState<ComponentType<KeeperProps> | null>(null);

  const loadKeeper = useCallback(() => {
    import('./UnsavedChangesGuard').then(
      (loaded) => {
        setKeeper(() => loaded.Keeper);
        setDrafts((held) => loaded.restoreDrafts(held) ?? held);
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const isFirst = drafts.stored() === null;
    if (isFirst) drafts.release();
    const entry = window.history.state as { usr?: unknown } | null;
    if (!isFirst || step !== 'details' || entry?.usr) loadKeeper();
  }, [drafts, step, loadKeeper]);

  return { drafts, Keeper, loadKeeper };
}
