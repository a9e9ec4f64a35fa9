import { startTransition, useEffect, useState } from 'react';
import { parseJson, getField, asRecord, listIn } from '@/api/core/wire/parse';
import {
  linkDraftKey,
  readStoredDraft,
  savedTimeOf,
  staffDraftKey,
  writeStoredDraft,
} from '@/shared/drafts/draftStorage';
import { isAddOnFieldName } from '../machine/serverAnswers';
import type { EarlierTerminations, FormId, StepId, WizardVisit } from '../machine/wizard.state';
import { forms, resultSchemas, yesNo, type VisitResults, type WizardDrafts } from './forms.schema';

/**
 * For each form, the fields that the user has changed. They differ from the initial values, or from the values that a
 * lost save sent.
 */
type TypedValues = { [Form in FormId]?: Partial<WizardDrafts[Form]> };

/** For each form, the values that each save without a response had sent. The server may have saved them. */
type LostValues = { [Form in FormId]?: readonly Partial<WizardDrafts[Form]>[] };

const draftKey = (visit: WizardVisit) =>
  'token' in visit ? linkDraftKey(visit.token) : staffDraftKey(visit.staffTruckerId);

/** The time at which the link's draft was stored in this tab, in milliseconds since 1970; 0 without a draft. */
export const draftTime = (token: string) => savedTimeOf(readStoredDraft(linkDraftKey(token)));

export const dropDraft = (token: string) => writeStoredDraft(linkDraftKey(token), {});

/** The stored state of an earlier visit in this tab. */
interface Earlier {
  typed: TypedValues;
  seen: TypedValues;
  lost: LostValues;
  results: VisitResults;
  /** The step at which that visit was left; null for step 1. */
  stepLeft: StepId | null;
}

/**
 * The newest visit for each storage key. If an agreement is opened again while its earlier visit is still saving, only
 * the newer visit stores drafts. Otherwise the earlier one would overwrite the input of the newer one.
 */
const newestVisits = new Map<string, symbol>();

/** Returns the named fields of an object; undefined if it has none of them. */
export function pick(fields: object, names: readonly string[]): object | undefined {
  const picked = Object.entries(fields).filter(([name]) => names.includes(name));
  return picked.length > 0 ? Object.fromEntries(picked) : undefined;
}

const nonEmpty = (fields: object) =>
  Object.values(fields).some((values) => values !== undefined) ? fields : undefined;

/**
 * The unsaved input of one visit, by form, so that neither going back nor a reload loses it. Without `earlier`, it is
 * only in memory. With `earlier`, it is also in the tab's storage, unless storage is blocked or full.
 */
function openDrafts(visit: WizardVisit, earlier?: Earlier) {
  const key = draftKey(visit);
  const isWithoutLink = 'token' in visit && !visit.token;
  const stepLeft = earlier?.stepLeft ?? null;
  let isStoring = earlier !== undefined;
  const id = Symbol(key);
  if (isStoring) newestVisits.set(key, id);
  let openStep = stepLeft;
  let results: VisitResults = { ...earlier?.results };
  let typed: Partial<Record<FormId, object | undefined>> = { ...earlier?.typed };
  let seen: typeof typed = { ...earlier?.seen };
  let lost: typeof typed = { ...earlier?.lost };
  const latest: typeof typed = {};
  /** The complete values of each form at its last save, or those given to `keepSeen`. */
  const settled: typeof typed = {};
  /** The draft of each form at its last save, if the draft is the only copy of the data. */
  const saved: typeof typed = {};

  /**
   * True if this visit creates the haulier. The saved data then cannot be fetched after a reload, so the drafts are the
   * only copy and stay after a save.
   */
  const isOnlyCopy = () => results.createdTrucker !== undefined || isWithoutLink;

  const write = () => {
    if (!isStoring || newestVisits.get(key) !== id) return;
    const step = openStep ?? undefined;
    const others = { step, seen: nonEmpty(seen), lost: nonEmpty(lost) };
    writeStoredDraft(key, { ...typed, ...results, ...others });
  };

  /** Drops the drafts and stores the remaining results. After that, nothing is stored any more. */
  const end = (left: VisitResults) => {
    results = left;
    typed = {};
    seen = {};
    lost = {};
    openStep = null;
    isStoring = true;
    write();
    isStoring = false;
  };

  /** True if one of these forms has unsaved input. Without arguments, checks all forms of the visit. */
  const isUnsaved = (...forms: FormId[]) =>
    (Object.keys(typed) as FormId[]).some(
      (form) =>
        (forms.length === 0 || forms.includes(form)) &&
        JSON.stringify(typed[form]) !== JSON.stringify(saved[form]),
    );

  return {
    get: <Form extends FormId>(form: Form): Partial<WizardDrafts[Form]> | undefined => typed[form],
    /** For the fields with a draft, the server's values that the user has last seen. */
    seen: <Form extends FormId>(form: Form): Partial<WizardDrafts[Form]> | undefined => seen[form],
    /** For the fields with a draft, the values of each save whose response was lost. */
    lost: <Form extends FormId>(form: Form) => (lost as LostValues)[form] ?? [],
    /**
     * Stores the fields that differ from `baseline` or from what a lost save sent, as the server may have either.
     * Stores with them the server's values that the user has seen, and the values that lost saves sent.
     */
    set: <Form extends FormId>(
      form: Form,
      values: WizardDrafts[Form],
      baseline: Partial<WizardDrafts[Form]>,
      seenNow: Partial<WizardDrafts[Form]> = {},
      lostNow: readonly Partial<WizardDrafts[Form]>[] = [],
    ) => {
      latest[form] = values;
      const given: Record<string, unknown> = baseline;
      const changed = Object.entries(values).flatMap(([name, value]) => {
        // A lost save of an earlier visit has only some of the fields. Ignore it for the others.
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
     * Counts the form's input as sent by a save whose response is lost. Call it if the visit is left during the save:
     * the next visit may begin before the save ends, and would take the saved values for a colleague's change.
     */
    noteLost: (form: FormId) => {
      const sent = typed[form];
      if (sent) lost[form] = [...((lost as LostValues)[form] ?? []), sent];
      write();
    },
    /** Marks the form's current values as saved. */
    markSaved: (form: FormId) => {
      seen[form] = undefined;
      lost[form] = undefined;
      if (isOnlyCopy()) saved[form] = typed[form];
      else {
        typed[form] = undefined;
        settled[form] = latest[form];
      }
      write();
    },
    createdTrucker: () => results.createdTrucker,
    /** The terminations of this visit, or of an earlier one. */
    terminations: (): EarlierTerminations => ({
      termination: results.savedTermination,
      lostTermination: results.lostTermination,
    }),
    /** The completion of this visit, or of an earlier one, whose response is unknown. */
    sentCompletion: () => results.sentCompletion,
    /** Stores results of the visit, such as the created haulier. Undefined removes a result. */
    note: (changes: VisitResults) => {
      results = { ...results, ...changes };
      write();
    },
    /**
     * Returns the form's values at its last save in this visit, or those of `keepSeen`. A field that has neither gets
     * its value from `given`.
     */
    lastSaved: <Form extends FormId>(
      form: Form,
      given: WizardDrafts[Form],
    ): WizardDrafts[Form] => ({ ...given, ...pick(settled[form] ?? {}, Object.keys(given)) }),
    /** True if the form was saved in this visit, or values were given to `keepSeen`. */
    hasKept: (form: FormId): boolean => settled[form] !== undefined,
    /**
     * Keeps saved values that the user has seen. If the server has other values when the form opens again, a colleague
     * has changed them.
     */
    keepSeen: (form: FormId, values: object) => {
      settled[form] = { ...settled[form], ...values };
    },
    /**
     * Drops the drafts and the saved answers of these forms, because the server has other answers. The forms then start
     * from those.
     */
    forgetSaved: (...forms: FormId[]) => {
      for (const form of forms) {
        for (const values of [typed, seen, lost, settled, saved]) values[form] = undefined;
      }
      write();
    },
    /** Drops the input in these forms since their last save. */
    forgetTyped: (...forms: FormId[]) => {
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
    isRestored: Object.keys(earlier?.typed ?? {}).length > 0,
    /** Drops everything, once the agreement is completed. After that, nothing is stored any more. */
    discard: () => end({}),
    /**
     * Drops the input when staff leave, or when the user starts over. Keeps the results of the visit, and the CVR of a
     * haulier that it created.
     */
    dropInput: () => {
      const { createdTrucker } = results;
      const { cvr = '' } = (typed as TypedValues).details ?? {};
      end({ ...results, createdTrucker: createdTrucker && { cvr, ...createdTrucker } });
    },
  };
}

export type Drafts = ReturnType<typeof openDrafts>;

export function createDrafts(visit: WizardVisit) {
  const key = draftKey(visit);
  const drafts = openDrafts(visit);
  return {
    ...drafts,
    /** Returns the visit's drafts with the stored state of an earlier visit. From then on, every change is stored. */
    restore: (): Drafts => {
      const earlier = parseDraft(readStoredDraft(key) ?? '');
      // Stay in step 1 if the user has already begun to type there.
      return openDrafts(visit, drafts.isUnsaved() ? { ...earlier, stepLeft: null } : earlier);
    },
  };
}

function isSound(form: FormId, field: string, value: unknown): boolean {
  const { fields } = forms[form];
  // Stored field names are untrusted and may be, for example, "constructor".
  const schema = Object.hasOwn(fields, field) && fields[field as keyof typeof fields];
  const rule = form === 'work' && isAddOnFieldName(field) ? yesNo() : schema;
  return rule && rule.isValidSync(value, { strict: true });
}

/** Drops unknown fields, and results that lack a field or have an invalid one. */
function soundResults(stored: unknown): VisitResults {
  const sound = Object.entries(resultSchemas).flatMap(([name, schema]) => {
    const value = pick(asRecord(getField(stored, name)) ?? {}, Object.keys(schema.fields));
    return value && schema.isValidSync(value, { strict: true }) ? [[name, value]] : [];
  });
  return Object.fromEntries(sound) as VisitResults;
}

/** Drops fields that are invalid or unknown. */
function soundForms(stored: unknown): TypedValues {
  const sound = (Object.keys(forms) as FormId[]).flatMap((form) => {
    const values = Object.entries(asRecord(getField(stored, form)) ?? {});
    const fields = values.filter(([field, value]) => isSound(form, field, value));
    return fields.length > 0 ? [[form, Object.fromEntries(fields)]] : [];
  });
  return Object.fromEntries(sound) as TypedValues;
}

/** Drops lost saves, and fields of them, that are invalid or unknown. */
function soundLost(stored: unknown): LostValues {
  const sound = (Object.keys(forms) as FormId[]).flatMap((form) => {
    const saves = listIn(getField(stored, form)) ?? [];
    const fields = saves.map((save) => soundForms({ [form]: save })[form]);
    const known = fields.filter((values) => values !== undefined);
    return known.length > 0 ? [[form, known]] : [];
  });
  return Object.fromEntries(sound) as LostValues;
}

/** Parses a stored draft. Drops invalid fields one by one, so that it never throws. */
export function parseDraft(text: string): Earlier {
  const stored = parseJson(text);
  const step = getField(stored, 'step');
  return {
    typed: soundForms(stored),
    seen: soundForms(getField(stored, 'seen')),
    lost: soundLost(getField(stored, 'lost')),
    results: soundResults(stored),
    stepLeft: step === 'car' || step === 'work' ? step : null,
  };
}

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
