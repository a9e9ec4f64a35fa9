import type { AddressValues, HaulierValues } from '@/domain/haulier.mapper';
import { haulierFields } from '@/domain/HaulierField';
import type { TextKey } from '@/i18n/textKeys';

/** What can stand in the card: all of step 1 but its one question, which is always asked. */
export type CardValues = HaulierValues & AddressValues;

export type CardField = keyof CardValues;

const tickLabels = {
  hasCarInsurance: 'field.carInsurance',
  hasNoRegistrationNumber: 'field.noRegNumber',
  hasWorkInsurance: 'field.workInsurance',
} as const;

export const cardFields = [
  ...Object.keys(haulierFields),
  ...Object.keys(tickLabels),
] as CardField[];

/** What a field is called, in the card and by the error summary. */
export function labelKeyOf(name: CardField): TextKey {
  return name in haulierFields
    ? haulierFields[name as keyof typeof haulierFields].labelKey
    : tickLabels[name as keyof typeof tickLabels];
}

/** Fields that open together: they share a row, or one answers for the other. */
const companions: readonly (readonly string[])[] = [
  ['zipCode', 'city'],
  ['hasCarInsurance', 'hasWorkInsurance'],
  ['registrationNumber', 'hasNoRegistrationNumber'],
];

/** These fields, and what opens with them. */
export function withCompanions(names: readonly string[]): string[] {
  return names.flatMap((name) => companions.find((some) => some.includes(name)) ?? [name]);
}

/** A line of the card: what it says under its label, in one line or two. */
export interface CardRow {
  labelKey: TextKey;
  lines: readonly string[];
}

/** The card's rows. `say` puts a field into words, '' for one that does not stand in it; a row without words is left out. */
export function cardRows(say: (name: CardField) => string): CardRow[] {
  const join = (between: string, ...names: CardField[]) =>
    names
      .map(say)
      .filter((words) => words)
      .join(between);
  const own = ['name', 'cvr', 'truckNumber', 'email', 'phone', 'undervogn'] as const;
  const rows: CardRow[] = [
    ...own.map((name) => ({ labelKey: labelKeyOf(name), lines: [say(name)] })),
    { labelKey: 'field.address', lines: [say('street'), join(' ', 'zipCode', 'city')] },
    { labelKey: 'step1.insurances', lines: [join(', ', 'hasCarInsurance', 'hasWorkInsurance')] },
    {
      labelKey: 'field.regNumber',
      lines: [say('hasNoRegistrationNumber') || say('registrationNumber')],
    },
  ];
  return rows
    .map(({ labelKey, lines }) => ({ labelKey, lines: lines.filter((line) => line) }))
    .filter(({ lines }) => lines.length > 0);
}
