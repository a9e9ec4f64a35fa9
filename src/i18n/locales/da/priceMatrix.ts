/** The prices as a matrix, each premium edited in its place. */
export const priceMatrix = {
  'priceMatrix.help':
    'Præmie pr. år i kroner. Skriv i et felt, og tryk Enter for at gemme. Esc tager det skrevne tilbage.',
  'priceMatrix.caption': 'Præmie pr. år:',
  'priceMatrix.areaUnsaved': '{{area}} ({{unsaved}} ikke gemt)',
  'priceMatrix.hole': 'Ingen pris',
  'priceMatrix.newKickbacks': 'Oprettes med Ensure {{ensure}}\u00a0%, Dantaxi {{dantaxi}}\u00a0%',
  'priceMatrix.several': '{{name}}: flere priser for samme valg',
  'priceMatrix.notSaved': 'Ikke gemt.',
  'priceMatrix.lost':
    'Det vides ikke, om præmien nåede at blive gemt. Gem igen: Så ses der først efter.',
  'priceMatrix.conflict': 'Ikke gemt. Prisen er ændret i mellemtiden. Vælg, hvad der skal gælde.',
  'priceMatrix.changed': 'Ikke gemt. Præmien er i mellemtiden ændret til {{premium}}',
  'priceMatrix.created': 'Ikke gemt. Der er kommet en pris her: {{premium}}',
  'priceMatrix.gone': 'Ikke gemt. Prisen er slettet eller flyttet i mellemtiden.',
  'priceMatrix.take': 'Brug {{premium}}',
  'priceMatrix.drop': 'Drop det skrevne',
  'priceMatrix.keep': 'Behold {{typed}}',
  'priceMatrix.noChoices': 'Der mangler valgmuligheder at vise priser for.',
  'priceMatrix.unplaced': 'Her mangler priser for valg, der ikke findes mere: {{names}}.',
  'priceMatrix.toList': 'Se dem i listen',
  'priceMatrix.leaveTitle': 'Vil du forlade siden uden at gemme?',
  'priceMatrix.leave': 'Forlad uden at gemme',
  'priceMatrix.saved': 'Gemt',
  'priceMatrix.kickbacks': 'Provision',
  'priceMatrix.chooseKickbacks': 'Vælg provision',
  'priceMatrix.differ': 'Provisionen er ikke ens i kørselsområdet.',
};
