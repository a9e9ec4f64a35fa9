import { fieldsOf, rewrite, rewriteFields, rewriteObjects } from './rewrite';
import type { ChangeBody, Variant } from './variant';

const ids = fieldsOf('Id');
const amounts = fieldsOf('Amount');
const dates = fieldsOf('WireDate');
const flags = new Set([...fieldsOf('Flag'), ...fieldsOf('AddOnFlag')]);

const writing = (names: ReadonlySet<string>, write: (value: unknown) => unknown): ChangeBody => {
  return (body) => rewriteFields(body, names, write);
};

const isOn = (flag: unknown) => flag === '1' || flag === 1;

/** An amount with a mark between thousands and one before the decimals. */
const grouped = (thousands: string, point: string) => (amount: unknown) => {
  const [whole = '', fraction = ''] = Number(amount).toFixed(2).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, thousands) + point + fraction;
};

/** How a server writes ids, flags, amounts and dates. */
export const valueVariants = {
  textIds: { does: 'writes ids as text', body: writing(ids, String) },
  textNumbers: {
    does: 'writes every number as text',
    body: (body) => rewrite(body, (part) => (typeof part === 'number' ? String(part) : part)),
  },
  trueFlags: { does: 'writes flags as true and false', body: writing(flags, isOn) },
  trueTextFlags: {
    does: 'writes flags as "true" and "false"',
    body: writing(flags, (flag) => String(isOn(flag))),
  },
  numberFlags: { does: 'writes flags as 1 and 0', body: writing(flags, Number) },
  textFlags: { does: "writes flags as '1' and '0'", body: writing(flags, String) },
  numberAmounts: { does: 'writes amounts as numbers', body: writing(amounts, Number) },
  textAmounts: {
    does: 'writes amounts as text with two decimals',
    body: writing(amounts, (amount) => Number(amount).toFixed(2)),
  },
  threeDecimals: {
    does: 'writes amounts as text with three decimals: 950.000',
    body: writing(amounts, (amount) => Number(amount).toFixed(3)),
  },
  danishAmounts: {
    does: 'writes amounts as Danes do: 1.188,00',
    body: writing(amounts, grouped('.', ',')),
  },
  englishAmounts: {
    does: 'writes amounts as Britons do: 1,188.00',
    body: writing(amounts, grouped(',', '.')),
  },
  dayFirstDates: {
    does: 'writes dates with the day first',
    body: writing(dates, (date) => String(date).split('-').reverse().join('-')),
  },
  timestamps: {
    does: 'writes dates as the timestamps of Laravel',
    body: writing(dates, (date) => `${String(date)}T00:00:00.000000Z`),
  },
  withoutNulls: {
    does: 'leaves out what is null',
    body: (body) =>
      rewriteObjects(body, (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
      ),
  },
  emptyForNull: {
    does: 'has empty text where something is null',
    body: (body) =>
      rewriteObjects(body, (fields) =>
        // What the mock answers besides entities is null where nothing is there at all.
        'id' in fields
          ? Object.fromEntries(
              Object.entries(fields).map(([name, value]) => [name, value === null ? '' : value]),
            )
          : fields,
      ),
  },
  moreFields: {
    does: 'has fields that the specification does not name',
    body: (body) =>
      rewriteObjects(body, (fields) => {
        const times = { created_at: '2022-03-01 08:00:00', updated_at: null, deleted_at: null };
        return 'id' in fields ? { ...times, ...fields } : fields;
      }),
  },
} as const satisfies Record<string, Variant>;
