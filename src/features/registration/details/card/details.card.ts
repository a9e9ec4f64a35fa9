import type { AddressValues, HaulierValues } from '@/domain/haulier.mapper';
import { haulierFields } from '@/domain/HaulierField';
import type { TextKey } from '@/i18n/i18n';
import { useState } from 'react';
import type { FormErrors } from '@/shared/forms/validation';

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
function withCompanions(names: readonly string[]): string[] {
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

interface OpenFieldsOptions {
  values: CardValues;
  /** What the card was given: what differs from it was typed. */
  known: CardValues;
  /** What breaks the rules now; nothing where there is no card. */
  errors: FormErrors;
  /** What the form was refused for. */
  refused: FormErrors;
  /** A field that the haulier came back to change. */
  wanted: string | undefined;
}

/** The fields that do not stand in the card, and what was wrong with those that came out of it by themselves. */
export function useOpenFields(options: OpenFieldsOptions): {
  open: ReadonlySet<string>;
  gaps: FormErrors;
} {
  const { values, known, errors, refused, wanted } = options;
  // What was opened stays so: a field never goes while somebody is in it.
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [gaps, setGaps] = useState<FormErrors>({});

  const changed = cardFields.filter((name) => values[name] !== known[name] || name === wanted);
  const closed = cardFields.filter((name) => !open.has(name) && !changed.includes(name));
  const wrong = closed.filter((name) => errors[name] ?? refused[name]);
  const due = withCompanions([...changed, ...wrong]).filter((name) => !open.has(name));
  if (due.length > 0) setOpen(new Set([...open, ...due]));
  const found = Object.entries(errors).filter(([name]) => wrong.some((other) => other === name));
  if (found.length > 0) setGaps({ ...gaps, ...Object.fromEntries(found) });
  return { open, gaps };
}
