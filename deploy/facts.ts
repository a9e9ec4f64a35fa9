import { defaultFacts, type Facts } from '../src/config/facts';
import { SettingsError } from '../src/config/settings';

/** The source of the settings: variables of the environment or of a file like `.env.example`. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface Range {
  least?: number;
  most?: number;
}

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
  const given = (name: string, fallback: string) => {
    const value = env[name]?.trim() ?? '';
    return value === '' ? fallback : value;
  };
  const parseCount = (
    name: string,
    fallback: number,
    { least = 0, most = 999_999 }: Range = {},
  ) => {
    const value = given(name, String(fallback));
    const count = Number(value);
    if (/^\d+$/.test(value) && count >= least && count <= most) return count;
    throw new SettingsError(
      `${name} must be a whole number from ${String(least)} to ${String(most)}`,
    );
  };
  const readPercent = (name: string, fallback: number) =>
    parseCount(name, fallback, { least: 1, most: 100 });
  const readDays = (name: string, fallback: number) =>
    parseCount(name, fallback, { least: 1, most: 365 });
  const readText = (name: string, value: string, isRight: boolean, example: string) => {
    if (isRight) return value;
    throw new SettingsError(`${name} must be ${example}`);
  };

  const year = given('APP_POLICY_YEAR', defaultFacts.policyYear);
  // Without an explicit period, the policy covers the whole of its year.
  const wholeYear = defaultFacts.policyPeriod.replaceAll(defaultFacts.policyYear, year);
  const period = given('APP_POLICY_PERIOD', wholeYear);
  const postcodes = given('APP_POLICY_COPENHAGEN_POSTCODES', defaultFacts.copenhagenPostcodes);
  return {
    policyYear: readText('APP_POLICY_YEAR', year, /^\d{4}$/.test(year), 'a year, such as 2022'),
    policyPeriod: readText(
      'APP_POLICY_PERIOD',
      period,
      isPeriodOf(year, period),
      `two days of the policy's year, such as ${wholeYear}`,
    ),
    injuryPremiumPerEmployee: parseCount(
      'APP_POLICY_INJURY_PREMIUM',
      defaultFacts.injuryPremiumPerEmployee,
    ),
    roadAssistancePerMonth: parseCount(
      'APP_POLICY_ROAD_ASSISTANCE_PRICE',
      defaultFacts.roadAssistancePerMonth,
    ),
    roadAssistanceExcess: parseCount(
      'APP_POLICY_ROAD_ASSISTANCE_EXCESS',
      defaultFacts.roadAssistanceExcess,
    ),
    glassReplacementExcess: parseCount(
      'APP_POLICY_GLASS_EXCESS',
      defaultFacts.glassReplacementExcess,
    ),
    lossOfOperationAfterDays: readDays(
      'APP_POLICY_LOSS_OF_OPERATION_AFTER_DAYS',
      defaultFacts.lossOfOperationAfterDays,
    ),
    lossOfOperationMaxDays: readDays(
      'APP_POLICY_LOSS_OF_OPERATION_MAX_DAYS',
      defaultFacts.lossOfOperationMaxDays,
    ),
    copenhagenDiscountPercent: readPercent(
      'APP_POLICY_COPENHAGEN_DISCOUNT',
      defaultFacts.copenhagenDiscountPercent,
    ),
    copenhagenMaxSharePercent: readPercent(
      'APP_POLICY_COPENHAGEN_SHARE',
      defaultFacts.copenhagenMaxSharePercent,
    ),
    copenhagenPostcodes: readText(
      'APP_POLICY_COPENHAGEN_POSTCODES',
      postcodes,
      /^\d{4}-\d{4}$/.test(postcodes),
      'the first and the last postcode, such as 1000-2450',
    ),
    fullTimeHoursPerYear: parseCount(
      'APP_POLICY_FULL_TIME_HOURS',
      defaultFacts.fullTimeHoursPerYear,
      {
        least: 1,
        most: 8784,
      },
    ),
    registrationMinutes: parseCount('APP_REGISTRATION_MINUTES', defaultFacts.registrationMinutes, {
      least: 2,
      most: 120,
    }),
  };
}
