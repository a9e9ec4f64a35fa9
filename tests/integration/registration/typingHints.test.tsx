import { screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoIds, demoTokens } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import {
  carStep,
  codeDialog,
  controlOf,
  detailsStep,
  front,
  openCarStep,
  openWizard,
  openWorkStep,
  press,
  put,
  signOff,
  stepHeading,
  terminationDialog,
  toCarStep,
  workStep,
  type FormField,
} from '@tests/support/page-objects/wizard';

/** A field's type, inputmode and autocomplete; null if the attribute is missing. */
type Row = readonly [field: FormField, type: string, inputMode: string | null, fill: string | null];

const details: Row[] = [
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
];
const counts: Row[] = [
  [workStep.cars, 'text', 'numeric', null],
  [workStep.employees, 'text', 'decimal', null],
  [workStep.drivers, 'text', 'numeric', null],
];
const forStaff: Row[] = [
  ...counts,
  [workStep.validFrom, 'text', 'numeric', 'off'],
  [workStep.comment, 'text', null, 'off'],
];

const hintsOf = (control: HTMLElement) =>
  ['type', 'inputmode', 'autocomplete'].map((name) => control.getAttribute(name));

/** Requires exactly these text fields in the topmost form, in order, with their hints. */
function expectHints(rows: readonly Row[]): void {
  const found = rows.map(([field]) => [field.label, ...hintsOf(controlOf(field))]);
  expect(found).toEqual(rows.map(([{ label }, ...hints]) => [label, ...hints]));
  expect(within(front()).getAllByRole('textbox')).toEqual(rows.map(([field]) => controlOf(field)));
}

const forms: [form: string, open: () => Promise<unknown>, rows: readonly Row[]][] = [
  ['step 1', () => openWizard(''), details],
  [
    'step 2',
    async () => {
      await openCarStep();
      put(carStep.road, 'Ja');
    },
    [[carStep.roadFrom, 'text', 'numeric', 'off']],
  ],
  [
    'step 3',
    async () => {
      await openWorkStep();
      put(workStep.workInjury, 'Ja');
    },
    counts,
  ],
  [
    'step 3 of staff',
    async () => {
      await renderApp(paths.editTrucker.href(demoIds.signed), { as: 'admin' });
      await press('Ret Krisehjælp');
      await stepHeading(workStep.titleForStaff);
    },
    forStaff,
  ],
  [
    'the termination dialog',
    async () => {
      await openWizard(demoTokens.halfDone);
      await toCarStep('Ja');
      put(carStep.injuries, '1 skade');
      await press(carStep.send);
      await screen.findByRole('dialog');
    },
    [
      [terminationDialog.policy, 'text', null, null],
      [terminationDialog.ends, 'text', 'numeric', 'off'],
    ],
  ],
  [
    'the SMS dialog',
    async () => {
      await openWorkStep();
      await signOff();
    },
    [[codeDialog.code, 'text', 'numeric', 'one-time-code']],
  ],
];

describe('text fields have keyboard and autocomplete hints', () => {
  it.each(forms)('in %s', async (_form, open, rows) => {
    await open();
    expectHints(rows);
  });
});
