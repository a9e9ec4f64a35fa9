import { startTransition, useEffect, useState } from 'react';
import { parseJson, getField, asRecord, listIn } from '@/api/core/wire/parse';
import {
  linkDraftKey,
  readStoredDraft,
  staffDraftKey,
  writeStoredDraft,
} from '@/shared/drafts/draftStorage';
import { isAddOnFieldName } from '../machine/serverAnswers';
import type { EarlierTerminations, StepId, WizardVisit } from '../machine/wizard.state';
import { forms, yesNo, type FormName, type WizardDrafts } from './forms.schema';

/** By form, the fields that differ from the form's initial values or from what a lost save sent. */
type TypedValues = { [Form in FormName]?: Partial<WizardDrafts[Form]> };

/** By form, the values of each save whose response was lost. */
type LostValues = { [Form in FormName]?: readonly Partial<WizardDrafts[Form]>[] };

const isTermination = (form: string) => form === 'savedTermination' || form === 'lostTermination';

/** The haulier and the sent terminations are results of the visit, not input of the user. */
const isTyped = (form: string) => form !== 'createdTrucker' && !isTermination(form);

const draftKey = (visit: WizardVisit) =>
  'token' in visit ? linkDraftKey(visit.token) : staffDraftKey(visit.staffTruckerId);

/** True if an earlier visit in this tab left a draft. */
export const hasDraft = (visit: WizardVisit) => readStoredDraft(draftKey(visit)) !== null;

/** The stored state of an earlier visit in this tab. */
interface Earlier {
  typed: TypedValues;
  seen: TypedValues;
  lost: LostValues;
  stepLeft: StepId | null;
}

/**
 * By storage key, the newest visit. An earlier visit may still be saving when its agreement is opened again. It must not
 * overwrite the input of the newer visit, so it stores nothing any more.
 */
const newestVisits = new Map<string, symbol>();

/** Returns the named fields; undefined if there are none. */
export function pick(fields: object, names: readonly string[]): object | undefined {
  const picked = Object.entries(fields).filter(([name]) => names.includes(name));
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

const nonEmpty = (fields: object) =>
  Object.values(fields).some((values) => values !== undefined) ? fields : undefined;

/**
 * The unsaved input of one visit, by form, so that neither going back nor a reload loses it. Kept only in memory until
 * the state of an `earlier` visit is given, and then also in the tab's storage, unless that is blocked or full.
 */
function openDrafts(visit: WizardVisit, earlier?: Earlier) {
  const key = draftKey(visit);
  const isWithoutLink = 'token' in visit && !visit.token;
  const stepLeft = earlier?.stepLeft ?? null;
  let isStoring = earlier !== undefined;
  const id = Symbol(key);
  if (isStoring) newestVisits.set(key, id);
  let openStep = stepLeft;
  let typed: Partial<Record<FormName, object | undefined>> = { ...earlier?.typed };
  let seen: typeof typed = { ...earlier?.seen };
  let lost: typeof typed = { ...earlier?.lost };
  const latest: typeof typed = {};
  /** The complete values of each form at its last save, or those of `keepSeen`. */
  const settled: typeof typed = {};
  /** The drafts at the last save, for forms whose draft is the only copy. */
  const saved: typeof typed = {};

  /**
   * True if the saved data cannot be fetched after a reload, because this visit created the haulier. Then drafts are
   * kept after a save.
   */
  const isOnlyCopy = () => Boolean(typed.createdTrucker) || isWithoutLink;

  const write = () => {
    if (!isStoring || newestVisits.get(key) !== id) return;
    const step = openStep ?? undefined;
    writeStoredDraft(key, { ...typed, step, seen: nonEmpty(seen), lost: nonEmpty(lost) });
  };

  /** Stores the remaining drafts for the last time. */
  const end = (left: typeof typed) => {
    typed = left;
    seen = {};
    lost = {};
    openStep = null;
    isStoring = true;
    write();
    isStoring = false;
  };

  /** True if one of these forms has unsaved input. Without arguments, checks all forms. */
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
    /** For the fields with a draft, the server's values that the user has last seen. */
    seen: <Form extends FormName>(form: Form): Partial<WizardDrafts[Form]> | undefined =>
      seen[form],
    /** For the fields with a draft, the values of each save whose response was lost. */
    lost: <Form extends FormName>(form: Form) => (lost as LostValues)[form] ?? [],
    /**
     * Stores the fields that differ from `baseline` or from what a lost save sent, as the server may have either. Stores
     * with them the server's values that the user has seen, and the values that lost saves sent.
     */
    set: <Form extends FormName>(
      form: Form,
      values: WizardDrafts[Form],
      baseline: Partial<WizardDrafts[Form]>,
      seenNow: Partial<WizardDrafts[Form]> = {},
      lostNow: readonly Partial<WizardDrafts[Form]>[] = [],
    ) => {
      latest[form] = values;
      const given: Record<string, unknown> = baseline;
      const changed = Object.entries(values).flatMap(([name, value]) => {
        // A lost save of an earlier visit has only some of the fields.
        const isAsSent = lostNow.every(
          (sent) => !Object.hasOwn(sent, name) || getField(sent, name) === value,
        );
        return value === given[name] && isAsSent ? [] : [name];
      });
      typed[form] = pick(values, changed);
      seen[form] = pick(seenNow, changed);
      const lostChanges = lostNow.flatMap((fields) => pick(fields, changed) ?? []);
      lost[form] = lostChanges.length > 0 ? lostChanges : undefined;
      write();
    },
    /**
     * Counts the form's input as sent by a save whose response is lost. Call it if the visit is left during the save: the
     * next visit may begin before the save ends, and would take the saved values for a colleague's change.
     */
    noteLost: (form: FormName) => {
      const sent = typed[form];
      if (sent) lost[form] = [...((lost as LostValues)[form] ?? []), sent];
      write();
    },
    /** Marks the form's current values as saved. */
    markSaved: (form: FormName) => {
      seen[form] = undefined;
      lost[form] = undefined;
      if (isOnlyCopy()) saved[form] = typed[form];
      else {
        typed[form] = undefined;
        settled[form] = latest[form];
      }
      write();
    },
    /** The terminations of this visit, or of an earlier one. An incomplete one is not restored from storage. */
    terminations: () =>
      ({
        termination: typed.savedTermination,
        lostTermination: typed.lostTermination,
      }) as EarlierTerminations,
    /** The form's values at its last save in this visit, or those of `keepSeen`. The others are those `given`. */
    lastSaved: <Form extends FormName>(
      form: Form,
      given: WizardDrafts[Form],
    ): WizardDrafts[Form] => ({ ...given, ...pick(settled[form] ?? {}, Object.keys(given)) }),
    /** True if the form was saved in this visit, or has values of `keepSeen`. */
    hasKept: (form: FormName): boolean => settled[form] !== undefined,
    /** Keeps saved values that the user has seen: if the form opens again, other ones are a colleague's change. */
    keepSeen: (form: FormName, values: object) => {
      settled[form] = { ...settled[form], ...values };
    },
    /** Drops all values of these forms, as the server has other answers: the forms start from their initial values. */
    forgetSaved: (...forms: FormName[]) => {
      for (const form of forms) {
        for (const values of [typed, seen, lost, settled, saved]) values[form] = undefined;
      }
      write();
    },
    /** Drops the input in these forms since their last save. */
    forgetTyped: (...forms: FormName[]) => {
      for (const form of forms) {
        typed[form] = saved[form];
        seen[form] = undefined;
        lost[form] = undefined;
      }
      write();
    },
    isUnsaved,
    /** The step at which an earlier visit in this tab was left; null for step 1. */
    stepLeft,
    /** Stores the open step, so that a reload opens it again. */
    setStep: (step: StepId) => {
      const next = step === 'details' ? null : step;
      if (next === openStep) return;
      openStep = next;
      write();
    },
    isRestored: Object.keys(earlier?.typed ?? {}).some(isTyped),
    /** Drops everything, and stores nothing afterwards. */
    discard: () => end({}),
    /**
     * Drops the input. Keeps the id and CVR of a haulier that this visit created, and the sent terminations, so that
     * none of them is sent twice.
     */
    dropInput: () => {
      const { createdTrucker, savedTermination, lostTermination, details } = typed as TypedValues;
      end({
        ...(createdTrucker && { createdTrucker: { cvr: details?.cvr ?? '', ...createdTrucker } }),
        savedTermination,
        lostTermination,
      });
    },
  };
}

export type Drafts = ReturnType<typeof openDrafts>;

export function createDrafts(visit: WizardVisit) {
  const key = draftKey(visit);
  const drafts = openDrafts(visit);
  return {
    ...drafts,
    /** Returns drafts with the stored state of an earlier visit. They store every change. */
    restore: (): Drafts => {
      const text = readStoredDraft(key) ?? '';
      // Stay in step 1 if the user has already begun to type there.
      return openDrafts(visit, {
        typed: parseDrafts(text),
        seen: soundForms(getField(parseJson(text), 'seen')),
        lost: soundLost(getField(parseJson(text), 'lost')),
        stepLeft: drafts.isUnsaved() ? null : parseStepLeft(text),
      });
    },
  };
}

function isSound(form: FormName, field: string, value: unknown): boolean {
  const { fields } = forms[form];
  // Stored field names are untrusted and may be, for example, "constructor".
  const schema = Object.hasOwn(fields, field) && fields[field as keyof typeof fields];
  const rule = form === 'work' && isAddOnFieldName(field) ? yesNo() : schema;
  return rule && rule.isValidSync(value, { strict: true });
}

/** The step at which an earlier visit was left; null for step 1. */
export function parseStepLeft(text: string): StepId | null {
  const step = getField(parseJson(text), 'step');
  return step === 'car' || step === 'work' ? step : null;
}

/** Drops fields that are invalid or unknown. A sent termination is dropped unless all its fields are valid. */
function soundForms(stored: unknown): TypedValues {
  const sound = (Object.keys(forms) as FormName[]).flatMap((form) => {
    const values = Object.entries(asRecord(getField(stored, form)) ?? {});
    const fields = values.filter(([field, value]) => isSound(form, field, value));
    const isComplete = fields.length === Object.keys(forms[form].fields).length;
    const isEnough = isTermination(form) ? isComplete : fields.length > 0;
    return isEnough ? [[form, Object.fromEntries(fields)]] : [];
  });
  return Object.fromEntries(sound) as TypedValues;
}

/** Drops lost saves, and fields of them, that are invalid or unknown. */
function soundLost(stored: unknown): LostValues {
  const sound = (Object.keys(forms) as FormName[]).flatMap((form) => {
    const saves = listIn(getField(stored, form)) ?? [];
    const fields = saves.map((save) => soundForms({ [form]: save })[form]);
    const known = fields.filter((values) => values !== undefined);
    return known.length > 0 ? [[form, known]] : [];
  });
  return Object.fromEntries(sound) as LostValues;
}

/** Parses stored drafts field by field. Never throws. */
export const parseDrafts = (text: string) => soundForms(parseJson(text));

/** The drafts of a visit. Restores stored drafts after the first render, which must match the prerendered HTML. */
export function useDrafts(visit: WizardVisit): { drafts: Drafts; isRead: boolean } {
  const [first] = useState(() => createDrafts(visit));
  const [restored, setRestored] = useState<Drafts | null>(null);
  useEffect(() => {
    const drafts = first.restore();
    startTransition(() => setRestored(drafts));
  }, [first]);
  return { drafts: restored ?? first, isRead: restored !== null };
}
