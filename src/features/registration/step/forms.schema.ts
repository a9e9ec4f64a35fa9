import { boolean, number, object, string, type InferType } from 'yup';
import { truckerFieldNames, type TruckerFieldName } from '@/domain/truckerFields';
import type { YesNo } from '@/shared/forms/formValues';
import type { FormValues } from '@/shared/forms/validation';
import type { FormId } from '../machine/wizard.state';

const text = () => string().defined();
const flag = () => boolean().defined();
export const yesNo = () => string<YesNo>().oneOf(['', 'yes', 'no']).defined();
const idText = () => text().matches(/^\d*$/);
const id = () =>
  number()
    .defined()
    .test((value) => Number.isSafeInteger(value));

/** The fields of each form, with the values that a stored draft may have. An SMS code is never stored. */
export const forms = {
  details: object({
    ...(Object.fromEntries(truckerFieldNames.map((field) => [field, text()])) as Record<
      TruckerFieldName,
      ReturnType<typeof text>
    >),
    hasCarInsurance: flag(),
    hasNoNumberPlate: flag(),
    hasWorkInsurance: flag(),
    hasPreviousInsurance: yesNo(),
  }),
  /** The choices are ids, stored as text. */
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
  /**
   * Also has an answer for each work add-on. Only staff fill in the last two fields; hauliers leave them empty.
   */
  work: object({
    cars: text(),
    employees: text(),
    drivers: text(),
    injuryValidFrom: text(),
    injuryComment: text(),
  }),
};

type StoredForms = { [Form in FormId]: InferType<(typeof forms)[Form]> };

/** The values of each form that has a draft. */
export type WizardDrafts = Omit<StoredForms, 'work'> & { work: StoredForms['work'] & FormValues };

/** A termination as it was sent, with the haulier's data. */
const sentTermination = object({
  token: text(),
  isAdmin: flag(),
  truckerId: id(),
  name: text(),
  cvr: text(),
  email: text(),
  insuranceCompanyId: id(),
  policyNumber: text(),
  terminationDate: text(),
});

/**
 * The results of a visit. The next visit needs them, so that it sends nothing twice. A result with missing fields is
 * dropped.
 */
export const resultSchemas = {
  /**
   * The haulier that this visit created. `cvr` is stored when the user starts over. Saving then updates this haulier
   * only if the user types the same CVR again; otherwise it creates another one.
   */
  createdTrucker: object({ id: id(), cvr: string() }),
  /** The haulier's last saved termination. */
  savedTermination: sentTermination,
  /** A termination that the server may have saved. The next visit checks that before it sends the termination again. */
  lostTermination: sentTermination,
  /**
   * A completion of the agreement that was sent (step 3, then send-xml), and whose response is unknown. `isRetry`: the
   * response to an earlier one is unknown, too.
   */
  sentCompletion: object({ isRetry: flag() }),
};

export type VisitResults = {
  [Result in keyof typeof resultSchemas]?: InferType<(typeof resultSchemas)[Result]> | undefined;
};
