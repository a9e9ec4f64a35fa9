import type { money as da } from '../../da/parts/money';

/** Amounts of kroner. */
export const money = {
  'money.kroner': 'DKK\u00a0{{amount}}',
  'money.unread': 'Cannot be read',
  'money.invalidForm':
    'Write the amount without thousands separators and with at most 2 decimals, for example 1234.50',
} satisfies Record<keyof typeof da, string>;
