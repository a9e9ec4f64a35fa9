/** Amounts of kroner. */
export const money = {
  'money.kroner': '{{amount}}\u00a0kr.',
  'money.unread': 'Kan ikke læses',
  'money.ambiguous':
    'Det kan læses på to måder. Skriv tusinder uden punktum eller med decimaler, fx 24550 eller 24.550,00',
  'money.decimals': 'Skriv højst 2 decimaler, fx 1234,50',
  'money.tooLarge': 'Beløbet er for stort. Skriv højst 12 cifre før kommaet',
  'money.zero': 'Beløbet er {{amount}}',
  'money.largeChange': 'Beløbet ændres mere end 25\u00a0%: fra {{from}} til {{to}}',
  'money.overHundred': '{{label}} er over 100\u00a0%: {{percent}}',
  'money.invalidForm': 'Skriv et beløb med højst 2 decimaler, fx 10.441,47',
};
