import { startTransition, useEffect, useState } from 'react';
import { parseJson, readField, readRecord } from '@/api/core/wire/read';
import {
  linkDraftKey,
  readStoredDraft,
  staffDraftKey,
  writeStoredDraft,
} from '@/shared/drafts/storedDrafts';
import type { StepId, WizardVisit } from '../machine/wizard.state';
import { forms, isAddOnName, yesNo, type FormName, type WizardDrafts } from './forms.schema';

/** By form, the fields that differ from what the form was given. */
type TypedValues = { [Form in FormName]?: Partial<WizardDrafts[Form]> };

/** Not typed, but made by this visit: the haulier and what its insurer was told. */
const isTyped = (form: string) => form !== 'haulier' && form !== 'sentTermination';

const draftKey = (visit: WizardVisit) =>
  'token' in visit ? linkDraftKey(visit.token) : staffDraftKey(visit.staffTruckerId);

/** True where an earlier visit of this tab left something typed. */
export const hasDraft = (visit: WizardVisit) => readStoredDraft(draftKey(visit)) !== null;

/** What an earlier visit of this tab left. */
interface Earlier {
  typed: TypedValues;
  seen: TypedValues;
  stepLeft: StepId | null;
}

/** These fields; undefined where there are none. */
function pick(fields: object, names: readonly string[]): object | undefined {
  const picked = Object.entries(fields).filter(([name]) => names.includes(name));
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

/**
 * What was typed in one visit and not saved, form by form, so that neither going back nor a reload loses it. It is in memory until
 * what an `earlier` visit left was read, then also in the tab's storage. Where storage is blocked or full, it stays in memory.
 */
function openDrafts(visit: WizardVisit, earlier?: Earlier) {
  const key = draftKey(visit);
  const isWithoutLink = 'token' in visit && !visit.token;
  const stepLeft = earlier?.stepLeft ?? null;
  let isStoring = earlier !== undefined;
  let openStep = stepLeft;
  let typed: Partial<Record<FormName, object | undefined>> = { ...earlier?.typed };
  let seen: typeof typed = { ...earlier?.seen };
  const latest: typeof typed = {};
  /** Whole forms as they were saved. */
  const settled: typeof typed = {};
  /** What was typed as it was saved, where the draft is the only copy. */
  const saved: typeof typed = {};

  /** The server cannot be asked for a haulier that this visit has made, so the draft holds it until the end. */
  const isOnlyCopy = () => Boolean(typed.haulier) || isWithoutLink;

  const write = () => {
    if (!isStoring) return;
    const step = openStep ?? undefined;
    const hasSeen = Object.values(seen).some((fields) => fields !== undefined);
    writeStoredDraft(key, { ...typed, step, seen: hasSeen ? seen : undefined });
  };

  /** Stores what is left, for the last time. */
  const end = (left: typeof typed) => {
    typed = left;
    seen = {};
    openStep = null;
    isStoring = true;
    write();
    isStoring = false;
  };

  /** True if one of these forms, or any form if none is named, holds something that is not saved. */
  const isUnsaved = (...forms: FormName[]) =>
    (Object.keys(typed) as FormName[]).some(
      (form) =>
        isTyped(form) &&
        (forms.length === 0 || forms.includes(form)) &&
        JSON.stringify(typed[form]) !== JSON.stringify(saved[form]),
    );

  return {
    get: <Form extends FormName>(form: Form): Partial<WizardDrafts[Form]> | undefined =>
      typed[form],
    /** What was last seen of the server in the fields that were typed in. */
    seen: <Form extends FormName>(form: Form): Partial<WizardDrafts[Form]> | undefined =>
      seen[form],
    /** Holds what differs from the `baseline`, with what was `seen` of the server there. */
    set: <Form extends FormName>(
      form: Form,
      values: WizardDrafts[Form],
      baseline: Partial<WizardDrafts[Form]>,
      seenNow: Partial<WizardDrafts[Form]> = {},
    ) => {
      latest[form] = values;
      const given: Record<string, unknown> = baseline;
      const changed = Object.entries(values).flatMap(([name, value]) =>
        value === given[name] ? [] : [name],
      );
      typed[form] = pick(values, changed);
      seen[form] = pick(seenNow, changed);
      write();
    },
    /** The server has what the form holds. */
    markSaved: (form: FormName) => {
      seen[form] = undefined;
      if (isOnlyCopy()) saved[form] = typed[form];
      else {
        typed[form] = undefined;
        settled[form] = latest[form];
      }
      write();
    },
    /** What a form was last saved with in this visit, else what it is given. */
    lastSaved: <Form extends FormName>(form: Form, given: WizardDrafts[Form]) =>
      (settled[form] as WizardDrafts[Form] | undefined) ?? given,
    /** The server has other answers: these forms start from what they are given. */
    forgetSaved: (...forms: FormName[]) => {
      for (const form of forms) {
        for (const values of [typed, seen, settled, saved]) values[form] = undefined;
      }
      write();
    },
    /** Drops what was typed in these forms since they were saved. */
    forgetTyped: (...forms: FormName[]) => {
      for (const form of forms) {
        typed[form] = saved[form];
        seen[form] = undefined;
      }
      write();
    },
    isUnsaved,
    /** The later step that an earlier visit of this tab was left at; null for step 1. */
    stepLeft,
    /** A reload opens this step again. */
    setStep: (step: StepId) => {
      const next = step === 'details' ? null : step;
      if (next === openStep) return;
      openStep = next;
      write();
    },
    isRestored: Object.keys(earlier?.typed ?? {}).some(isTyped),
    /** Forgets everything, and stores nothing from here on. */
    discard: () => end({}),
    /** Forgets what was typed. Keeps the id of a haulier made without a link, with its CVR, so that it is not made again. */
    startOver: () => {
      const { haulier, sentTermination, details } = typed as TypedValues;
      const isKept = isWithoutLink && haulier;
      end(isKept ? { haulier: { cvr: details?.cvr ?? '', ...haulier }, sentTermination } : {});
    },
  };
}

export type Drafts = ReturnType<typeof openDrafts>;

export function createDrafts(visit: WizardVisit) {
  const key = draftKey(visit);
  const drafts = openDrafts(visit);
  return {
    ...drafts,
    /** The drafts with what an earlier visit of this tab left. From here on every change is stored. */
    restore: (): Drafts => {
      const text = readStoredDraft(key) ?? '';
      // Somebody who has begun to type in step 1 stays there.
      return openDrafts(visit, {
        typed: parseDrafts(text),
        seen: parseSeen(text),
        stepLeft: drafts.isUnsaved() ? null : parseStepLeft(text),
      });
    },
  };
}

function isSound(form: FormName, field: string, value: unknown): boolean {
  const { fields } = forms[form];
  // Stored names may be anything, such as "constructor".
  const schema = Object.hasOwn(fields, field) && fields[field as keyof typeof fields];
  const rule = form === 'work' && isAddOnName(field) ? yesNo() : schema;
  return rule && rule.isValidSync(value, { strict: true });
}

/** The later step that an earlier visit was left at; null for step 1. */
export function parseStepLeft(text: string): StepId | null {
  const step = readField(parseJson(text), 'step');
  return step === 'car' || step === 'work' ? step : null;
}

/** Without fields that are damaged or that no form has. A termination that was sent is whole, or left out. */
function soundForms(stored: unknown): TypedValues {
  const sound = (Object.keys(forms) as FormName[]).flatMap((form) => {
    const values = Object.entries(readRecord(readField(stored, form)) ?? {});
    const fields = values.filter(([field, value]) => isSound(form, field, value));
    const isWhole = fields.length === Object.keys(forms[form].fields).length;
    const isEnough = form === 'sentTermination' ? isWhole : fields.length > 0;
    return isEnough ? [[form, Object.fromEntries(fields)]] : [];
  });
  return Object.fromEntries(sound) as TypedValues;
}

/** Reads stored drafts field by field. Never throws. */
export const parseDrafts = (text: string) => soundForms(parseJson(text));

const parseSeen = (text: string) => soundForms(readField(parseJson(text), 'seen'));

/**
 * The drafts of a visit. What an earlier visit left is read after the first render, which has to match the prerendered HTML.
 */
export function useDrafts(visit: WizardVisit): { drafts: Drafts; isRead: boolean } {
  const [first] = useState(() => createDrafts(visit));
  const [restored, setRestored] = useState<Drafts | null>(null);
  useEffect(() => {
    const drafts = first.restore();
    startTransition(() => setRestored(drafts));
  }, [first]);
  return { drafts: restored ?? first, isRead: restored !== null };
}
