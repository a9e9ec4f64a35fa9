import type { priceMatrix as da } from '../da/priceMatrix';

/** The prices as a matrix, each premium edited in its place. */
export const priceMatrix = {
  'priceMatrix.help':
    'Premium per year in DKK. Type in a field and press Enter to save. Esc takes back what you typed.',
  'priceMatrix.caption': 'Premium per year:',
  'priceMatrix.areaUnsaved': '{{area}} ({{unsaved}} not saved)',
  'priceMatrix.areaUnconfirmed': '{{area}} ({{unsaved}} not confirmed)',
  'priceMatrix.hole': 'No price',
  'priceMatrix.newKickbacks': 'Will be added with Ensure {{ensure}}%, Dantaxi {{dantaxi}}%',
  'priceMatrix.several': '{{name}}: several prices for the same choices',
  'priceMatrix.notSaved': 'Not saved.',
  'priceMatrix.lost':
    'We do not know whether the premium was saved. Save again: we check what is saved first.',
  'priceMatrix.conflict':
    'Not saved. The price has been changed meanwhile. Choose which one applies.',
  'priceMatrix.changed': 'Not saved. The premium has been changed to {{premium}} meanwhile.',
  'priceMatrix.created': 'Not saved. There is a price here now: {{premium}}',
  'priceMatrix.gone': 'Not saved. The price has been deleted or moved meanwhile.',
  'priceMatrix.take': 'Use {{premium}}',
  'priceMatrix.drop': 'Drop what I typed',
  'priceMatrix.keep': 'Keep {{typed}}',
  'priceMatrix.noChoices': 'There are no choices to show prices for.',
  'priceMatrix.unplaced': 'Prices for choices that no longer exist are missing here: {{names}}.',
  'priceMatrix.toList': 'See them in the list',
  'priceMatrix.leaveTitle': 'Leave this page without saving?',
  'priceMatrix.leave': 'Leave without saving',
  'priceMatrix.saved': 'Saved',
  'priceMatrix.kickbacks': 'Commission',
  'priceMatrix.chooseKickbacks': 'Choose commission',
  'priceMatrix.differ': 'The commission differs in this driving area.',
} satisfies Record<keyof typeof da, string>;
