/**
 * What the policy says, as section 9 has it (D21), and how long a registration takes: where a deployment says nothing else
 * (D36). Texts name these and are filled from them. Amounts are whole kroner.
 */
export const defaultFacts = {
  /** The calendar year that the policy binds for. */
  policyPeriod: '01.01.2022-31.12.2022',
  policyYear: '2022',
  /** Occupational-injury premium per full-time employee and year, taxes included. */
  injuryPremiumPerEmployee: 9000,
  roadAssistancePerMonth: 99,
  roadAssistanceExcess: 500,
  glassReplacementExcess: 3000,
  lossOfOperationAfterDays: 2,
  lossOfOperationMaxDays: 10,
  /** The discount for little driving in Copenhagen, and up to which share of the driving it holds. */
  copenhagenDiscountPercent: 50,
  copenhagenMaxSharePercent: 50,
  copenhagenPostcodes: '1000-2450',
  fullTimeHoursPerYear: 1665,
  /** About how long it takes from the link to the signature. */
  registrationMinutes: 5,
};

/** What texts are filled with, as a deployment has it (D36). */
export type Facts = typeof defaultFacts;
