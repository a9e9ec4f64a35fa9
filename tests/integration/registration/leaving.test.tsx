import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { demoTokens, demoIds } from '@mocks/db/demo';
import type { Fault } from '@mocks/control/faults';
import { setOnline } from '@tests/support/actions/connection';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import {
  openWizard,
  press,
  answer,
  carStep,
  detailsStep,
  enterCode,
  goInHistory,
  openCard,
  put,
  saveTermination,
  sentCode,
  sign,
  stepHeading,
  toCheck,
  toTermination,
} from '@tests/support/page-objects/wizard';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import {
  renderApp,
  type RenderAppOptions,
  type RenderedApp,
} from '@tests/support/fixtures/renderApp';

/** Navigates with a history entry like those of the router. */
function goTo(address: string) {
  act(() => {
    window.history.pushState({ usr: null, key: 'left', idx: 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('a wizard that was left', () => {
  it('does not redirect to login if the server refuses its link only then', async () => {
    const redirect = holdTimers(3000);
    const { mock, release } = await openWizard(demoTokens.unknown, { hold: 'getRegistration' });
    const heading = 'Forsikring for taxivognmænd';
    goTo('/thank-you');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    release();
    await waitFor(() => expect(mock.calls.of('getRegistration')[0]?.status).toBe(404));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await redirect.pass();
    expect(window.location.pathname).toBe('/thank-you');
  });

  it('clears the timer of the redirect to login', async () => {
    const redirect = holdTimers(3000);
    await openWizard(demoTokens.unknown);
    await screen.findByText(/Linket virker ikke/);
    expect(redirect.count()).toBe(1);
    goTo('/thank-you');
    await screen.findByRole('heading', { level: 1, name: 'Forsikring for taxivognmænd' });
    expect(redirect.count()).toBe(0);
  });
});

describe('reference lists that fail to load', () => {
  it('show no second notification after a switch of language [8-lookup-failure-once]', async () => {
    await openWizard(undefined, { scenario: 'error:listAreas:500' });
    const before = (await screen.findAllByText('Ups! Noget gik galt!')).length;
    await press('English');
    await screen.findByRole('heading', { level: 1, name: 'Your details' });
    expect(screen.queryAllByText('Oops! Something went wrong!')).toEqual([]);
    expect(screen.getAllByText('Ups! Noget gik galt!')).toHaveLength(before);
  });

  it('clear their notification once they have loaded [8-load-overcome]', async () => {
    const { mock } = await openWizard(undefined, { scenario: 'error:listAreas:500' });
    await screen.findAllByText('Ups! Noget gik galt!');
    mock.use('happy');
    setOnline(false);
    setOnline(true);
    await waitFor(() => expect(screen.queryByText('Ups! Noget gik galt!')).toBeNull());
  });
});

const nameField = () => screen.findByRole('textbox', { name: 'Navn' });
const question = () => screen.findByRole('dialog', { name: 'Vil du forlade siden?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openAgreement() {
  const view = await renderApp('/admin/truckers', { as: 'admin', prepare: keepFewTruckers });
  await goToAgreement(view);
  return view;
}

async function goToAgreement({ user }: RenderedApp) {
  await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
  const link = (await screen.findAllByRole('link', { name: /aftale/i }))[0];
  if (!link) throw new Error('There is no way to an agreement.');
  await user.click(link);
  await openCard();
}

/** Opens step 1 of the agreement whose link `goToAgreement` follows. */
async function openDirectly() {
  const view = await renderApp(paths.editTrucker.href(1), {
    as: 'admin',
    prepare: keepFewTruckers,
  });
  await screen.findByRole('button', { name: 'Ret' });
  return view;
}

async function change({ user }: RenderedApp) {
  const field = (await nameField()) as HTMLInputElement;
  await user.click(field);
  put(detailsStep.name, `${field.value} og søn`);
  // The code that asks before leaving loads when the form is first used.
  await waitFor(() => expect(asksToUnload()).toBe(true));
}

function asksToUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Opens the check of a complete agreement. A price that only arrives after a press would stop the save. */
async function openCheck(prepare: RenderAppOptions['prepare'] = keepFewTruckers) {
  const view = await renderApp(paths.editTrucker.href(demoIds.signed), { as: 'admin', prepare });
  await stepHeading('Tjek svarene');
  const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
  await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
  return view;
}

describe('leaving the wizard with unsaved changes', () => {
  it('asks first, by a link and by the browser’s back button; only leaving deletes the draft', async () => {
    const app = await openAgreement();
    const { pathname } = window.location;
    await change(app);
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    expect(await question()).toHaveTextContent('Du har ændringer, som ikke er gemt.');
    await press('Bliv på siden');
    await noQuestion();
    expect(window.location.pathname).toBe(pathname);
    expect(((await nameField()) as HTMLInputElement).value).toMatch(/ og søn$/);

    await goInHistory(-1);
    await question();
    expect(window.location.pathname).toBe(pathname);
    await press('Forlad siden');
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
    expect(Object.keys(sessionStorage)).toEqual(['draft:staff:owner']);
  });

  it('by closing or reloading makes the browser itself ask, in the wizard of a link', async () => {
    const app = await openWizard();
    await openCard();
    await app.user.click(await nameField());
    expect(asksToUnload()).toBe(false);
    await change(app);
  });
});

describe('leaving the wizard without changes', () => {
  it('asks nothing', async () => {
    const app = await openAgreement();
    await app.user.click(await nameField());
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vognmænd' })).toBeInTheDocument();
  });
});

it('leaving the wizard asks nothing about an unanswered work add-on that was added meanwhile', async () => {
  const { mock, user } = await openCheck();
  mock.db.addOns.insert({ name: 'Ulykke', price: 120, type: 2 });
  await sign('Gem aftale');
  await screen.findByRole('radiogroup', { name: 'Ulykke' });
  await user.click(screen.getByRole('link', { name: 'Vognmænd' }));
  expect(await stepHeading('Vognmænd')).toBeInTheDocument();
});

describe('an agreement step that is being saved [2-agreement-left]', () => {
  const notSaved = ': Det, du ændrede i aftalen, er ikke gemt. Åbn aftalen for at prøve igen.';
  const refused: Fault = { kind: 'error', status: 422, message: 'Navnet er optaget.' };

  async function save(held: 'getTrucker' | 'updateTrucker', fault?: Fault) {
    const app = await openDirectly();
    await openCard();
    await change(app);
    await answer(/bilen forsikret/, 'Nej');
    if (fault) app.mock.addFault({ operationId: 'updateTrucker', fault });
    app.mock.calls.clear();
    const release = app.mock.hold(held);
    await press('Næste');
    await waitFor(() => expect(app.mock.calls.of(held)).toHaveLength(1));
    return { ...app, release };
  }

  it.each<[string, Parameters<typeof save>, string]>([
    ['refused', ['updateTrucker', refused], `${notSaved} Navnet er optaget.`],
    ['not sent, as the server could not be reached', ['getTrucker'], notSaved],
    [
      'perhaps saved',
      ['updateTrucker', { kind: 'drop' }],
      ': Vi ved ikke, om oplysningerne er gemt. Prøv bare igen: Intet bliver gemt to gange.',
    ],
  ])('does not block leaving, and a notification says that it is %s', async (_, how, said) => {
    const app = await save(...how);
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
    app.release();
    expect(await screen.findByText(`Ærø Taxa v/Åse Østergaard${said}`)).toBeInTheDocument();
    await goToAgreement(app);
    expect(((await nameField()) as HTMLInputElement).value).toMatch(/ og søn$/);
  });

  it('keeps the input of the next visit; a name changed back there causes no question', async () => {
    const app = await save('updateTrucker');
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await goToAgreement(app);
    const name = 'Ærø Taxa v/Åse Østergaard';
    put(detailsStep.name, name);
    put(detailsStep.email, 'ny@vogn.example');
    const stored = sessionStorage.getItem('draft:staff:1');
    expect(stored).toContain('ny@vogn.example');
    app.release();
    await screen.findByText(`${name} og søn: Opdatering gemt`);
    expect(sessionStorage.getItem('draft:staff:1')).toBe(stored);
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(screen.queryByText(/kollega/)).toBeNull();
    const bodies = app.mock.calls.of('updateTrucker').map(({ body }) => body);
    expect(bodies[1]).toMatchObject({ name, email: 'ny@vogn.example' });
  });

  it.each<[string, 'getTrucker' | 'saveTermination', string]>([
    ['nothing is saved', 'getTrucker', notSaved],
    [
      'only the termination is saved',
      'saveTermination',
      ': Opsigelsen er gemt, men svarene om bilforsikringen er det ikke. Åbn aftalen for at prøve igen.',
    ],
  ])('with a termination reports after leaving that %s', async (_, held, said) => {
    const app = await openDirectly();
    await toTermination(carStep.areaForStaff);
    app.mock.calls.clear();
    const release = app.mock.hold(held);
    await press('Gem og fortsæt');
    await waitFor(() => expect(app.mock.calls.of(held)).toHaveLength(1));
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
    release();
    expect(await screen.findByText(`Ærø Taxa v/Åse Østergaard${said}`)).toBeInTheDocument();
    expect(app.mock.calls.of('saveCarChoices')).toEqual([]);
  });

  it('as a correction reports after leaving that the termination was not sent again', async () => {
    const app = await openCheck((mock) => {
      keepFewTruckers(mock);
      saveTermination(mock, demoIds.signed);
    });
    await press('Ret E-mail');
    await stepHeading('Vognmandens oplysninger');
    put(detailsStep.email, 'ny@vogn.example');
    app.mock.calls.clear();
    app.mock.addFault({ operationId: 'saveTermination', fault: { ...refused, message: 'Nej.' } });
    const release = app.mock.hold('saveTermination');
    await press(toCheck);
    await waitFor(() => expect(app.mock.calls.of('saveTermination')).toHaveLength(1));
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await stepHeading('Vognmænd');
    release();
    const said =
      'Oplysningerne er gemt, men opsigelsen er ikke sendt igen med dem. Ring til det nuværende forsikringsselskab. Nej.';
    const name = app.mock.db.truckers.get(demoIds.signed)?.name ?? '';
    expect(await screen.findByText(`${name}: ${said}`)).toBeInTheDocument();
  });

  it('saves nothing if it is the last one and left before it was compared with the server', async () => {
    const truckerId = demoIds.signed;
    const view = await openCheck();
    await sign('Gem aftale');
    await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
    view.mock.calls.clear();
    const release = view.mock.hold('getTrucker');
    await enterCode(sentCode({ ...view, truckerId }));
    await waitFor(() => expect(view.mock.calls.of('getTrucker')).toHaveLength(1));
    await view.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await stepHeading('Vognmænd');
    release();
    const name = view.mock.db.truckers.get(truckerId)?.name ?? '';
    expect(await screen.findByText(name + notSaved)).toBeInTheDocument();
    expect(view.mock.calls.of('saveWorkChoices')).toEqual([]);
  });

  it('makes a logout ask first; the question closes when the save is done [4-logout-asks]', async () => {
    const app = await save('updateTrucker');
    await app.user.click(screen.getByRole('button', { name: 'Log ud' }));
    await question();
    app.release();
    await noQuestion();
    expect(screen.getByRole('heading', { level: 1, name: 'Bilforsikring' })).toBeInTheDocument();
  });

  it('makes a logout ask first even after the wizard was left [4-save-left-asks]', async () => {
    const app = await save('updateTrucker');
    await app.user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    await screen.findByRole('heading', { level: 1, name: 'Vognmænd' });
    await app.user.click(screen.getByRole('button', { name: 'Log ud' }));
    const dialog = await screen.findByRole('dialog', { name: /uden at gemme\?$/ });
    expect(dialog).toHaveTextContent('Du har ændringer, som ikke er gemt.');
    app.release();
    await noQuestion();
  });
});
