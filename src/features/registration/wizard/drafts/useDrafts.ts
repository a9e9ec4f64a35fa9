import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { loadTexts } from '@/i18n/i18n';
import type { StepId, WizardVisit } from '../../machine/wizard.state';
import type { Drafts } from '../../step/drafts';
import { createDrafts } from './createDrafts';
import type { WizardDrafts } from './createDrafts';
import type { UnsavedChangesGuardProps } from './UnsavedChangesGuard';

interface GuardedDrafts {
  drafts: Drafts<WizardDrafts>;
  /** Null until it is loaded. */
  Guard: ComponentType<UnsavedChangesGuardProps> | null;
  /** A failure is left to the next use. */
  loadGuard: () => void;
}

/**
 * The drafts of a visit, and the guard that keeps the wizard from losing them. The guard is not for the first view: it
 * is loaded when the wizard is used, or where an earlier visit of this tab has left something.
 */
export function useDrafts(visit: WizardVisit, step: StepId): GuardedDrafts {
  const [drafts, setDrafts] = useState(() => createDrafts(visit));
  const [Guard, setGuard] = useState<ComponentType<UnsavedChangesGuardProps> | null>(null);

  const loadGuard = useCallback(() => {
    // Its words come with those of the later steps.
    Promise.all([import('./UnsavedChangesGuard'), loadTexts(['agreement'])]).then(
      ([loaded]) => {
        setGuard(() => loaded.UnsavedChangesGuard);
        setDrafts((held) => loaded.restoreDrafts(held) ?? held);
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const isFirst = drafts.readStored() === null;
    if (isFirst) drafts.startStoring();
    const entry = window.history.state as { usr?: unknown } | null;
    if (!isFirst || step !== 'details' || entry?.usr) loadGuard();
  }, [drafts, step, loadGuard]);

  return { drafts, Guard, loadGuard };
}
