import type { CarValues } from '../../car/car.mapper';
import type { DetailsValues } from '../../details/details.mapper';
import type { TerminationValues } from '../../termination/termination.mapper';
import type { WorkValues } from '../../work/work.mapper';
import type { WizardVisit } from '../../machine/wizard.state';

/** What the forms of the wizard hold. */
interface DraftValues {
  details: DetailsValues;
  car: CarValues;
  termination: TerminationValues;
  work: WorkValues;
  /** The haulier that this visit has made, where there is no link to know it by. */
  haulier: { id: number };
}

/** A form that has a draft. The code's form has none: an SMS code is never kept. */
export type DraftForm = keyof DraftValues;

/** What was typed: by form, the fields that are not as they were given. */
export type TypedValues = { [Form in DraftForm]?: Partial<DraftValues[Form]> };

/** What was typed and not saved, form by form, so that neither going back nor a reload loses it. */
export interface Drafts {
  get: <Form extends DraftForm>(form: Form) => Partial<DraftValues[Form]> | undefined;
  /**
   * Keeps what differs from what is `known`. While that `isOpen`, such as before the haulier is loaded, a field once
   * kept stays, whatever it holds.
   */
  keep: <Form extends DraftForm>(
    form: Form,
    values: DraftValues[Form],
    known: Partial<DraftValues[Form]>,
    isOpen?: boolean,
  ) => void;
  /** The server has what the form holds. */
  settle: (form: DraftForm) => void;
  /** What a form was last saved with in this visit, else what it is given. */
  known: <Form extends DraftForm>(form: Form, given: DraftValues[Form]) => DraftValues[Form];
  /** True where one of these forms (all, if none is named) holds what the server has not. */
  isUnsaved: (...forms: DraftForm[]) => boolean;
  /** What an earlier visit of this tab left and nobody has read yet, as text; null where there is nothing. */
  stored: () => string | null;
  /** From here on every change is stored: nothing is left there that is still to be read. */
  release: () => void;
  /** The same drafts with what an earlier visit left. */
  restore: (typed: TypedValues) => Drafts;
  /** An earlier visit of this tab left something. */
  isRestored: boolean;
  /** Everything is forgotten, for good. */
  drop: () => void;
}

/** What a visit's draft is stored under: one per link, one per haulier that staff edit. */
function draftKey(visit: WizardVisit): string {
  // The store forgets what begins like the second when the session of staff ends.
  return 'token' in visit
    ? `draft:link:${visit.token || 'new'}`
    : `draft:staff:${String(visit.staffTruckerId)}`;
}

/** The drafts of one visit. The tab's storage follows at every change; where it is blocked or full, memory alone holds them. */
export function createDrafts(visit: WizardVisit, earlier?: TypedValues): Drafts {
  const key = draftKey(visit);
  // Without a link there is no asking the server for what was saved: the draft has to hold it until the end.
  const isOnlyCopy = 'token' in visit && !visit.token;
  let isHeld = !earlier;
  let typed: Partial<Record<DraftForm, object | undefined>> = { ...earlier };
  const latest: { [Form in DraftForm]?: DraftValues[Form] } = {};
  const settled: { [Form in DraftForm]?: DraftValues[Form] } = {};
  const saved: Partial<Record<DraftForm, string>> = {};

  const attempt = (action: (storage: Storage) => string | null | undefined) => {
    try {
      return action(sessionStorage) ?? null;
    } catch {
      return null;
    }
  };
  const write = () => {
    if (isHeld) return;
    const text = JSON.stringify(typed);
    attempt((storage) => {
      if (text === '{}') storage.removeItem(key);
      else storage.setItem(key, text);
      return null;
    });
  };

  return {
    get: (form) => typed[form],
    keep: (form, values, known, isOpen) => {
      latest[form] = values;
      const before = typed[form];
      const changes = Object.entries(values).filter(
        ([name, value]) =>
          value !== (known as Record<string, unknown>)[name] ||
          (isOpen && before && name in before),
      );
      typed[form] = changes.length > 0 ? Object.fromEntries(changes) : undefined;
      write();
    },
    settle: (form) => {
      if (isOnlyCopy) saved[form] = JSON.stringify(typed[form]);
      else {
        typed[form] = undefined;
        Object.assign(settled, { [form]: latest[form] });
      }
      write();
    },
    known: (form, given) => settled[form] ?? given,
    isUnsaved: (...forms) =>
      (Object.keys(typed) as DraftForm[]).some(
        (form) =>
          (forms.length === 0 || forms.includes(form)) &&
          JSON.stringify(typed[form]) !== saved[form],
      ),
    stored: () => (isHeld ? attempt((storage) => storage.getItem(key)) : null),
    release: () => {
      isHeld = false;
      write();
    },
    restore: (left) => createDrafts(visit, left),
    isRestored: Object.keys(earlier ?? {}).length > 0,
    drop: () => {
      typed = {};
      isHeld = false;
      write();
      isHeld = true;
    },
  };
}
