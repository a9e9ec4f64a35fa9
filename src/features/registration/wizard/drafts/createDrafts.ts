import { startTransition, useEffect, useState } from 'react';
import { parseJson, readField, readRecord } from '@/api/core/wire/read';
import {
  linkDraftKey,
  readStoredDraft,
  staffDraftKey,
  writeStoredDraft,
} from '@/shared/drafts/storedDrafts';
import type { CarDrafts } from '../../car/car.mapper';
import { emptyDetails, type DetailsDrafts } from '../../details/details.mapper';
import type { StepId, WizardVisit } from '../../machine/wizard.state';
import type { Drafts, TypedValues } from '../../step/stepProps';
import type { TerminationDrafts } from '../../termination/termination.mapper';
import { isAddOnName, type WorkDrafts } from '../../work/work.mapper';

/** All forms that have a draft. An SMS code is never kept. */
export type WizardDrafts = DetailsDrafts & CarDrafts & TerminationDrafts & WorkDrafts;
type FormName = keyof WizardDrafts;

/** Not typed, but made by this visit: the haulier and what its insurer was told. */
const isTyped = (form: string) => form !== 'haulier' && form !== 'sentTermination';

const draftKey = (visit: WizardVisit) =>
  'token' in visit ? linkDraftKey(visit.token) : staffDraftKey(visit.staffTruckerId);

/** True where an earlier visit of this tab left something typed. */
export const hasDraft = (visit: WizardVisit) => readStoredDraft(draftKey(visit)) !== null;

/** What an earlier visit of this tab left. */
interface Earlier {
  typed: TypedValues<WizardDrafts>;
  seen: TypedValues<WizardDrafts>;
  stepLeft: StepId | null;
}

interface VisitDrafts extends Drafts<WizardDrafts> {
  /** The drafts with what an earlier visit of this tab left. From here on every change is stored. */
  restore: () => VisitDrafts;
}

/** These fields; undefined where there are none. */
function pick(fields: object, names: readonly string[]): object | undefined {
  const picked = Object.entries(fields).filter(([name]) => names.includes(name));
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

/**
 * The drafts of one visit, in memory until what an `earlier` visit left was read, then also in the tab's storage. Where storage is
 * blocked or full, they stay in memory.
 */
export function createDrafts(visit: WizardVisit, earlier?: Earlier): VisitDrafts {
  const key = draftKey(visit);
  const isWithoutLink = 'token' in visit && !visit.token;
  const stepLeft = earlier?.stepLeft ?? null;
  let isStoring = earlier !== undefined;
  let openStep = stepLeft;
  let typed: Partial<Record<FormName, object | undefined>> = { ...earlier?.typed };
  let seen: typeof typed = { ...earlier?.seen };
  const latest: Partial<WizardDrafts> = {};
  /** Whole forms as they were saved. */
  const settled: Partial<WizardDrafts> = {};
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

  const isUnsaved = (...forms: FormName[]) =>
    (Object.keys(typed) as FormName[]).some(
      (form) =>
        isTyped(form) &&
        (forms.length === 0 || forms.includes(form)) &&
        JSON.stringify(typed[form]) !== JSON.stringify(saved[form]),
    );

  return {
    get: (form) => typed[form],
    seen: (form) => seen[form],
    set: (form, values, baseline, seenNow = {}) => {
      latest[form] = values;
      const given: Record<string, unknown> = baseline;
      const changed = Object.entries(values).flatMap(([name, value]) =>
        value === given[name] ? [] : [name],
      );
      typed[form] = pick(values, changed);
      seen[form] = pick(seenNow, changed);
      write();
    },
    markSaved: (form) => {
      seen[form] = undefined;
      if (isOnlyCopy()) saved[form] = typed[form];
      else {
        typed[form] = undefined;
        Object.assign(settled, { [form]: latest[form] });
      }
      write();
    },
    lastSaved: (form, given) => settled[form] ?? given,
    forgetSaved: (...forms) => {
      for (const form of forms) {
        for (const values of [typed, seen, settled, saved]) values[form] = undefined;
      }
      write();
    },
    forgetTyped: (...forms) => {
      for (const form of forms) {
        typed[form] = saved[form];
        seen[form] = undefined;
      }
      write();
    },
    isUnsaved,
    restore: () => {
      const text = readStoredDraft(key) ?? '';
      // Somebody who has begun to type in step 1 stays there.
      return createDrafts(visit, {
        typed: parseDrafts(text),
        seen: parseSeen(text),
        stepLeft: isUnsaved() ? null : parseStepLeft(text),
      });
    },
    stepLeft,
    setStep: (step) => {
      const next = step === 'details' ? null : step;
      if (next === openStep) return;
      openStep = next;
      write();
    },
    isRestored: Object.keys(earlier?.typed ?? {}).some(isTyped),
    discard: () => end({}),
    startOver: () => {
      const { haulier, sentTermination, details } = typed as TypedValues<WizardDrafts>;
      const isKept = isWithoutLink && haulier;
      end(isKept ? { haulier: { cvr: details?.cvr ?? '', ...haulier }, sentTermination } : {});
    },
  };
}

type Check = (value: unknown) => boolean;
const isFlag: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isIdText: Check = (value) => typeof value === 'string' && /^\d*$/.test(value);
const isYesNo: Check = (value) => value === '' || value === 'yes' || value === 'no';
const isId: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);

/** Texts where these values are texts, ticks where they are ticks. */
const checksLike = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isText : isFlag,
    ]),
  ) as Record<keyof Values, Check>;

/** What each field may be stored with. */
const checks: { [Form in FormName]: Record<keyof WizardDrafts[Form] & string, Check> } = {
  details: { ...checksLike(emptyDetails), hasPreviousInsurance: isYesNo },
  haulier: { id: isId, cvr: isText },
  sentTermination: {
    token: isText,
    isAdmin: isFlag,
    truckerId: isId,
    name: isText,
    cvr: isText,
    email: isText,
    insuranceCompanyId: isId,
    policyNumber: isText,
    terminationDate: isText,
  },
  car: {
    areaId: isIdText,
    newValueId: isIdText,
    ownRiskId: isIdText,
    injuryId: isIdText,
    hasRoadAssistance: isYesNo,
    roadAssistanceFrom: isText,
    hasGlassCover: isYesNo,
  },
  termination: { insuranceCompanyId: isIdText, policyNumber: isText, terminationDate: isText },
  work: {
    cars: isText,
    employees: isText,
    drivers: isText,
    injuryValidFrom: isText,
    injuryComment: isText,
  },
};

function isSound(form: FormName, field: string, value: unknown): boolean {
  if (form === 'work' && isAddOnName(field)) return isYesNo(value);
  // Stored names may be anything, such as "constructor".
  const ofForm: Record<string, Check> = checks[form];
  return Object.hasOwn(ofForm, field) && ofForm[field]?.(value) === true;
}

/** The later step that an earlier visit was left at; null for step 1. */
export function parseStepLeft(text: string): StepId | null {
  const step = readField(parseJson(text), 'step');
  return step === 'car' || step === 'work' ? step : null;
}

/** Without fields that are damaged or that no form has. A termination that was sent is whole, or left out. */
function soundForms(stored: unknown): TypedValues<WizardDrafts> {
  const forms = Object.keys(checks).flatMap((form) => {
    const values = readRecord(readField(stored, form)) ?? {};
    const sound = Object.entries(values).filter(([field, value]) =>
      isSound(form as FormName, field, value),
    );
    const isEnough =
      form === 'sentTermination'
        ? sound.length === Object.keys(checks[form]).length
        : sound.length > 0;
    return isEnough ? [[form, Object.fromEntries(sound)]] : [];
  });
  return Object.fromEntries(forms) as TypedValues<WizardDrafts>;
}

/** Reads stored drafts field by field. Never throws. */
export const parseDrafts = (text: string) => soundForms(parseJson(text));

const parseSeen = (text: string) => soundForms(readField(parseJson(text), 'seen'));

/**
 * The drafts of a visit. What an earlier visit left is read after the first render, which has to match the prerendered HTML.
 */
export function useDrafts(visit: WizardVisit): { drafts: Drafts<WizardDrafts>; isRead: boolean } {
  const [held, setHeld] = useState(() => ({ drafts: createDrafts(visit), isRead: false }));
  useEffect(() => {
    if (held.isRead) return;
    const drafts = held.drafts.restore();
    startTransition(() => setHeld({ drafts, isRead: true }));
  }, [held]);
  return held;
}
