import { priceHole } from '../demo';
import type { Choices, PriceRow, Schemas } from '../tables';

type TitledRow = Schemas['LookupItem'];

/** The areas in which a haulier mostly drives. Premiums for the first are half of those for the second. */
export const areas: readonly TitledRow[] = [
  { id: 1, title: 'Højst 50 % af kørslen i postnumrene 1000-2450' },
  { id: 2, title: 'Mere end 50 % af kørslen i postnumrene 1000-2450' },
];

export const newValues: readonly TitledRow[] = [
  { id: 1, title: '0-250.000 kr.' },
  { id: 2, title: '250.001-350.000 kr.' },
  { id: 3, title: '350.001-500.000 kr.' },
  { id: 4, title: '500.001-750.000 kr.' },
  { id: 5, title: 'Over 750.000 kr.' },
];

export const ownRisks: readonly TitledRow[] = [
  { id: 1, title: '5.000 kr.' },
  { id: 2, title: '10.000 kr.' },
  { id: 3, title: '20.000 kr.' },
];

/** Injuries of the last three years. Id 1 is "no injuries", which skips the termination dialog. */
export const injuries: readonly TitledRow[] = [
  { id: 1, title: 'Ingen skader' },
  { id: 2, title: '1 skade' },
  { id: 3, title: '2 skader' },
  { id: 4, title: '3 eller flere skader' },
];

/** Car add-ons (type 1): road assistance, then glass. Work add-ons (type 2): work-injury insurance first. */
export const addOns: readonly Schemas['AddOn'][] = [
  { id: 1, name: 'Vejhjælp', price: 1188, type: 1 },
  { id: 2, name: 'Glasskade', price: '600.00', type: 1 },
  { id: 3, name: 'Arbejdsskadeforsikring', price: 9000, type: 2 },
  { id: 4, name: 'Krisehjælp', price: '239.50', type: 2 },
];

/** Invented insurance companies for the existing policy. */
export const companies: readonly Schemas['InsuranceCompany'][] = [
  { id: 1, name: 'Nordlys Forsikring' },
  { id: 2, name: 'Øresund Brand A/S' },
  { id: 3, name: 'Købstædernes Gensidige' },
  { id: 4, name: 'Færgefarten Forsikring' },
  { id: 5, name: 'Ældre & Ægte Assurance' },
  { id: 6, name: 'Andet selskab' },
];

export function hasChoices(row: Choices, choices: Choices): boolean {
  const keys = ['area_id', 'new_value_id', 'own_risk_id', 'injury_id'] as const;
  return keys.every((key) => row[key] === choices[key]);
}

/** A price for every combination of choices except `priceHole`. Premiums are kroner per year. */
export function buildPrices(): PriceRow[] {
  const combinations = areas.flatMap(({ id: area_id }) =>
    newValues.flatMap(({ id: new_value_id }) =>
      ownRisks.flatMap(({ id: own_risk_id }) =>
        injuries.map(({ id: injury_id }) => ({ area_id, new_value_id, own_risk_id, injury_id })),
      ),
    ),
  );
  return combinations.map(priceRow).filter((row) => !hasChoices(row, priceHole));
}

function priceRow(choices: Choices, index: number): PriceRow {
  const {
    area_id: area,
    new_value_id: newValue,
    own_risk_id: ownRisk,
    injury_id: injury,
  } = choices;
  const premium = (21_400 + newValue * 3_150 - ownRisk * 1_275 + injury * 2_480) * area;
  // Send some amounts as text and some as numbers, because the API returns both.
  const isText = index % 3 === 0;
  return {
    id: index + 1,
    ...choices,
    premium: isText ? premium.toFixed(2) : premium,
    ensure: isText ? '2.50' : 2.5,
    dantaxi: 1 + (index % 4) * 0.5,
  };
}
