import { array, boolean, object, string, type InferType } from 'yup';

const text = () => string().defined();
const flag = () => boolean().defined();
const amount = () => text().matches(/^\d+(?:\.\d+)?$/);

/** The signed agreement, as the thank-you page shows it and the tab stores it. */
export const receiptSchema = object({
  /** The link's token or the haulier's id, as in the URL of the thank-you page. */
  tokenOrId: text(),
  /** The number of the agreement. */
  reference: text(),
  /** Date and time (HH:mm) in Denmark. */
  date: text(),
  time: text(),
  name: text(),
  cvr: text(),
  email: text(),
  numberPlate: text(),
  /** The titles of the choices of step 2; '' if a title is not known. */
  choices: object({ area: text(), newValue: text(), ownRisk: text(), injury: text() }).defined(),
  hasRoadAssistance: flag(),
  roadAssistanceFrom: text().nullable(),
  hasGlassCover: flag(),
  hasWorkInjury: flag(),
  /** The names of the other work add-ons. */
  workAddOns: array(text()).defined(),
  /** The counts, with a decimal point; null if no work add-on is chosen. */
  headcount: object({ cars: amount(), employees: amount(), drivers: amount() })
    .nullable()
    .defined(),
  /** Prices in kroner, rounded as they are shown. */
  pricePerMonth: amount(),
  pricePerYear: amount(),
  /** The terminated insurance at another insurer; null if there is none. */
  termination: object({ insurer: text(), policyNumber: text(), date: text() }).nullable().defined(),
});

export type Receipt = InferType<typeof receiptSchema>;
