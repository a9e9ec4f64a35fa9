import { within } from '@testing-library/react';
import {
  carStep,
  codeDialog,
  controlOf,
  detailsStep,
  front,
  terminationDialog,
  workStep,
  type FormField,
} from '../page-objects/wizard';

/** A field's type, inputmode and autocomplete; null if the attribute is missing. */
type Row = readonly [field: FormField, type: string, inputMode: string | null, fill: string | null];

const counts: Row[] = [
  [workStep.cars, 'text', 'numeric', null],
  [workStep.employees, 'text', 'decimal', null],
  [workStep.drivers, 'text', 'numeric', null],
];

/** The text fields of each form, in order, with their keyboard and autocomplete hints. */
const hints = {
  details: [
    [detailsStep.name, 'text', null, 'organization'],
    [detailsStep.cvr, 'text', 'numeric', null],
    [detailsStep.truckNumber, 'text', 'numeric', null],
    [detailsStep.email, 'email', null, 'email'],
    [detailsStep.phone, 'tel', null, 'tel-national'],
    [detailsStep.undervogn, 'text', null, null],
    [detailsStep.street, 'text', null, 'address-line1'],
    [detailsStep.zipCode, 'text', 'numeric', 'postal-code'],
    [detailsStep.city, 'text', null, 'address-level2'],
    [detailsStep.plate, 'text', null, null],
  ],
  car: [[carStep.roadFrom, 'text', 'numeric', 'off']],
  termination: [
    [terminationDialog.policy, 'text', null, null],
    [terminationDialog.ends, 'text', 'numeric', 'off'],
  ],
  work: counts,
  workForStaff: [
    ...counts,
    [workStep.validFrom, 'text', 'numeric', 'off'],
    [workStep.comment, 'text', null, 'off'],
  ],
  code: [[codeDialog.code, 'text', 'numeric', 'one-time-code']],
} satisfies Record<string, Row[]>;

const hintsOf = (control: HTMLElement) =>
  ['type', 'inputmode', 'autocomplete'].map((name) => control.getAttribute(name));

/** Requires that the topmost form has exactly its text fields, in order, with their hints. */
export function expectHints(form: keyof typeof hints): void {
  const rows: readonly Row[] = hints[form];
  const found = rows.map(([field]) => [field.label, ...hintsOf(controlOf(field))]);
  expect(found).toEqual(rows.map(([{ label }, ...wanted]) => [label, ...wanted]));
  expect(within(front()).getAllByRole('textbox')).toEqual(rows.map(([field]) => controlOf(field)));
}
