import { boolean, number, object, string, type InferType } from 'yup';
import type { YesNo } from '@/shared/forms/formValues';
import type { FormValues } from '@/shared/forms/validation';
import { detailsTextFields } from '../machine/agreement';

const text = () => string().defined();
const flag = () => boolean().defined();
export const yesNo = () => string<YesNo>().oneOf(['', 'yes', 'no']).defined();
const idText = () => text().matches(/^\d*$/);
const id = () =>
  number()
    .defined()
    .test((value) => Number.isSafeInteger(value));

type DetailsText = (typeof detailsTextFields)[number];

/** What each form holds, and what may be stored in each of its fields. An SMS code is never kept. */
export const forms = {
  details: object({
    ...(Object.fromEntries(detailsTextFields.map((field) => [field, text()])) as Record<
      DetailsText,
      ReturnType<typeof text>
    >),
    hasCarInsurance: flag(),
    hasNoRegistrationNumber: flag(),
    hasWorkInsurance: flag(),
    hasPreviousInsurance: yesNo(),
  }),
  /** The haulier that this visit has made without a link; with a `cvr`, it is only meant if that CVR is typed again. */
  haulier: object({ id: id(), cvr: string() }),
  /** The termination of that haulier as it was last saved: the insurer is not told of it again. */
  sentTermination: object({
    token: text(),
    isAdmin: flag(),
    truckerId: id(),
    name: text(),
    cvr: text(),
    email: text(),
    insuranceCompanyId: id(),
    policyNumber: text(),
    terminationDate: text(),
  }),
  /** Choices are ids as text. */
  car: object({
    areaId: idText(),
    newValueId: idText(),
    ownRiskId: idText(),
    injuryId: idText(),
    hasRoadAssistance: yesNo(),
    roadAssistanceFrom: text(),
    hasGlassCover: yesNo(),
  }),
  termination: object({
    insuranceCompanyId: idText(),
    policyNumber: text(),
    terminationDate: text(),
  }),
  /** With one answer per work add-on (`addOn0` …). Staff alone fill in the last two; they are empty elsewhere. */
  work: object({
    cars: text(),
    employees: text(),
    drivers: text(),
    injuryValidFrom: text(),
    injuryComment: text(),
  }),
};

export function isAddOnName(name: string): boolean {
  return /^addOn\d+$/.test(name);
}

export type FormName = keyof typeof forms;
type StoredForms = { [Form in FormName]: InferType<(typeof forms)[Form]> };

/** All forms that have a draft, by what they hold. */
export type WizardDrafts = Omit<StoredForms, 'work'> & { work: StoredForms['work'] & FormValues };
