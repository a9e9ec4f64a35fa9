import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectToken, sessionEnded } from '@/store/session.slice';
import { demoTokens, priceHole } from '@mocks/db/demo';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import type { MockServer } from '@mocks/node';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';

/** A field, identified by role and label. */
export interface FormField {
  role: 'textbox' | 'radiogroup' | 'checkbox' | 'combobox';
  label: string;
}

const field = (role: FormField['role']) => (label: string) => ({ role, label });
const text = field('textbox');
const question = field('radiogroup');
const tick = field('checkbox');

// The steps and dialogs: title, submit button and fields.

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
  titleForStaff: 'Arbejdsskade og tjek',
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

/** The submit button of a step that was opened from "check your answers". */
export const toCheck = 'Gem, og gå tilbage til svarene';

export const openDialog = () => screen.getByRole('dialog');

/** The topmost dialog, or the page if none is open. */
export const front = () => screen.queryAllByRole('dialog').at(-1) ?? document.body;

export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Escapes a text for use in a regular expression. */
export const literally = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a label with or without the suffix "(frivilligt)". */
const nameOf = ({ label }: FormField) => new RegExp(`^${literally(label)}( \\(frivilligt\\))?$`);

/** The control of a field in the topmost dialog or the page. */
export const controlOf = (wanted: FormField): HTMLElement =>
  within(front()).getByRole(wanted.role, { name: nameOf(wanted) });

/** Like `controlOf`, but null if the field is not shown. */
export const queryControl = (wanted: FormField) =>
  within(front()).queryByRole(wanted.role, { name: nameOf(wanted) });

/** Sets a field's value; null leaves it unchanged. Fires one event, because typing key by key takes seconds. */
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

/** Waits for a button, focuses and clicks it. */
export async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

/** Moves in the browser's history. jsdom moves in later tasks, and the wizard may then move back or further. */
export const goInHistory = (delta: number) =>
  act(async () => {
    let moves = 0;
    const count = () => void (moves += 1);
    window.addEventListener('popstate', count);
    window.history.go(delta);
    for (let task = 0; task < 20; task += 1) await new Promise((done) => setTimeout(done));
    window.removeEventListener('popstate', count);
    if (moves === 0) throw new Error('The browser has not moved in its history.');
  });

/** Waits for the heading of a step. */
export const stepHeading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name });

const radiosOf = async (name: string | RegExp) =>
  within(await screen.findByRole('radiogroup', { name }));

/** The radio buttons of a question, in order. */
export const choicesOf = async (name: string) => (await radiosOf(name)).getAllByRole('radio');

export async function answer(name: string | RegExp, reply: 'Ja' | 'Nej'): Promise<void> {
  fireEvent.click((await radiosOf(name)).getByRole('radio', { name: reply }));
}

/** Answers a question of step 2 by the index of a choice, from 0. */
export async function choose(name: string, index: number): Promise<void> {
  const option = (await choicesOf(name))[index];
  if (!option) throw new Error(`"${name}" has no choice ${String(index)}.`);
  fireEvent.click(option);
}

/** Makes the four choices that determine the price: area, new value, excess, injuries. Indexes from 0. */
export async function chooseFour(...choices: [number, number, number, number]): Promise<void> {
  const questions = [carStep.area, carStep.newValue, carStep.ownRisk, carStep.injuries];
  for (const [index, { label }] of questions.entries()) await choose(label, choices[index] ?? 0);
}

/** Makes the four choices for which there is no price. */
export async function chooseHole(): Promise<void> {
  const { area_id, new_value_id, own_risk_id, injury_id } = priceHole;
  await chooseFour(area_id - 1, new_value_id - 1, own_risk_id - 1, injury_id - 1);
}

export interface OpenWizard extends RenderedApp {
  /** The id of the link's haulier, or null. */
  truckerId: number | null;
}

/** Opens the wizard with a link's token, or without a link if it is ''. */
export async function openWizard(
  token: string = demoTokens.invited,
  options: RenderAppOptions = {},
): Promise<OpenWizard> {
  const app = await renderApp(token ? `/registration/${token}` : '/registration', options);
  const row = app.mock.db.truckers.all().find((trucker) => trucker.token === token);
  return { ...app, truckerId: token && row ? row.id : null };
}

/** Ends the staff session, as a logout in another tab does. */
export function endSession({ application: { store } }: Pick<RenderedApp, 'application'>): void {
  act(() => {
    store.dispatch(sessionEnded(selectToken(store.getState()) ?? ''));
  });
}

/** Waits for step 1 and opens its card for editing. */
export const openCard = () => press('Ret');

/** Goes from step 1 to step 2 with the haulier's known data. */
export async function finishDetails(previous: 'Ja' | 'Nej' = 'Nej'): Promise<void> {
  await answer(/bilen forsikret/, previous);
  await press(detailsStep.send);
  await stepHeading(carStep.title);
}

/** Goes from step 1 to step 2 and waits for its questions. */
export async function toCarStep(previous: 'Ja' | 'Nej'): Promise<void> {
  await finishDetails(previous);
  await radiosOf(carStep.ownRisk.label);
}

/** Fills in step 1 for a haulier that the server does not know. */
export async function fillNewTrucker(): Promise<void> {
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

/** Answers all of step 2, without add-ons. The question about the area has another label for staff. */
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

/** The heading of step 3, for hauliers and for staff. */
const workTitles = /^Arbejdsskade og (underskrift|tjek)$/;

/** Submits step 2 and waits for the questions of step 3. */
export async function toWorkStep(): Promise<void> {
  await press(carStep.send);
  await stepHeading(workTitles);
  await radiosOf(workStep.crisis.label);
}

/**
 * Lets the wizard of a link open at a step, as after a reload there: the server has the answer about a previous
 * insurance. Pass it as `prepare`. The haulier of `demoTokens.halfDone` has saved steps 1 and 2.
 */
export const leaveAt =
  (step: 'car' | 'work', token: string = demoTokens.halfDone, previous: 'Ja' | 'Nej' = 'Nej') =>
  ({ db }: MockServer): void => {
    const agreementId = agreementIdOf({ mock: { db } }, truckerOf({ mock: { db } }, token).id);
    const previous_insurance = previous === 'Ja' ? '1' : '0';
    db.agreements.update(agreementId ?? 0, { previous_insurance });
    // Newer than a signature that the test has just stored.
    const savedAt = Date.now() + 1;
    sessionStorage.setItem(`draft:link:${token}`, JSON.stringify({ step, savedAt }));
  };

/** Opens step 2 without choices, and waits for its questions. */
export async function openCarStep(
  previous: 'Ja' | 'Nej' = 'Nej',
  options: RenderAppOptions = {},
): Promise<OpenWizard> {
  const { invited } = demoTokens;
  const app = await openWizard(invited, { prepare: leaveAt('car', invited, previous), ...options });
  await radiosOf(carStep.ownRisk.label);
  return app;
}

/** Opens step 3 for the haulier of `demoTokens.halfDone`, and waits for the price, without which nobody can sign. */
export async function openWorkStep(options: RenderAppOptions = {}): Promise<OpenWizard> {
  const app = await openWizard(demoTokens.halfDone, { prepare: leaveAt('work'), ...options });
  await radiosOf(workStep.crisis.label);
  const summary = screen.getByRole('region', { name: 'Prisoversigt' });
  await waitFor(() => expect(summary).toHaveTextContent(/Bilforsikring pr\. måned[1-9]/));
  return app;
}

/** Answers step 2 and goes to step 3. */
export async function finishCar(): Promise<void> {
  await fillCar();
  await toWorkStep();
}

/** Fills in the termination dialog without sending it. */
export async function fillTermination(): Promise<void> {
  await screen.findByRole('dialog');
  put(terminationDialog.insurer, 'Nordlys Forsikring');
  put(terminationDialog.policy, 'P-4711');
  put(terminationDialog.ends, '31-12-2099');
}

/** Answers steps 1 and 2 so that there is an insurance to terminate, and fills in the dialog without sending it. */
export async function toTermination(area: FormField = carStep.area): Promise<void> {
  await finishDetails('Ja');
  await fillCar('1 skade', area);
  await press(carStep.send);
  await fillTermination();
}

/** Opens step 2 and its termination dialog, and fills it in without sending it. */
export async function openTermination(options: RenderAppOptions = {}): Promise<OpenWizard> {
  const app = await openCarStep('Ja', options);
  await fillCar('1 skade');
  await press(carStep.send);
  await fillTermination();
  return app;
}

/** A termination that the server has. */
export const savedTermination = {
  insurance_company_id: 1,
  police_number: 'P-4711',
  termination_date: '2099-12-31',
} as const;

/** Gives a haulier on the server answers that require a termination, and that termination. */
export function saveTermination(mock: MockServer, truckerId: number): void {
  const answers = { injury_id: 2, previous_insurance: '1' } as const;
  mock.db.agreements.update(agreementIdOf({ mock }, truckerId) ?? 0, answers);
  mock.db.truckers.update(truckerId, { exiting_insurance: savedTermination });
}

/** Answers step 3 with "no", which requires no head counts. */
export async function answerNo(): Promise<void> {
  await answer(workStep.workInjury.label, 'Nej');
  await answer(workStep.crisis.label, 'Nej');
}

const isAtQuestions = () =>
  screen.queryByRole('heading', { level: 1, name: workTitles }) !== null &&
  screen.queryByRole('button', { name: workStep.send }) !== null;

/** Goes from step 3 to "check your answers". */
export async function toCheckPage(): Promise<void> {
  await press(workStep.send);
  await waitFor(() => expect(isAtQuestions()).toBe(false));
}

/** Presses the final button, and goes from step 3 to "check your answers" first if needed. Staff have a save button. */
export async function sign(send: string = checkPage.send): Promise<void> {
  if (isAtQuestions()) await toCheckPage();
  await press(send);
}

/** The answer that "check your answers" shows for a label. */
export function checkedAnswer(label: string): string | null {
  const row = ({ textContent }: HTMLElement) => textContent.startsWith(label);
  const at = screen.getAllByRole('term', { hidden: true }).findIndex(row);
  // Each answer is followed by a definition with its edit button.
  return screen.getAllByRole('definition', { hidden: true })[2 * at]?.textContent ?? null;
}

/** Completes the wizard up to the SMS dialog; answers step 3 with "no" if it is shown. */
export async function signOff(): Promise<HTMLElement> {
  if (isAtQuestions()) await answerNo();
  await sign();
  return screen.findByRole('dialog', { name: codeDialog.title });
}

/** The newest code that the mock sent to the haulier. */
export function sentCode({ mock, truckerId }: Pick<OpenWizard, 'mock' | 'truckerId'>): string {
  const id = truckerId ?? mock.db.truckers.all().at(-1)?.id ?? 0;
  return newestSmsCode(mock.db, id) ?? '';
}

/** A code that differs from this one. */
export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

export async function enterCode(code: string): Promise<void> {
  put(codeDialog.code, code);
  await press(codeDialog.send);
}
