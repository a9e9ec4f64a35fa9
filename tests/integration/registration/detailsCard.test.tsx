import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoTokens } from '@mocks/db/demo';
import type { TruckerRow } from '@mocks/db/tables';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { truckerOf } from '@tests/support/assertions/wizardRequests';
import {
  answer,
  answerNo,
  finishDetails,
  openCard,
  openWizard,
  openWorkStep,
  press,
  stepHeading,
  toCheckPage,
} from '@tests/support/page-objects/wizard';

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

  it('opens the field for which the haulier comes back from "Tjek dine svar" [2-step-1-refused]', async () => {
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
