import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { controlOf, openDialog, put, type FormField } from '@tests/support/assertions/refusals';
import { openCard, stepHeading } from './wizardScreen';

const text = (label: string): FormField => ({ role: 'textbox', label });
const question = (label: string): FormField => ({ role: 'radiogroup', label });

/** Fields of the wizard by their labels. Their events are fired as they are: many cases share a wizard. */
export const fields = {
  name: text('Navn'),
  phone: text('Mobilnummer'),
  previous: question('Er bilen forsikret i dag?'),
  area: question('Hvor kører du?'),
  areaForStaff: question('Kørselsområde'),
  newValue: question('Bilens nyværdi'),
  ownRisk: question('Selvrisiko'),
  injuries: question('Skader de seneste 3 år'),
  road: question('Vejhjælp'),
  glass: question('Glasdækning'),
  insurer: { role: 'combobox', label: 'Forsikringsselskab' },
  policy: text('Policenummer'),
  ends: text('Ophørsdato'),
  workInjury: question('Arbejdsskadeforsikring'),
  crisis: question('Krisehjælp'),
  code: text('Sms-kode'),
} as const satisfies Record<string, FormField>;

const dialog = { within: openDialog };

/** Presses a button of the page, which has the focus by that. */
export function pressNamed(name: string): void {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

/** Waits until no dialog is open. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits for step 1 with what is known of the haulier, and opens its fields. */
export async function loaded(): Promise<void> {
  await openCard();
  expect(controlOf({}, fields.name)).not.toHaveValue('');
}

/** Goes on from a loaded step 1 to step 2 and its questions. */
export async function toCarStep(hasPrevious: 'Ja' | 'Nej'): Promise<void> {
  await screen.findByRole('radiogroup', { name: fields.previous.label });
  put({}, fields.previous, hasPrevious);
  pressNamed('Næste');
  await stepHeading('Bilforsikring');
  await screen.findByRole('radiogroup', { name: fields.ownRisk.label });
}

/** Sends step 2 and waits for step 3 and its questions. */
export async function toWorkStep(): Promise<void> {
  pressNamed('Næste');
  await stepHeading('Arbejdsskade og underskrift');
  await screen.findByRole('radiogroup', { name: fields.crisis.label });
}

/** Answers all of step 2, as `carChoices` of the tests' requests has it. `area` is what the first question is called. */
export function fillCar(injuries: string, area: FormField = fields.area): void {
  put({}, area, 'Højst 50 % af kørslen i postnumrene 1000-2450');
  put({}, fields.newValue, '250.001-350.000 kr.');
  put({}, fields.ownRisk, '10.000 kr.');
  put({}, fields.injuries, injuries);
  put({}, fields.road, 'Nej');
  put({}, fields.glass, 'Nej');
}

/** Fills the termination popup in; it is not sent yet. */
export function fillTermination(): void {
  put(dialog, fields.insurer, 'Nordlys Forsikring');
  put(dialog, fields.policy, 'P-4711');
  put(dialog, fields.ends, '31-12-2099');
}

/** Types a code into its dialog and sends it. */
export function sendCode(code: string): void {
  put(dialog, fields.code, code);
  pressNamed('Bekræft kode');
}
