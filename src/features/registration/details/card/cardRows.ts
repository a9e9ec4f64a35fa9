import type { AddressValues, HaulierValues } from '@/domain/haulier.mapper';
import { haulierFields } from '@/domain/haulierFields';
import type { TextKey } from '@/i18n/i18n';

/** All of step 1 but its one question, which is always asked. */
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

export function labelKeyOf(name: CardField): TextKey {
  return name in haulierFields
    ? haulierFields[name as keyof typeof haulierFields].labelKey
    : tickLabels[name as keyof typeof tickLabels];
}

export interface CardRow {
  labelKey: TextKey;
  lines: readonly string[];
}

/** The card's rows. `textOf` returns '' for a field that is not in the card; a row without text is left out. */
export function cardRows(textOf: (name: CardField) => string): CardRow[] {
  const join = (separator: string, ...names: CardField[]) =>
    names.map(textOf).filter(Boolean).join(separator);
  const single = ['name', 'cvr', 'truckNumber', 'email', 'phone', 'undervogn'] as const;
  const rows: CardRow[] = [
    ...single.map((name) => ({ labelKey: labelKeyOf(name), lines: [textOf(name)] })),
    { labelKey: 'field.address', lines: [textOf('street'), join(' ', 'zipCode', 'city')] },
    { labelKey: 'step1.insurances', lines: [join(', ', 'hasCarInsurance', 'hasWorkInsurance')] },
    {
      labelKey: 'field.regNumber',
      lines: [textOf('hasNoRegistrationNumber') || textOf('registrationNumber')],
    },
  ];
  return rows
    .map(({ labelKey, lines }) => ({ labelKey, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Every row before its text is known, as high as with one. Most hauliers have no text for `undervogn`, whose row is hidden. */
export const skeletonRows = cardRows(() => '\u00a0').map((row) =>
  row.labelKey === haulierFields.undervogn.labelKey ? { ...row, lines: [''] } : row,
);
