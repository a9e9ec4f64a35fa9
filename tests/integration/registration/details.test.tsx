import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoTokens } from '@mocks/db/demo';
import type { TruckerRow } from '@mocks/db/tables';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { expectListed } from '@tests/support/assertions/refusals';
import { agreementIdOf, truckerOf } from '@tests/support/assertions/wizardRequests';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { testSettings } from '@tests/support/fixtures/testSettings';
import {
  answer,
  controlOf,
  detailsStep,
  fillNewTrucker,
  finishDetails,
  openCard,
  openWizard,
  press,
  put,
  stepHeading,
  answerNo,
  openWorkStep,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

describe('step 1', () => {
  it('fetches the haulier if the response to its save contains only an id', async () => {
    const { mock } = await openWizard(demoTokens.invited, {
      scenario: 'bare:updateTrucker',
      prepare: (before) => {
        const agreementId = agreementIdOf({ mock: before }, truckerOf({ mock: before }).id);
        before.db.agreements.delete(agreementId ?? 0);
      },
    });
    await screen.findByRole('button', { name: 'Ret' });
    mock.calls.clear();
    await finishDetails();
    const requests = mock.calls.all().map(({ operationId }) => operationId);
    // Once before the save, and once because its response is incomplete.
    expect(requests.slice(0, 3)).toEqual(['getRegistration', 'updateTrucker', 'getRegistration']);
    expect(requests.filter((id) => id === 'getRegistration')).toHaveLength(2);
  });

  it('marks only the car insurance as required, and keeps “no plate yet” when the plate loses the focus [4-step-1-no-car-insurance]', async () => {
    await openWizard();
    await openCard();
    const tick = (name: string) => screen.getByRole('checkbox', { name });
    expect(tick(detailsStep.hasCar.label)).toBeRequired();
    expect(tick(detailsStep.hasWork.label)).not.toBeRequired();
    expect(tick(detailsStep.noPlate.label)).not.toBeRequired();

    put(detailsStep.plate, 'zz10001');
    put(detailsStep.noPlate, true);
    const plate = screen.getByRole('textbox', { name: detailsStep.plate.label });
    expect(plate).toHaveAttribute('readonly');
    fireEvent.blur(plate);
    expect(tick(detailsStep.noPlate.label)).toBeChecked();
  });

  it('formats a field’s value when the haulier leaves it, and sends the plain value [4-step-1-update]', async () => {
    const app = await openWizard();
    const { mock, truckerId, user } = app;
    const field = (name: string) => screen.getByRole('textbox', { name });
    await openCard();
    const plate = field('Registreringsnummer');
    const known = mock.db.truckers.get(truckerId ?? 0)?.vehicle?.reg_number ?? '';
    expect(plate).toHaveValue(known.replace(/^(..)(..)(...)$/, '$1 $2 $3'));
    for (const [name, typed, shown] of [
      ['CVR-nummer', 'DK-10 48 61 15', '10486115'],
      ['Vognmandsnummer', '10 42 33', '104233'],
      ['Mobilnummer', '+45 28 45 67 12', '28456712'],
      ['Postnummer', ' 16 50 ', '1650'],
      ['Registreringsnummer', 'ab12345', 'AB 12 345'],
    ] as const) {
      await user.click(field(name));
      fireEvent.change(field(name), { target: { value: typed } });
      expect(field(name)).toHaveValue(typed);
      await user.tab();
      expect(field(name)).toHaveValue(shown);
    }
    await answer(/bilen forsikret/, 'Nej');
    // Enter submits while the field still has the focus.
    fireEvent.change(plate, { target: { value: 'zz10001' } });
    await user.type(plate, '{Enter}');
    expect(plate).toHaveValue('ZZ 10 001');
    await stepHeading('Bilforsikring');
    expect(mock.calls.of('updateTrucker').map(({ body }) => body)).toMatchObject([
      {
        id: truckerId,
        address_id: mock.db.truckers.get(truckerId ?? 0)?.address?.id,
        is_car_insurance: '1',
        previous_insurance: '0',
        locale: 'da',
        cvr: '10486115',
        dr_number: '104233',
        phone: '28456712',
        zip_code: '1650',
        reg_number: 'ZZ10001',
      },
    ]);
    expect(mock.calls.of('saveRegistration')).toEqual([]);
  });

  it('keeps its answers when the haulier goes back to it; the list of steps links to completed ones [2-wizard-back, 2-wizard-progress]', async () => {
    await openWizard();
    await screen.findByRole('button', { name: 'Ret' });
    const list = screen.getByRole('navigation', { name: 'Trin 1 af 3' });
    expect(within(list).queryAllByRole('button')).toEqual([]);
    await finishDetails('Ja');
    const buttons = within(screen.getByRole('navigation', { name: 'Trin 2 af 3' }));
    expect(buttons.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Dine oplysninger (Gennemført)',
    ]);
    await press('Tilbage');
    await stepHeading('Dine oplysninger');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked();
  });
});

describe('step 1 while the haulier is loading', () => {
  it('shows a loading message and labels, but no controls [2-step-1-awaited]', async () => {
    const app = await openWizard(demoTokens.invited, { hold: 'getRegistration' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dine oplysninger');
    const words = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(words).toContain('Indlæser…');
    expect(screen.getByText('CVR-nummer')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ret' })).toBeNull();
    app.release();
    expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
    expect(screen.queryByText('Indlæser…')).toBeNull();
  });
});

/** Milliseconds before the redirect to login. */
const redirectMs = 3000;

/** Requires an alert with this text and the announcement of the redirect. */
async function expectSaid(words: string): Promise<void> {
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    const onward = 'Du bliver sendt videre til login om lidt.';
    expect(alerts.filter((text) => text.includes(words) && text.includes(onward))).toHaveLength(1);
  });
}

it('a haulier whose link ends during the visit keeps the page and its input, and reads whom to call [4-link-ended]', async () => {
  const redirect = holdTimers(redirectMs);
  const app = await openWizard(demoTokens.halfDone);
  const words = 'Linket er udløbet.';
  const fault = { kind: 'error', status: 410, message: words } as const;
  app.mock.addFault({ operationId: 'getRegistration', fault });
  await openCard();
  put(detailsStep.name, 'Skrevet ApS');
  put(detailsStep.previous, 'Nej');
  await press(detailsStep.send);
  const { phone } = testSettings.contact;
  await expectListed([
    words,
    `Linket virker ikke mere. Ring til os på ${phone}, så sender vi et nyt.`,
  ]);
  const summary = within(screen.getByRole('group', { name: 'Der er et problem' }));
  expect(summary.getByRole('link', { name: phone })).toBeInTheDocument();
  expect(summary.queryByRole('button')).toBeNull();
  expect(controlOf(detailsStep.name)).toHaveValue('Skrevet ApS');
  expect(redirect.count()).toBe(0);
  expect(app.mock.calls.of('updateTrucker')).toEqual([]);
});

describe('a haulier who cannot be loaded', () => {
  it('sees, if the link is unknown, the server’s message and the contact, but no retry [8-haulier-info-failure]', async () => {
    const token = demoTokens.unknown;
    const { mock } = await openWizard(token);
    await expectSaid('Linket er ikke gyldigt.');
    expect(screen.getByText(/Linket virker ikke/)).toBeInTheDocument();
    const box = within(screen.getByRole('main'));
    const { phone, email } = testSettings.contact;
    const call = `tel:${phone.replaceAll(' ', '')}`;
    expect(box.getByRole('link', { name: phone })).toHaveAttribute('href', call);
    expect(box.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Gå videre nu' })).toHaveAttribute('href', '/login');
    // An invalid link cannot be retried.
    expect(screen.queryByRole('button', { name: 'Prøv igen' })).toBeNull();
    expect(window.location.pathname).toBe(`/registration/${token}`);
    // Only the haulier was fetched.
    const asked = new Set(mock.calls.all().map(({ path }) => path));
    expect([...asked]).toEqual([`/api/step/get-trucker-info/${token}`]);
  });

  it('is redirected to login after 3 s if the link has expired; login says so and whom to call [4-load-failure, 4-load-failure-login, 9-redirect-to-login]', async () => {
    const redirect = holdTimers(redirectMs);
    await openWizard(demoTokens.expired);
    await screen.findByText(/Linket virker ikke/);
    expect(window.location.pathname).toBe(`/registration/${demoTokens.expired}`);
    await redirect.pass();
    expect(await screen.findByText('Linket er udløbet. Bed om et nyt.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
    const help = within(screen.getByRole('main'));
    expect(help.getByRole('link', { name: testSettings.contact.phone })).toBeInTheDocument();
    expect(help.queryByText(/brug linket i den e-mail/)).toBeNull();
  });

  it('is told that the link does not work, and can stay on the page, if the server returns 422', async () => {
    await openWizard(demoTokens.invited, { scenario: 'error:getRegistration:422' });
    await expectSaid('Fejl 422');
    expect(screen.getByText(/Linket virker ikke/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bliv på siden' })).toBeInTheDocument();
  });

  it.each([
    ['fails', 'error:getRegistration:500', /^Fejl 500/],
    ['gets too many requests', 'error:getRegistration:429', /^Fejl 429/],
    ['cannot be reached', 'drop:getRegistration', /ingen forbindelse til serveren/],
  ])(
    'is not redirected and can retry at once if the server %s [4-load-not-refused, 4-load-too-often, 4-load-unreached]',
    async (_, scenario, words) => {
      const redirect = holdTimers(redirectMs);
      const app = await openWizard(demoTokens.invited, { scenario });
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(document.title).toMatch(/^Forsikring for taxivognmænd/);
      expect(screen.queryByText(/Linket virker ikke/)).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(redirect.count()).toBe(0);
      expect(screen.queryByText(/sendt videre til login/)).toBeNull();
      expect(screen.queryByRole('link', { name: 'Gå videre nu' })).toBeNull();
      app.mock.use('happy');
      await press('Prøv igen');
      expect(await screen.findByText('Ærø Taxa v/Åse Østergaard')).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(redirect.count()).toBe(0);
      expect(window.location.pathname).toBe(`/registration/${demoTokens.invited}`);
    },
  );

  it('keeps the focus on the heading when the retry fails, too [2-focus-kept]', async () => {
    const { mock } = await openWizard(demoTokens.invited, {
      scenario: 'error:getRegistration:500',
    });
    await screen.findByText(/^Fejl 500/);
    const release = mock.hold('getRegistration');
    await press('Prøv igen');
    await waitFor(() => expect(screen.queryByText(/^Fejl 500/)).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    release();
    await screen.findByText(/^Fejl 500/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('can cancel the redirect to login [4-load-failure-stay]', async () => {
    const redirect = holdTimers(redirectMs);
    await openWizard(demoTokens.unknown);
    await press('Bliv på siden');
    expect(redirect.count()).toBe(0);
    expect(screen.queryByText(/sendt videre til login/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bliv på siden' })).toBeNull();
    expect(screen.getByText(/Linket virker ikke/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a link without a haulier on the server', () => {
  it('opens an empty step 1 that says so, and creates no second haulier after a reload [4-link-without-haulier]', async () => {
    const nobody = { truckers: null, insurance: [] };
    const app = await openWizard(demoTokens.invited, {
      answers: () => [http.get('*/api/step/get-trucker-info/*', () => HttpResponse.json(nobody))],
    });
    const { mock } = app;
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Vi fandt ingen oplysninger til dit link/),
      ),
    );
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('');
    await fillNewTrucker();
    await press('Næste');
    await stepHeading('Bilforsikring');
    const id = mock.db.truckers.all().at(-1)?.id;

    app.unmount();
    await renderApp(window.location.pathname);
    const name = await screen.findByRole('textbox', { name: 'Navn' });
    await waitFor(() => expect(name).toHaveValue('Amager Flextrafik ApS'));
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(mock.calls.of('saveRegistration').map(({ body }) => body)).toMatchObject([
      { trucker_id: null },
      { trucker_id: id },
    ]);
  });
});

const trucker = 'Ærø Taxa v/Åse Østergaard';
const change = () => screen.findByRole('button', { name: 'Ret' });
const summary = () => screen.findByRole('group', { name: 'Der er et problem' });

/** The names of the open text fields, in order. */
const openFields = () =>
  screen.queryAllByRole('textbox').map((field) => field.getAttribute('name') ?? '');

/** The labels of the card, followed by its values. */
const card = () =>
  [...screen.queryAllByRole('term'), ...screen.queryAllByRole('definition')].map(
    ({ textContent }) => textContent,
  );

/** Opens the wizard of a haulier with other data on the server. */
const openChanged = (
  changes: (row: TruckerRow) => Partial<TruckerRow>,
  token: string = demoTokens.invited,
) =>
  openWizard(token, {
    prepare: (mock) => {
      const row = truckerOf({ mock }, token);
      mock.db.truckers.update(row.id, changes(row));
    },
  });

describe('the card with the known data of a haulier', () => {
  it('lets the haulier continue after one answer: whether the car is insured today [2-step-1-card]', async () => {
    const app = await openWizard();
    await change();
    const row = app.mock.db.truckers.get(app.truckerId ?? 0);
    expect(card()).toEqual([
      'Navn',
      'CVR-nummer',
      'Vognmandsnummer',
      'E-mail',
      'Mobilnummer',
      'Undervogn',
      'Adresse',
      'Forsikringer',
      'Registreringsnummer',
      trucker,
      row?.cvr,
      row?.truck_number,
      row?.email,
      row?.phone_number,
      row?.undervogn,
      `${row?.address?.address ?? ''}, ${row?.address?.zip_code ?? ''} ${row?.address?.city ?? ''}`,
      'Bilforsikring, Arbejdsskadeforsikring',
      'JK 10 031',
    ]);
    expect(openFields()).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();

    await answer(/bilen forsikret/, 'Nej');
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(app.mock.calls.of('updateTrucker')).toMatchObject([
      { body: { name: trucker, cvr: row?.cvr, city: row?.address?.city, is_car_insurance: '1' } },
    ]);
  });

  it('turns into fields when the haulier presses "change", with the first one focused [2-step-1-change]', async () => {
    await openWizard();
    await answer(/bilen forsikret/, 'Ja');
    await press('Ret');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveFocus();
    expect(openFields()).toEqual([
      'name',
      'cvr',
      'truckNumber',
      'email',
      'phone',
      'undervogn',
      'street',
      'zipCode',
      'city',
      'numberPlate',
    ]);
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ret' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked();
    expect(screen.queryByText(/Fejl:/)).toBeNull();
  });

  it('asks for missing data first, and shows no error before step 1 is submitted [2-step-1-gaps, 2-step-1-open-fields]', async () => {
    await openChanged(() => ({ phone_number: null, vehicle: null }));
    await waitFor(() => expect(openFields()).toEqual(['phone', 'numberPlate']));
    const said = screen.getByText('Vi mangler 2 oplysninger');
    const field = screen.getByRole('textbox', { name: 'Mobilnummer' });
    const known = screen.getByText(trucker);
    expect(card()).not.toContain('Mobilnummer');
    expect(document.title).toMatch(/^Trin 1 af 3/);
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(said.compareDocumentPosition(field)).toBe(follows);
    expect(field.compareDocumentPosition(known)).toBe(follows);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Mobilnummer', 'Registreringsnummer']),
    );
    expect(screen.queryByText(/Fejl:/)).toBeNull();
    expect(field).toBeValid();

    await press('Næste');
    expect(await summary()).toHaveFocus();
    expect(field).toBeInvalid();
    expect(said).not.toBeInTheDocument();
  });

  it('asks the haulier once per visit to confirm that there is no number plate [5-step-1-plate-asked, 2-step-1-open-fields]', async () => {
    const app = await openChanged(() => ({ vehicle: null }), demoTokens.halfDone);
    expect(await screen.findByText('Vi mangler 1 oplysning')).toBeInTheDocument();
    const noPlate = () => screen.getByRole('checkbox', { name: /ikke nummerplade/ });
    expect(noPlate()).not.toBeChecked();
    await press('Næste');
    expect(await summary()).toHaveTextContent('Registreringsnummer: Dette felt er påkrævet');
    await app.user.click(noPlate());
    await press('Næste');
    await stepHeading('Bilforsikring');

    await press('Tilbage');
    await change();
    expect(card()).toContain('Bilen har ikke nummerplade endnu');
    expect(screen.queryByText(/^Vi mangler/)).toBeNull();
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(app.mock.calls.of('updateTrucker')).toMatchObject([
      { body: { reg_number: '', is_car_insurance: '1' } },
      { body: { reg_number: '', is_car_insurance: '1' } },
    ]);

    // The focus stays where an answer makes the number plate required.
    await press('Tilbage');
    await openCard();
    await app.user.click(noPlate());
    expect(noPlate()).not.toBeChecked();
    expect(noPlate()).toHaveFocus();
    expect(screen.queryByText(/^Vi mangler/)).toBeNull();
  });

  it('opens both fields of a row in which one value is missing, and sends what the haulier types [2-step-1-open-fields]', async () => {
    const app = await openChanged(({ address }) => ({
      address: address && { ...address, zip_code: '' },
    }));
    await waitFor(() => expect(openFields()).toEqual(['zipCode', 'city']));
    expect(card()).toContain(app.mock.db.truckers.get(app.truckerId ?? 0)?.address?.address);
    const zipCode = screen.getByRole('textbox', { name: 'Postnummer' });
    expect(screen.getByText('Vi mangler 1 oplysning')).toBeInTheDocument();
    await app.user.type(zipCode, '5970');
    expect(openFields()).toEqual(['zipCode', 'city']);
    await finishDetails();
    expect(app.mock.calls.of('updateTrucker')).toMatchObject([{ body: { zip_code: '5970' } }]);
  });

  it('asks for a work insurance that the server does not know, and sends the answer [2-step-1-open-fields]', async () => {
    const app = await openWizard(demoTokens.invited, {
      answers: ({ db }) => [
        http.get('*/api/step/get-trucker-info/*', () => {
          const known = wireTrucker(db, truckerOf({ mock: { db } }));
          return HttpResponse.json({ truckers: { ...known, is_work_insurance: null } });
        }),
      ],
    });
    const work = await screen.findByRole('checkbox', { name: 'Arbejdsskadeforsikring' });
    expect(work).not.toBeChecked();
    expect(screen.getByText('Vi mangler 1 oplysning')).toBeInTheDocument();
    expect(card()).toContain(trucker);
    await app.user.click(work);
    await finishDetails();
    expect(app.mock.calls.of('updateTrucker')).toMatchObject([
      { body: { is_work_insurance: '1' } },
    ]);

    // The server's next response lacks the answer, too. That does not make it a colleague's "no".
    await press('Tilbage');
    await stepHeading('Dine oplysninger');
    await press('Næste');
    await stepHeading('Bilforsikring');
    expect(app.mock.calls.of('updateTrucker')).toMatchObject([
      { body: { is_work_insurance: '1' } },
      { body: { is_work_insurance: '1' } },
    ]);
  });

  it('opens only the fields that the server refuses, and links to them [2-step-1-refused]', async () => {
    const app = await openWizard();
    await answer(/bilen forsikret/, 'Nej');
    app.mock.addFault({
      operationId: 'updateTrucker',
      times: 1,
      fault: {
        kind: 'error',
        status: 422,
        message: 'Oplysningerne er ikke gyldige.',
        errors: { dr_number: ['Vognmandsnummeret findes ikke.'], undervogn: ['Er for lang.'] },
      },
    });
    await press('Næste');
    expect(await summary()).toHaveFocus();
    expect(openFields()).toEqual(['truckNumber', 'undervogn']);
    const name = 'Vognmandsnummer: Vognmandsnummeret findes ikke.';
    await app.user.click(screen.getByRole('link', { name }));
    expect(screen.getByRole('textbox', { name: 'Vognmandsnummer' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Undervogn: Er for lang.' })).toBeInTheDocument();
    expect(card()).toContain(trucker);
  });

  it('opens the field that the haulier comes back to correct from the check page [2-step-1-refused]', async () => {
    const app = await openWorkStep();
    await answerNo();
    await toCheckPage();
    await press('Ret By');
    await stepHeading('Dine oplysninger');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveFocus();
    expect(openFields()).toEqual(['zipCode', 'city']);
    expect(card()).toContain(app.mock.db.truckers.get(app.truckerId ?? 0)?.name);
  });

  it('opens the fields with unsaved changes after a reload [2-step-1-open-fields]', async () => {
    const app = await openWizard();
    await openCard();
    await app.user.type(screen.getByRole('textbox', { name: 'Mobilnummer' }), '1');
    app.unmount();
    await openWizard(demoTokens.invited);
    await screen.findByRole('button', { name: 'Start forfra' });
    await waitFor(() => expect(openFields()).toEqual(['phone']));
    expect(card()).toContain(trucker);
    expect(within(screen.getByRole('main')).queryByText(/Fejl:/)).toBeNull();
  });
});
