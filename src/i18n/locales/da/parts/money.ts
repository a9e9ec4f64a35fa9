/** Amounts of kroner. */
export const money = {
  'money.kroner': '{{amount}}\u00a0kr.',
  'money.unread': 'Kan ikke læses',
  'money.invalidForm':
    'Skriv beløbet uden punktum ved tusinder og med højst 2 decimaler, fx 1234,50',
};
