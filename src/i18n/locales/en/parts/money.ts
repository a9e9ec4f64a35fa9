import type { money as da } from '../../da/parts/money';

/** Amounts of kroner. */
export const money = {
  'money.kroner': 'DKK\u00a0{{amount}}',
  'money.unread': 'Cannot be read',
  'money.ambiguous':
    'This can be read in two ways. Leave out the thousands separator or add decimals, for example 24550 or 24,550.00',
  'money.decimals': 'Write at most 2 decimals, for example 1234.50',
  'money.tooLarge': 'The amount is too large. Write at most 12 digits before the point',
  'money.zero': 'The amount is {{amount}}',
  'money.largeChange': 'The amount changes by more than 25%: from {{from}} to {{to}}',
  'money.overHundred': '{{label}} is above 100%: {{percent}}',
  'money.invalidForm': 'Write an amount with at most 2 decimals, for example 10,441.47',
} satisfies Record<keyof typeof da, string>;
