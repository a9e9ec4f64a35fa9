import { act, screen, waitFor, within } from '@testing-library/react';
import { redirectDelayMs } from '@/config/constants';
import { paths } from '@/config/paths';
import { demoIds } from '@mocks/db/demo';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { keepFewTruckers } from '@tests/support/fixtures/mockServer';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { sentence } from '@tests/support/assertions/sentence';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import {
  answerNo,
  carStep,
  choose,
  detailsStep,
  enterCode,
  fillCar,
  fillTermination,
  finishDetails,
  openCard,
  press,
  put,
  sentCode,
  sign,
  stepHeading,
  toCheck,
  toCheckPage,
  toWorkStep,
  workStep,
  type OpenWizard,
} from '@tests/support/page-objects/wizard';

const truckerId = 2;

const options = { as: 'admin', prepare: keepFewTruckers } as const;

async function openStaffWizard(other: RenderAppOptions = {}): Promise<OpenWizard> {
  const address = paths.editTrucker.href(truckerId);
  return { ...(await renderApp(address, { ...options, as: 'user', ...other })), truckerId };
}

/** Opens an agreement with all steps saved. */
const openComplete = (other: RenderAppOptions = {}) =>
  renderApp(paths.editTrucker.href(demoIds.signed), { ...options, ...other });

/** Goes from step 1 to the SMS dialog, and fills in the fields that only staff have. */
async function goToCode() {
  await openCard();
  put(detailsStep.hasCar, true);
  put({ role: 'checkbox', label: 'Bilen har ikke nummerplade endnu' }, true);
  await finishDetails();
  await fillCar('Ingen skader', carStep.areaForStaff);
  await toWorkStep();
  put(workStep.workInjury, 'Ja');
  put(workStep.crisis, 'Nej');
  put(workStep.cars, '2');
  put(workStep.employees, '1,25');
  put(workStep.drivers, '3');
  put(workStep.validFrom, '01-12-2026');
  put(workStep.comment, 'Aftalt pr. telefon');
  await sign('Gem aftale');
  return screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
}

function asksToUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('the wizard for staff', () => {
  it('loads the haulier by id and shows the haulier’s name [2-staff-by-id]', async () => {
    const { mock } = await openStaffWizard();
    await stepHeading('Vognmandens oplysninger');
    const name = mock.db.truckers.get(truckerId)?.name ?? '';
    expect(await screen.findByText(sentence(`Rediger aftale for ${name}`))).toBeInTheDocument();
    expect(mock.calls.of('getTrucker')).toMatchObject([
      { path: `/api/truckers/get-trucker/${String(truckerId)}`, hasBearer: true },
    ]);
    expect(mock.calls.of('getRegistration')).toEqual([]);
  });

  it('opens a complete agreement on the check page, and saves only the corrected step [2-staff-begin-with-check]', async () => {
    const view = await openComplete();
    await press('Ret Selvrisiko');
    await stepHeading('Bilforsikring');
    await choose('Selvrisiko', 0);
    await press(toCheck);
    await stepHeading('Tjek svarene');
    // The browser leaves the history entry of the correction later.
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { wizardStep: 4 } }));
    expect(view.mock.calls.of('saveCarChoices')).toHaveLength(1);
    expect(view.mock.calls.of('updateTrucker')).toEqual([]);
  });

  it('opens a complete agreement in step 2 after a reload there, else at the check page [2-staff-begin-with-check, 4-reload-same-step]', async () => {
    const view = await openComplete();
    await press('Bilforsikring (Gennemført)');
    await stepHeading('Bilforsikring');
    view.unmount();
    const { unmount } = await openComplete({ isReload: true });
    expect(await stepHeading('Bilforsikring')).toBeInTheDocument();
    unmount();
    await openComplete();
    expect(await stepHeading('Tjek svarene')).toBeInTheDocument();
  });

  it('waits for the names of the choices before it shows the answers on the check page', async () => {
    const { release } = await openComplete({ hold: 'listAreas' });
    await stepHeading('Tjek svarene');
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    expect(screen.queryByText('Kan ikke vises lige nu')).toBeNull();
    release();
    await screen.findByRole('button', { name: 'Ret Kørselsområde' });
    expect(screen.queryByText('Kan ikke vises lige nu')).toBeNull();
  });

  it('adds no history entry for step 2, so that back leads to the page before the agreement [2-staff-begin-with-check]', async () => {
    await renderApp('/admin/user', { as: 'admin' });
    await stepHeading('Profil');
    act(() => {
      window.history.pushState(null, '', `/admin/truckers/edit/${String(demoIds.signed)}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const entries = window.history.length;
    await stepHeading('Tjek svarene');
    await press('Bilforsikring (Gennemført)');
    await stepHeading('Bilforsikring');
    expect(window.history.length).toBe(entries);
    act(() => window.history.back());
    expect(await stepHeading('Profil')).toBeInTheDocument();
  });

  it('warns of an unknown price, and still opens the SMS dialog [4-price-for-staff]', async () => {
    await openComplete({ scenario: 'error:getPremium:500' });
    const warning = 'Prisen kan ikke vises. Aftalen kan gemmes alligevel.';
    expect(await screen.findByText(warning)).toBeInTheDocument();
    await sign('Gem aftale');
    await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
  });

  it.each<[string, RenderAppOptions, string]>([
    [
      'cannot be looked up',
      { scenario: 'error:getPremium:500' },
      'Bliver det ved, så kontakt support på +45 70 00 00 00.',
    ],
    [
      'does not exist',
      { prepare: ({ db }) => db.prices.all().forEach(({ id }) => db.prices.delete(id)) },
      'Ingen pris til de valg. Vælg noget andet, få den oprettet, eller ring på +45 70 00 00 00.',
    ],
  ])('says whom to call if a price %s [4-price-unknown]', async (_, other, help) => {
    await openComplete(other);
    await press('Ret Selvrisiko');
    const price = await screen.findByRole('region', { name: 'Pris' });
    await waitFor(() => expect(price).toHaveTextContent(help));
  });

  it('addresses staff, not the haulier, in both languages [2-staff-speech]', async () => {
    const app = await openStaffWizard();
    const name = app.mock.db.truckers.get(truckerId)?.name ?? '';
    const place = () => screen.queryByRole('dialog') ?? screen.getByRole('main');
    const look = async (step: string) => {
      expect(place()).not.toHaveTextContent(/\b(din|dit|dine|dig)\b|(kører|får) du|du får/i);
      expect(document.title).toBe(`${name}: ${step} – Taxiforsikring`);
      if (place() !== screen.queryByRole('main')) return;
      await press('English');
      await waitFor(() => expect(place()).toHaveTextContent(`Edit agreement for ${name}`));
      expect(place()).not.toHaveTextContent(/\byours?\b|do you|you are/i);
      await press('Dansk');
      await waitFor(() => expect(place()).toHaveTextContent(`Rediger aftale for ${name}`));
    };
    await stepHeading('Vognmandens oplysninger');
    await screen.findByRole('radiogroup', { name: /bilen forsikret/ });
    await look('Trin 1 af 3: Vognmandens oplysninger');
    await finishDetails('Ja');
    await screen.findByRole('radiogroup', { name: 'Kørselsområde' });
    expect(screen.getByRole('region', { name: 'Pris' })).toBeInTheDocument();
    await fillCar('2 skader', carStep.areaForStaff);
    await look('Trin 2 af 3: Bilforsikring');
    await press('Næste');
    await screen.findByRole('dialog', { name: 'Opsig vognmandens forsikring' });
    await look('Trin 2 af 3: Bilforsikring');
    await fillTermination();
    await press('Gem og fortsæt');
    await stepHeading(workStep.titleForStaff);
    // Both saves are marked as made by staff.
    for (const call of ['saveTermination', 'saveCarChoices'] as const) {
      expect(app.mock.calls.of(call)).toMatchObject([{ body: { admin: true, token: '' } }]);
    }
    await answerNo();
    await look('Trin 3 af 3: Arbejdsskade og tjek');
    await toCheckPage();
    expect(screen.getByRole('heading', { name: 'Tjek svarene' })).toBeInTheDocument();
    await look('Trin 3 af 3: Tjek svarene');
    await sign('Gem aftale');
    const dialog = await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
    expect(dialog).toHaveTextContent('Bed vognmanden læse den sms-kode op, der er sendt til');
    expect(dialog).toHaveTextContent('Har vognmanden ikke fået koden?');
    await look('Trin 3 af 3: Tjek svarene');
  });

  it('sends the fields of staff, focuses one message and returns to the list, even if send-xml fails [2-staff-injury-fields, 2-staff-one-message, 4-staff-send-xml, 4-staff-to-list, 8-staff-updated, 8-staff-send-xml-failure, 9-redirect-to-list]', async () => {
    const redirect = holdTimers(3000);
    const app = await openStaffWizard();
    const dialog = await goToCode();
    expect(within(dialog).getByText(/^Bed vognmanden læse den sms-kode op/)).toBeInTheDocument();
    expect(asksToUnload()).toBe(true);
    app.mock.addFault({ operationId: 'sendXml', fault: { kind: 'error', status: 500 } });
    const release = app.mock.hold('sendXml');
    await enterCode(sentCode(app));
    await screen.findByText('Opdatering gemt');
    const focused = () => document.activeElement?.textContent;
    await waitFor(() =>
      expect(focused()).toMatch(/Opdatering gemt.*SMS -kodebekræftelse lykkedes/),
    );
    expect(screen.queryByRole('button', { name: 'Luk besked' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Gem aftale' })).toBeNull();
    const name = app.mock.db.truckers.get(truckerId)?.name ?? '';
    expect(document.title).toBe(`${name}: Opdatering gemt – Taxiforsikring`);
    const { calls } = app.mock;
    expect(calls.of('updateTrucker')).toMatchObject([{ body: { id: truckerId } }]);
    expect(calls.of('saveCarChoices')).toMatchObject([{ body: { admin: true, token: '' } }]);
    expect(calls.of('generateSmsCode')).toMatchObject([
      { body: { token: '', trucker_id: truckerId } },
    ]);
    expect(calls.of('saveWorkChoices')).toMatchObject([
      {
        body: {
          token: '',
          cars: 2,
          employees: 1.25,
          drivers: 3,
          injury_valid_from: '2026-12-01',
          injury_comment: 'Aftalt pr. telefon',
          addon_3: 1,
          addon_4: 0,
        },
      },
    ]);
    await waitFor(() =>
      expect(calls.of('sendXml')).toMatchObject([
        { path: `/api/step/send-xml/${String(truckerId)}`, query: { update: 'true' } },
      ]),
    );
    // The list follows without waiting for send-xml.
    expect(redirect.count()).toBe(1);
    expect(asksToUnload()).toBe(false);
    release();
    // The failure of send-xml is reported, and the message stays.
    expect(await screen.findAllByText('Ups! Noget gik galt!')).not.toEqual([]);
    expect(screen.getAllByText('Opdatering gemt')).not.toEqual([]);
    expect(window.location.pathname).toBe(`/admin/truckers/edit/${String(truckerId)}`);
    await redirect.pass();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/truckers'));
    expect(Object.keys(sessionStorage)).toEqual(['draft:staff:owner']);
  });

  it('leads to the list at once if the link is pressed after a save', async () => {
    const redirect = holdTimers(3000);
    const view = await openComplete();
    const summary = await screen.findByRole('region', { name: 'Prisoversigt' });
    await waitFor(() => expect(summary).toHaveTextContent(/I alt pr\. måned[1-9]/));
    await sign('Gem aftale');
    await screen.findByRole('dialog', { name: 'Bekræft med sms-kode' });
    await enterCode(sentCode({ ...view, truckerId: demoIds.signed }));
    await view.user.click(await screen.findByRole('link', { name: 'Gå videre nu' }));
    await stepHeading('Vognmænd');
    expect(redirect.count()).toBe(0);
  });

  it("shows the server's message if the haulier is unknown, and links to the list [8-staff-haulier-failure]", async () => {
    const { mock } = await renderApp('/admin/truckers/edit/99999', { as: 'admin' });
    const way = await screen.findByRole('link', { name: 'Gå videre nu' });
    expect(way).toHaveAttribute('href', '/admin/truckers');
    expect(screen.getByText('Vognmanden findes ikke.')).toBeInTheDocument();
    expect(screen.queryByText(/Linket virker ikke/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Rediger aftale' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Rediger aftale – /);
    expect(mock.calls.of('getTrucker')).toHaveLength(1);
  });

  it('sends no request if the URL has no valid id, and redirects to the list [8-staff-no-haulier]', async () => {
    const redirect = holdTimers(redirectDelayMs);
    const { mock } = await renderApp('/admin/truckers/edit/abc', options);
    expect(await screen.findByText('Vognmanden findes ikke.')).toBeInTheDocument();
    expect(screen.getByText(/Du bliver sendt tilbage til listen om lidt\./)).toBeInTheDocument();
    await act(() => Promise.resolve());
    expect(mock.calls.of('getTrucker')).toEqual([]);
    await redirect.pass();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/truckers'));
  });

  it('can cancel the redirect from a URL without a valid id [8-staff-no-haulier-stay]', async () => {
    const redirect = holdTimers(redirectDelayMs);
    const { user } = await renderApp('/admin/truckers/edit/abc', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Bliv på siden' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await redirect.pass();
    expect(window.location.pathname).toBe('/admin/truckers/edit/abc');
    expect(screen.queryByText(/Du bliver sendt tilbage/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gå videre nu' })).toBeInTheDocument();
  });

  it('requires a login [2-staff-login]', async () => {
    await renderApp('/admin/truckers/edit/2', { as: 'guest' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument();
  });
});
