import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectToken, sessionEnded } from '@/store/session.slice';
import { demoTokens, priceHole } from '@mocks/db/demo';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';

/** A field as a reader finds it: by what it is and by its label. */
export interface FormField {
  role: 'textbox' | 'radiogroup' | 'checkbox' | 'combobox';
  label: string;
}

const field = (role: FormField['role']) => (label: string) => ({ role, label });
const text = field('textbox');
const question = field('radiogroup');
const tick = field('checkbox');

// The steps and dialogs: what each is called, its fields, and the button that sends it.

export const detailsStep = {
  title: 'Dine oplysninger',
  send: 'Næste',
  name: text('Navn'),
  cvr: text('CVR-nummer'),
  truckNumber: text('Vognmandsnummer'),
  email: text('E-mail'),
  phone: text('Mobilnummer'),
  undervogn: text('Undervogn'),
  street: text('Adresse'),
  zipCode: text('Postnummer'),
  city: text('By'),
  hasCar: tick('Bilforsikring'),
  plate: text('Registreringsnummer'),
  noPlate: tick('Bilen har ikke nummerplade endnu'),
  hasWork: tick('Arbejdsskadeforsikring'),
  previous: question('Er bilen forsikret i dag?'),
} as const;

export const carStep = {
  title: 'Bilforsikring',
  send: 'Næste',
  area: question('Hvor kører du?'),
  areaForStaff: question('Kørselsområde'),
  newValue: question('Bilens nyværdi'),
  ownRisk: question('Selvrisiko'),
  injuries: question('Skader de seneste 3 år'),
  road: question('Vejhjælp'),
  roadFrom: text('Vejhjælp gælder fra'),
  glass: question('Glasdækning'),
} as const;

export const terminationDialog = {
  title: 'Opsig din nuværende forsikring',
  send: 'Gem og fortsæt',
  insurer: field('combobox')('Forsikringsselskab'),
  policy: text('Policenummer'),
  ends: text('Ophørsdato'),
} as const;

export const workStep = {
  title: 'Arbejdsskade og underskrift',
  send: 'Næste',
  workInjury: question('Arbejdsskadeforsikring'),
  crisis: question('Krisehjælp'),
  cars: text('Antal biler'),
  employees: text('Antal medarbejdere (fuldtid)'),
  drivers: text('Antal chauffører'),
  validFrom: text('Arbejdsskadeforsikring gælder fra'),
  comment: text('Kommentar'),
} as const;

export const checkPage = {
  title: 'Tjek dine svar',
  send: 'Underskriv aftale',
} as const;

export const codeDialog = {
  title: 'Bekræft med sms-kode',
  send: 'Bekræft kode',
  code: text('Sms-kode'),
} as const;

/** What sends a step that was corrected from the check. */
export const toCheck = 'Gem og tilbage til tjek';

/** The open dialog. */
export const openDialog = () => screen.getByRole('dialog');

/** What is in front: the dialog that was opened last, or else the page. */
export const front = () => screen.queryAllByRole('dialog').at(-1) ?? document.body;

/** Waits until no dialog is open. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A text as a pattern that takes it literally. */
export const literally = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words after a label that its field may stay empty are no part of the label. */
const nameOf = ({ label }: FormField) => new RegExp(`^${literally(label)}( \\(frivilligt\\))?$`);

/** The control of a field in front. */
export const controlOf = (wanted: FormField): HTMLElement =>
  within(front()).getByRole(wanted.role, { name: nameOf(wanted) });

/** The control of a field that may not be there. */
export const queryControl = (wanted: FormField) =>
  within(front()).queryByRole(wanted.role, { name: nameOf(wanted) });

/** Types, chooses or ticks; null leaves the field as it is. The event is fired as it is: typing key by key takes seconds. */
export function put(wanted: FormField, value: string | boolean | null): void {
  const control = controlOf(wanted);
  if (value === null) return;
  if (typeof value === 'boolean') {
    if ((control as HTMLInputElement).checked !== value) fireEvent.click(control);
  } else if (wanted.role === 'textbox') fireEvent.change(control, { target: { value } });
  else if (wanted.role === 'radiogroup') {
    fireEvent.click(within(control).getByRole('radio', { name: value }));
  } else {
    const option = value && within(control).getByRole<HTMLOptionElement>('option', { name: value });
    fireEvent.change(control, { target: { value: option ? option.value : '' } });
  }
}

/** Presses a button of the page, which has the focus by that. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

/** The heading of the step on the screen. */
export const stepHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

const radiosOf = async (name: string | RegExp) =>
  within(await screen.findByRole('radiogroup', { name }));

/** The answers of a question of choices, in their order. */
export const choicesOf = async (name: string) => (await radiosOf(name)).getAllByRole('radio');

/** Answers a yes-or-no question. */
export async function answer(name: string | RegExp, reply: 'Ja' | 'Nej'): Promise<void> {
  fireEvent.click((await radiosOf(name)).getByRole('radio', { name: reply }));
}

/** Picks one of the choices of step 2, counting from 0. */
export async function choose(name: string, index: number): Promise<void> {
  const option = (await choicesOf(name))[index];
  if (!option) throw new Error(`"${name}" has no choice ${String(index)}.`);
  fireEvent.click(option);
}

/** Makes the four choices that the price depends on, each counting from 0. */
export async function chooseFour(...choices: [number, number, number, number]): Promise<void> {
  const questions = [carStep.area, carStep.newValue, carStep.ownRisk, carStep.injuries];
  for (const [index, { label }] of questions.entries()) await choose(label, choices[index] ?? 0);
}

/** Makes the four choices that the plan has no price for. */
export async function chooseHole(): Promise<void> {
  const { area_id, new_value_id, own_risk_id, injury_id } = priceHole;
  await chooseFour(area_id - 1, new_value_id - 1, own_risk_id - 1, injury_id - 1);
}

/** The wizard as a test's haulier sees it. */
export interface OpenWizard extends RenderedApp {
  /** The haulier behind the link; null without one. */
  truckerId: number | null;
}

/** Opens the wizard by a link's token; '' opens it without a link. */
export async function openWizard(
  token: string = demoTokens.invited,
  options: RenderAppOptions = {},
): Promise<OpenWizard> {
  const app = await renderApp(token ? `/registration/${token}` : '/registration', options);
  const row = app.mock.db.truckers.all().find((trucker) => trucker.token === token);
  return { ...app, truckerId: token && row ? row.id : null };
}

/** Ends the session of staff, as a logout in another tab does. */
export function endSession({ application: { store } }: Pick<RenderedApp, 'application'>): void {
  act(() => {
    store.dispatch(sessionEnded(selectToken(store.getState()) ?? ''));
  });
}

/** Opens the card of step 1 once the haulier is loaded, so that its fields can be typed in. */
export const openCard = () => press('Ret');

/** From step 1 to step 2 with what the link knows. */
export async function finishDetails(previous: 'Ja' | 'Nej' = 'Nej'): Promise<void> {
  await answer(/bilen forsikret/, previous);
  await press(detailsStep.send);
  await stepHeading(carStep.title);
}

/** From step 1 to the questions of step 2. */
export async function toCarStep(previous: 'Ja' | 'Nej'): Promise<void> {
  await finishDetails(previous);
  await radiosOf(carStep.ownRisk.label);
}

/** Fills step 1 for a haulier that the server does not know. */
export async function fillNewHaulier(): Promise<void> {
  await screen.findByRole('textbox', { name: detailsStep.name.label });
  put(detailsStep.name, 'Amager Flextrafik ApS');
  put(detailsStep.cvr, '41730258');
  put(detailsStep.truckNumber, '107719');
  put(detailsStep.email, 'post@amager-flex.example');
  put(detailsStep.phone, '31 22 44 55');
  put(detailsStep.street, 'Amagerbrogade 210');
  put(detailsStep.zipCode, '2300');
  put(detailsStep.city, 'København S');
  put(detailsStep.hasCar, true);
  put(detailsStep.noPlate, true);
  put(detailsStep.previous, 'Nej');
}

/** Answers all of step 2, without add-ons. Staff are asked for the area in other words. */
export async function fillCar(
  injuries = 'Ingen skader',
  area: FormField = carStep.area,
): Promise<void> {
  await radiosOf(area.label);
  put(area, 'Højst 50 % af kørslen i postnumrene 1000-2450');
  put(carStep.newValue, '250.001-350.000 kr.');
  put(carStep.ownRisk, '10.000 kr.');
  put(carStep.injuries, injuries);
  put(carStep.road, 'Nej');
  put(carStep.glass, 'Nej');
}

/** Sends step 2 and waits for step 3 and its questions. */
export async function toWorkStep(): Promise<void> {
  await press(carStep.send);
  await stepHeading(workStep.title);
  await radiosOf(workStep.crisis.label);
}

/** Opens step 3 of the haulier behind `demoTokens.halfDone`, whose answers of steps 1 and 2 were saved before. */
export async function openWorkStep(): Promise<OpenWizard> {
  const app = await openWizard(demoTokens.halfDone);
  await toCarStep('Nej');
  await toWorkStep();
  return app;
}

/** From step 2 to step 3. */
export async function finishCar(): Promise<void> {
  await fillCar();
  await toWorkStep();
}

/** Fills the termination popup in; it is not sent yet. */
export async function fillTermination(): Promise<void> {
  await screen.findByRole('dialog');
  put(terminationDialog.insurer, 'Nordlys Forsikring');
  put(terminationDialog.policy, 'P-4711');
  put(terminationDialog.ends, '31-12-2099');
}

/** Answers step 3 with "no", which needs no head counts. */
export async function answerNo(): Promise<void> {
  await answer(workStep.workInjury.label, 'Nej');
  await answer(workStep.crisis.label, 'Nej');
}

const isAtQuestions = () =>
  screen.queryByRole('heading', { level: 1, name: workStep.title }) !== null &&
  screen.queryByRole('button', { name: workStep.send }) !== null;

/** From the questions of step 3 to the check of all answers. */
export async function toCheckPage(): Promise<void> {
  await press(workStep.send);
  await waitFor(() => expect(isAtQuestions()).toBe(false));
}

/** Asks to sign, by way of the check where the questions of step 3 are on the screen. Staff save. */
export async function sign(send: string = checkPage.send): Promise<void> {
  if (isAtQuestions()) await toCheckPage();
  await press(send);
}

/** What the check shows as the answer to this question. */
export function checkedAnswer(label: string): string | null {
  const row = ({ textContent }: HTMLElement) => textContent.startsWith(label);
  const at = screen.getAllByRole('term', { hidden: true }).findIndex(row);
  // Each answer is followed by the way to correct it.
  return screen.getAllByRole('definition', { hidden: true })[2 * at]?.textContent ?? null;
}

/** Answers step 3 with "no" to all unless it is answered, checks, and asks to sign, which sends a code. */
export async function signOff(): Promise<HTMLElement> {
  if (isAtQuestions()) await answerNo();
  await sign();
  return screen.findByRole('dialog', { name: codeDialog.title });
}

/** The code that the mock sent last. */
export function sentCode({ mock, truckerId }: Pick<OpenWizard, 'mock' | 'truckerId'>): string {
  const id = truckerId ?? mock.db.truckers.all().at(-1)?.id ?? 0;
  return newestSmsCode(mock.db, id) ?? '';
}

/** A code that is not the one that was sent. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** Types a code into its dialog and sends it. */
export async function enterCode(code: string): Promise<void> {
  put(codeDialog.code, code);
  await press(codeDialog.send);
}
