import {
  linkDraftKey,
  readStoredDraft,
  staffDraftKey,
  writeStoredDraft,
} from '@/shared/drafts/storedDrafts';
import { type CarDrafts, carDraftChecks } from '../../car/car.mapper';
import {
  type DetailsDrafts,
  detailsDraftChecks,
  haulierDraftChecks,
} from '../../details/details.mapper';
import type { StepId, WizardVisit } from '../../machine/wizard.state';
import type { Drafts, TypedValues, DraftChecks } from '../../step/stepProps';
import {
  type TerminationDrafts,
  terminationDraftChecks,
} from '../../termination/termination.mapper';
import { type WorkDrafts, workDraftChecks } from '../../work/work.mapper';
import { startTransition, useEffect, useState } from 'react';

/** All forms that have a draft. The code's form has none: an SMS code is never kept. */
export type WizardDrafts = DetailsDrafts & CarDrafts & TerminationDrafts & WorkDrafts;
type FormName = keyof WizardDrafts;

/** The haulier is nobody's typing. */
const isTyped = (form: string) => form !== 'haulier';

const draftKey = (visit: WizardVisit) =>
  'token' in visit ? linkDraftKey(visit.token) : staffDraftKey(visit.staffTruckerId);

/** True where an earlier visit of this tab left something typed. */
export const hasDraft = (visit: WizardVisit) => readStoredDraft(draftKey(visit)) !== null;

/** The drafts of one visit. The tab's storage follows at every change; where it is blocked or full, memory alone holds them. */
export function createDrafts(
  visit: WizardVisit,
  earlier?: TypedValues<WizardDrafts>,
  stepLeft: StepId | null = null,
): Drafts<WizardDrafts> {
  const key = draftKey(visit);
  let isHeld = !earlier;
  let typed: Partial<Record<FormName, object | undefined>> = { ...earlier };
  let openStep = stepLeft;
  const latest: Partial<WizardDrafts> = {};
  const settled: Partial<WizardDrafts> = {};
  const saved: Partial<Record<FormName, string>> = {};

  const isWithoutLink = 'token' in visit && !visit.token;

  // Of a haulier that this visit has made the server cannot be asked: the draft has to hold it until the end.
  const isOnlyCopy = () => Boolean(typed.haulier) || isWithoutLink;

  const write = () => {
    if (!isHeld) writeStoredDraft(key, { ...typed, step: openStep ?? undefined });
  };

  const dropTo = (left: typeof typed) => {
    typed = left;
    openStep = null;
    isHeld = false;
    write();
    isHeld = true;
  };

  return {
    get: (form) => typed[form],
    set: (form, values, baseline) => {
      latest[form] = values;
      const changes = Object.entries(values).filter(
        ([name, value]) => value !== (baseline as Record<string, unknown>)[name],
      );
      typed[form] = changes.length > 0 ? Object.fromEntries(changes) : undefined;
      write();
    },
    markSaved: (form) => {
      if (isOnlyCopy()) saved[form] = JSON.stringify(typed[form]);
      else {
        typed[form] = undefined;
        Object.assign(settled, { [form]: latest[form] });
      }
      write();
    },
    lastSaved: (form, given) => settled[form] ?? given,
    forgetSaved: (...forms) => {
      for (const form of forms) {
        typed[form] = undefined;
        Object.assign(settled, { [form]: undefined });
        Object.assign(saved, { [form]: undefined });
      }
      write();
    },
    forgetTyped: (...forms) => {
      for (const form of forms) {
        const text = saved[form];
        typed[form] = text === undefined ? undefined : (JSON.parse(text) as object);
      }
      write();
    },
    isUnsaved: (...forms) =>
      (Object.keys(typed) as FormName[]).some(
        (form) =>
          isTyped(form) &&
          (forms.length === 0 || forms.includes(form)) &&
          JSON.stringify(typed[form]) !== saved[form],
      ),
    readStored: () => (isHeld ? readStoredDraft(key) : null),
    startStoring: () => {
      isHeld = false;
      write();
    },
    restore: (left, step) => createDrafts(visit, left, step),
    stepLeft,
    setStep: (step) => {
      const next = step === 'details' ? null : step;
      if (next === openStep) return;
      openStep = next;
      write();
    },
    isRestored: Object.keys(earlier ?? {}).some(isTyped),
    discard: () => dropTo({}),
    startOver: () => {
      const { haulier, details } = typed as TypedValues<WizardDrafts>;
      const isKept = isWithoutLink && haulier;
      dropTo(isKept ? { haulier: { cvr: details?.cvr ?? '', ...haulier } } : {});
    },
  };
}

const checks: Readonly<Record<keyof WizardDrafts, DraftChecks>> = {
  details: detailsDraftChecks,
  car: carDraftChecks,
  termination: terminationDraftChecks,
  haulier: haulierDraftChecks,
  work: workDraftChecks,
};

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Never throws. */
function parseEntries(text: string): [string, unknown][] {
  try {
    return entriesOf(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The later step that an earlier visit was left at; null for step 1. */
export function parseStepLeft(text: string): StepId | null {
  const [, step] = parseEntries(text).find(([name]) => name === 'step') ?? [];
  return step === 'car' || step === 'work' ? step : null;
}

/** Reads stored drafts field by field: a field that is damaged, or that no form has, is left out. Never throws. */
export function parseDrafts(text: string): TypedValues<WizardDrafts> {
  const forms = parseEntries(text).flatMap(([form, values]) => {
    if (!Object.hasOwn(checks, form)) return [];
    const checkOf = checks[form as keyof WizardDrafts];
    const sound = entriesOf(values).filter(([field, value]) => checkOf(field)?.(value));
    return sound.length > 0 ? [[form, Object.fromEntries(sound)]] : [];
  });
  return Object.fromEntries(forms) as TypedValues<WizardDrafts>;
}

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
