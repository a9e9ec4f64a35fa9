import type { CarValues } from '../forms/car/car.mapper';
import type { DetailsValues } from '../forms/details/details.mapper';
import type { TerminationValues } from '../forms/termination/termination.mapper';
import type { WorkValues } from '../forms/work/work.mapper';

/** What the forms of the wizard hold. */
interface DraftValues {
  details: DetailsValues;
  car: CarValues;
  termination: TerminationValues;
  work: WorkValues;
}

/** What was typed in each form, so that going back and forth loses nothing. */
export interface Drafts {
  get: <Form extends keyof DraftValues>(form: Form) => DraftValues[Form] | undefined;
  keep: <Form extends keyof DraftValues>(form: Form, values: DraftValues[Form]) => void;
  forget: (form: keyof DraftValues) => void;
}

/** The drafts of one visit; nothing leaves the memory of the page. */
export function createDrafts(): Drafts {
  const kept: { [Form in keyof DraftValues]?: DraftValues[Form] | undefined } = {};
  return {
    get: (form) => kept[form],
    keep: (form, values) => {
      kept[form] = values;
    },
    forget: (form) => {
      kept[form] = undefined;
    },
  };
}
