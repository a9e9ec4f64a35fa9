/** Shows how a number of a haulier is written, once one is not understood: it comes with what is loaded on first use. */
export const example = {
  'field.cvrExample': 'Skriv CVR-nummer med 8 cifre, fx 10486115',
  'field.truckNumberExample': 'Skriv vognmandsnummer med 6 cifre, fx 104233',
  'field.phoneExample': 'Skriv mobilnummer med 8 cifre, fx 12 34 56 78',
  'field.zipCodeExample': 'Skriv postnummer med 4 cifre, fx 2100',
  'field.regNumberExample': 'Skriv nummerpladen, fx AB 12 345',
};
