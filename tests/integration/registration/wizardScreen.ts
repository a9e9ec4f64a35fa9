import { act, fireEvent, screen, within } from '@testing-library/react';
import { selectToken, sessionEnded } from '@/store/session.slice';
import { newestSmsCode } from '@mocks/domain/registration.domain';
import { demoTokens } from '@mocks/db/demo';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderAppOptions, RenderedApp } from '@tests/support/fixtures/renderApp';

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

/** The heading of the step on the screen. */
export const stepHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

const group = (name: string | RegExp) => screen.findByRole('radiogroup', { name });

/** Answers a yes-or-no question. */
export async function answer(
  { user }: RenderedApp,
  question: string | RegExp,
  reply: 'Ja' | 'Nej',
) {
  await user.click(within(await group(question)).getByRole('radio', { name: reply }));
}

/** Picks one of the choices of step 2, counting from 0. */
export async function choose({ user }: RenderedApp, question: string, index: number) {
  const option = within(await group(question)).getAllByRole('radio')[index];
  if (!option) throw new Error(`"${question}" has no choice ${String(index)}.`);
  await user.click(option);
}

/** Presses a button of the page. */
export async function press({ user }: RenderedApp, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

/** Opens the card of step 1, so that its fields can be typed in. */
export async function openCard(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Ret' }));
}

/** From step 1 to step 2 with what the link knows. */
export async function finishDetails(app: OpenWizard, previous: 'Ja' | 'Nej' = 'Nej') {
  await answer(app, /bilen forsikret/, previous);
  await press(app, 'Næste');
  await stepHeading('Bilforsikring');
}

/** Fills step 1 for a haulier that the server does not know. */
export async function fillNewHaulier(app: OpenWizard) {
  const type = (name: string, text: string) =>
    app.user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
  await type('Navn', 'Amager Flextrafik ApS');
  await type('CVR-nummer', '41730258');
  await type('Vognmandsnummer', '107719');
  await type('E-mail', 'post@amager-flex.example');
  await type('Mobilnummer', '31 22 44 55');
  await type('Adresse', 'Amagerbrogade 210');
  await type('Postnummer', '2300');
  await type('By', 'København S');
  await app.user.click(screen.getByRole('checkbox', { name: 'Bilforsikring' }));
  await app.user.click(
    screen.getByRole('checkbox', { name: 'Jeg har ikke et registreringsnummer' }),
  );
  await answer(app, /bilen forsikret/, 'Nej');
}

/** Makes the four choices of step 2, `injury` counting from 0 ("no injuries"), without add-ons. `area` is what the first is called. */
export async function fillCar(app: OpenWizard, injury = 0, area = 'Hvor kører du?') {
  await choose(app, area, 0);
  await choose(app, 'Bilens nyværdi', 1);
  await choose(app, 'Selvrisiko', 1);
  await choose(app, 'Skader de seneste 3 år', injury);
  await answer(app, 'Vejhjælp', 'Nej');
  await answer(app, 'Glasdækning', 'Nej');
}

/** From step 2 to step 3. */
export async function finishCar(app: OpenWizard) {
  await fillCar(app);
  await press(app, 'Næste');
  await stepHeading('Arbejdsskade og underskrift');
}

/** Fills step 3 with "no" to all and asks to sign, which sends a code. */
export async function signOff(app: OpenWizard) {
  await answer(app, 'Arbejdsskadeforsikring', 'Nej');
  await answer(app, 'Krisehjælp', 'Nej');
  await press(app, 'Underskriv aftale');
  return screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
}

/** The code that the mock sent last. */
export function sentCode({ mock, truckerId }: OpenWizard): string {
  const id = truckerId ?? mock.db.truckers.all().at(-1)?.id ?? 0;
  return newestSmsCode(mock.db, id) ?? '';
}

/** Types a code into the SMS dialog and sends it. */
export async function enterCode(app: OpenWizard, code: string) {
  const field = screen.getByRole('textbox', { name: 'Sms-kode' });
  await app.user.clear(field);
  await app.user.type(field, code);
  await press(app, 'Bekræft kode');
}
