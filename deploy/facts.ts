import { defaultFacts, type Facts } from '../src/config/facts';
import { SettingsError } from '../src/config/settings';

/** The source of the settings: variables of the environment or of a file like `.env.example`. */
export type Environment = Readonly<Record<string, string | undefined>>;

type CountName = {
  [Name in keyof Facts]: Facts[Name] extends number ? Name : never;
}[keyof Facts];

/** The facts that are whole numbers, with their variables, least and greatest values. */
const counts: Record<CountName, [variable: string, least: number, most: number]> = {
  injuryPremiumPerEmployee: ['APP_POLICY_INJURY_PREMIUM', 0, 999_999],
  roadAssistancePerMonth: ['APP_POLICY_ROAD_ASSISTANCE_PRICE', 0, 999_999],
  roadAssistanceExcess: ['APP_POLICY_ROAD_ASSISTANCE_EXCESS', 0, 999_999],
  glassReplacementExcess: ['APP_POLICY_GLASS_EXCESS', 0, 999_999],
  lossOfOperationAfterDays: ['APP_POLICY_LOSS_OF_OPERATION_AFTER_DAYS', 1, 365],
  lossOfOperationMaxDays: ['APP_POLICY_LOSS_OF_OPERATION_MAX_DAYS', 1, 365],
  copenhagenDiscountPercent: ['APP_POLICY_COPENHAGEN_DISCOUNT', 1, 100],
  copenhagenMaxSharePercent: ['APP_POLICY_COPENHAGEN_SHARE', 1, 100],
  fullTimeHoursPerYear: ['APP_POLICY_FULL_TIME_HOURS', 1, 8784],
  registrationMinutes: ['APP_REGISTRATION_MINUTES', 2, 120],
};

function isDate(year: string, month: string, day: string): boolean {
  const date = new Date(`${year}-${month}-${day}`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/** Whether `period` is two days of `year` in ascending order, such as 01.01.2022-31.12.2022. */
function isPeriodOf(year: string, period: string): boolean {
  const days = /^(\d\d)\.(\d\d)\.(\d{4})-(\d\d)\.(\d\d)\.(\d{4})$/.exec(period);
  if (!days) return false;
  const [, day = '', month = '', from = '', lastDay = '', lastMonth = '', to = ''] = days;
  return (
    from === year &&
    to === year &&
    isDate(year, month, day) &&
    isDate(year, lastMonth, lastDay) &&
    month + day < lastMonth + lastDay
  );
}

/** Warnings about valid settings that mislead hauliers: a policy that ended before `today` (yyyy-MM-dd). */
export function factsWarnings({ policyYear, policyPeriod }: Facts, today: string): string[] {
  const lastDay = policyPeriod.slice(-10).split('.').reverse().join('-');
  if (lastDay >= today) return [];
  return [
    `APP_POLICY_YEAR is ${policyYear}, and its policy ended on ${lastDay}: hauliers are offered an expired policy.`,
  ];
}

/**
 * The facts that fill the texts of one deployment. An unset or empty variable gets its default. Throws a SettingsError
 * that names the first invalid variable.
 */
export function factsFromEnvironment(env: Environment): Facts {
  const given = (variable: string, fallback: string) => {
    const value = env[variable]?.trim() ?? '';
    return value === '' ? fallback : value;
  };
  const refuse = (variable: string, expected: string) => {
    throw new SettingsError(variable, `must be ${expected}`);
  };

  const policyYear = given('APP_POLICY_YEAR', defaultFacts.policyYear);
  if (!/^\d{4}$/.test(policyYear)) refuse('APP_POLICY_YEAR', 'a year, such as 2022');
  // Without an explicit period, the policy covers the whole of its year.
  const wholeYear = defaultFacts.policyPeriod.replaceAll(defaultFacts.policyYear, policyYear);
  const policyPeriod = given('APP_POLICY_PERIOD', wholeYear);
  if (!isPeriodOf(policyYear, policyPeriod)) {
    refuse('APP_POLICY_PERIOD', `two days of the policy's year, such as ${wholeYear}`);
  }
  const copenhagenPostcodes = given(
    'APP_POLICY_COPENHAGEN_POSTCODES',
    defaultFacts.copenhagenPostcodes,
  );
  if (!/^\d{4}-\d{4}$/.test(copenhagenPostcodes)) {
    refuse('APP_POLICY_COPENHAGEN_POSTCODES', 'the first and the last postcode, such as 1000-2450');
  }
  const entries = Object.entries(counts).map(([name, [variable, least, most]]) => {
    const value = given(variable, String(defaultFacts[name as CountName]));
    const count = Number(value);
    const isRight = /^\d+$/.test(value) && count >= least && count <= most;
    if (!isRight) refuse(variable, `a whole number from ${least} to ${most}`);
    return [name, count];
  });
  const others = Object.fromEntries(entries) as Record<CountName, number>;
  return { policyYear, policyPeriod, copenhagenPostcodes, ...others };
}
