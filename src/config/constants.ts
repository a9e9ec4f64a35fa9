/** Digits of a company number (CVR); specification, sections 5 and 9. */
export const cvrDigits = 8;

/** Digits of a truck number; sections 5 and 9. */
export const truckNumberDigits = 6;

/** How long a notification of success stays, in milliseconds; section 9. Errors stay until they are closed. */
export const notificationTimeoutMs = 5000;

/** The wait before a page is left by itself, after an update or a failed load, in milliseconds; sections 4 and 9. */
export const redirectDelayMs = 3000;

/** When a script that is still on its way is said to be, in milliseconds; section 8. The first frame has it, too (`public/index.html`). */
export const slowScriptMs = 20_000;

/** How long a style sheet that does not come is waited for, in milliseconds; section 8. */
export const slowStyleMs = 5000;

/**
 * What the policy says, as section 9 has it (D21). Texts name these and are filled from here. Amounts
 * are whole kroner.
 */
export const policyFacts = {
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
} as const;
