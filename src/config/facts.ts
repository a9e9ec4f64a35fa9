/**
 * The default facts that texts are filled in with: the terms of the policy, and how long a registration takes. A
 * deployment can replace them. Amounts are whole kroner.
 */
export const defaultFacts = {
  /** The period for which the policy is binding: the whole of `policyYear` or a part of it. */
  policyPeriod: '01.01.2022-31.12.2022',
  policyYear: '2022',
  /** Work-injury premium per full-time employee and year, taxes included. */
  injuryPremiumPerEmployee: 9000,
  roadAssistancePerMonth: 99,
  roadAssistanceExcess: 500,
  glassReplacementExcess: 3000,
  lossOfOperationAfterDays: 2,
  lossOfOperationMaxDays: 10,
  /** The discount for driving little in Copenhagen, and the largest share of driving there that still gets it. */
  copenhagenDiscountPercent: 50,
  copenhagenMaxSharePercent: 50,
  copenhagenPostcodes: '1000-2450',
  fullTimeHoursPerYear: 1665,
  /** The approximate time from opening the link to signing. */
  registrationMinutes: 5,
};

/** The facts of a deployment. */
export type Facts = typeof defaultFacts;
