import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import { dialogGone, newTrucker, openAdd, problems } from './dialogs';
import { keepFirst, names, waitForRows } from './listScreen';

/** Opens the dialog and tries to add a haulier, but the request (`drop`) or its response (`lost`) gets lost. */
async function loseFirstTry(kind: 'drop' | 'lost', button = 'Opret') {
  const view = await openAdd();
  view.fill(newTrucker);
  view.mock.addFault({ operationId: 'createTrucker', fault: { kind }, times: 1 });
  await view.press(button);
  await within(view.dialog).findByRole('button', { name: 'Prøv igen' });
  return view;
}

describe('the dialog that adds a haulier', () => {
  it('starts empty with the first field focused, and sends empty values for optional fields', async () => {
    const { mock, field, tick, dialog, fill, press } = await openAdd();
    await waitFor(() => expect(field('Navn')).toHaveFocus());
    for (const box of within(dialog).getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(tick('Bilforsikring')).not.toBeChecked();
    expect(tick('Arbejdsskadeforsikring')).not.toBeChecked();
    for (const name of ['Adresse', 'Stelnummer']) {
      expect(within(dialog).queryByRole('textbox', { name })).not.toBeInTheDocument();
    }
    fill(newTrucker);
    await press('Opret');
    await dialogGone();
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({
      reg_number: '',
      undervogn: '',
      is_car_insurance: '0',
      is_work_insurance: '0',
    });
  });

  it('sends every field, and opens the haulier at the top of the list with one history entry [2-truckers-add, 2-truckers-add-history]', async () => {
    const address = '/admin/truckers?q=n%C3%B8rrebro&page=1';
    const { mock, fill, tick, user, press } = await openAdd({ address });
    const before = window.history.length;
    fill({ ...newTrucker, Undervogn: ' Bus ', Registreringsnummer: ' AB 12 345 ' });
    await user.click(tick('Bilforsikring'));
    await user.click(tick('Arbejdsskadeforsikring'));
    await press('Opret');
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createTrucker')).toMatchObject([
      { method: 'POST', path: '/api/truckers/add-trucker' },
    ]);
    expect(mock.calls.of('createTrucker')[0]?.body).toEqual({
      name: newTrucker.Navn,
      cvr: '29871640',
      email: 'kontor@oelstykke-taxa.example',
      reg_number: 'AB12345',
      phone: '28456712',
      undervogn: 'Bus',
      dr_number: '104233',
      is_car_insurance: '1',
      is_work_insurance: '1',
      locale: 'da',
    });
    await dialogGone();
    await waitFor(() => expect(names()[0]).toBe(newTrucker.Navn));
    expect(screen.getByText('Viser 1–4 af 4 rækker')).toBeInTheDocument();
    expect(window.location.search).toBe('?sort=id&dir=desc&open=241');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    const title = { level: 2, name: newTrucker.Navn };
    await waitFor(() => expect(screen.getByRole('heading', title)).toHaveFocus());
    expect(window.history.length).toBe(before + 1);
  });

  it('sorts the list by newest first and focuses it if the response has no id', async () => {
    const view = await renderApp('/admin/truckers', {
      as: 'admin',
      answers: () => [http.post('*/api/truckers/add-trucker', () => HttpResponse.json({}))],
    });
    const { fill, press } = await openAdd({ view });
    fill(newTrucker);
    await press('Opret');
    await dialogGone();
    await waitFor(() => expect(window.location.search).toBe('?sort=id&dir=desc'));
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
    view.mock.server.resetHandlers();
  });

  it('adds one haulier after another, and shows them once it is closed [2-truckers-add-next]', async () => {
    const { mock, field, fill, press } = await openAdd();
    fill(newTrucker);
    await press('Opret og næste');
    await waitFor(() => expect(field('Navn')).toHaveValue(''));
    expect(field('Navn')).toHaveFocus();
    expect(await screen.findAllByText('Tilføjet!')).not.toEqual([]);
    fill({
      ...newTrucker,
      Navn: 'Den næste',
      'E-mail': 'ny@example.dk',
      'CVR-nummer': '29871641',
      Vognmandsnummer: '104234',
    });
    await press('Opret og næste');
    await waitFor(() => expect(mock.calls.of('createTrucker')).toHaveLength(2));
    await waitFor(() => expect(field('Navn')).toHaveValue(''));
    await press('Annuller');
    await dialogGone();
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Den næste', newTrucker.Navn]));
  });

  it('names the haulier who already has the CVR number, and ignores a failed search [2-truckers-add-known]', async () => {
    const { mock, field, fill } = await openAdd();
    const { cvr = '', name } = mock.db.truckers.get(2) ?? {};
    fill({ 'CVR-nummer': cvr.slice(0, 7) });
    expect(mock.calls.of('searchTruckers')).toEqual([]);
    fill({ 'CVR-nummer': cvr });
    await waitFor(() =>
      expect(field('CVR-nummer')).toHaveAccessibleDescription(`Findes allerede: ${name ?? ''}`),
    );
    expect(mock.calls.of('searchTruckers')).toMatchObject([
      { body: { search_key: cvr, search_filter: 'cvr' } },
    ]);
    mock.use('error:searchTruckers:500');
    fill({ 'CVR-nummer': '12345678' });
    await waitFor(() => expect(mock.calls.of('searchTruckers')[1]?.status).toBe(500));
    expect(field('CVR-nummer')).not.toHaveAccessibleDescription(/Findes/);
    expect(screen.queryByRole('button', { name: 'Luk besked' })).toBeNull();
  });

  it('opens the new haulier after the deletion of the open one was cancelled', async () => {
    const answers = keepFirst(3);
    const view = await renderApp('/admin/truckers?open=2', { as: 'admin', answers });
    const { user } = view;
    await waitForRows();
    const panel = await screen.findByRole('complementary');
    await user.click(rowButton(panel, 'Slet vognmand'));
    await user.click(await screen.findByRole('button', { name: 'Nej' }));
    const { fill, press } = await openAdd({ view });
    const before = window.history.length;
    fill(newTrucker);
    await press('Opret');
    await waitFor(() => expect(names()[0]).toBe(newTrucker.Navn));
    expect(window.location.search).toBe('?sort=id&dir=desc&open=241');
    expect(window.history.length).toBe(before + 1);
  });

  it('supports English, and is submitted by Enter in a field [5-trucker-messages-english, 8-trucker-added]', async () => {
    const { mock, user, dialog, press, fill, field } = await openAdd({ language: 'en' });
    await press('Add');
    await within(dialog).findByRole('group', { name: 'There is a problem' });
    expect(problems(dialog)).toEqual([
      'Name: This field is required',
      'Email: This field is required',
      'CVR number: This field is required and must be 8 digits long',
      'Truck number: This field is required and must be 6 digits long',
      'Mobile number: This field is required',
    ]);
    await user.type(field('Name'), 'Taxa{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    expect(
      within(question).getByRole('button', { name: 'Close without saving' }),
    ).toBeInTheDocument();
    await press('Keep editing');
    const labels = ['Name', 'Email', 'CVR number', 'Truck number', 'Mobile number'];
    fill(
      Object.fromEntries(labels.map((label, at) => [label, Object.values(newTrucker)[at] ?? ''])),
    );
    await user.type(field('Name'), '{Enter}');
    expect((await screen.findAllByText('Added!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({ locale: 'en' });
  });

  it('shows a refusal at its field, and keeps the draft [8-trucker-add-refused]', async () => {
    const { mock, field, dialog, fill, press } = await openAdd();
    const taken = mock.db.truckers.get(2)?.cvr ?? '';
    fill({ ...newTrucker, 'CVR-nummer': taken });
    await press('Opret');
    await within(dialog).findByRole('group', { name: 'Der er et problem' });
    expect(field('CVR-nummer')).toHaveAccessibleDescription(/CVR-nummeret er allerede registreret/);
    expect(field('CVR-nummer')).toHaveValue(taken);
    expect(field('Navn')).toHaveValue(newTrucker.Navn);
    expect(screen.queryByText('Tilføjet!')).not.toBeInTheDocument();
  });

  it('stays open for the next haulier after a retry of “add another” [8-try-again, 2-truckers-add-next]', async () => {
    const { mock, field, press } = await loseFirstTry('drop', 'Opret og næste');
    await press('Prøv igen');
    await waitFor(() => expect(field('Navn')).toHaveValue(''));
    expect(field('Navn')).toHaveFocus();
    expect(mock.calls.of('createTrucker')).toHaveLength(2);
  });

  it('finds the new haulier on a retry, and opens it, if only the response was lost [8-create-once]', async () => {
    const { mock, user, dialog, fill, tick, press } = await openAdd();
    fill({ ...newTrucker, Undervogn: 'Bus', Registreringsnummer: 'ab12345' });
    await user.click(tick('Bilforsikring'));
    mock.addFault({ operationId: 'createTrucker', fault: { kind: 'lost' }, times: 1 });
    await press('Opret');
    expect(await within(dialog).findByText(/ved ikke, om ændringen er gemt/)).toBeInTheDocument();
    await press('Prøv igen');
    await dialogGone();
    expect(await screen.findAllByText(`${newTrucker.Navn}: Tilføjet!`)).not.toEqual([]);
    expect(window.location.search).toBe('?sort=id&dir=desc&open=241');
    expect(mock.calls.of('createTrucker')).toHaveLength(1);
  });

  it('creates nothing from corrected values while the first try may have created a haulier [8-create-once]', async () => {
    const { mock, dialog, fill, press } = await loseFirstTry('lost');
    fill({ 'CVR-nummer': '29871641' });
    mock.calls.clear();
    await press('Opret');
    // The dialog searches for the haulier as it was first sent.
    const searches = () => mock.calls.of('searchTruckers').map(({ body }) => body);
    const sent = { search_filter: 'cvr', search_key: '29871640', page_num: 1, pagination: false };
    await waitFor(() => expect(searches()).toContainEqual(sent));
    expect(await within(dialog).findByText(/ved ikke, om ændringen er gemt/)).toBeInTheDocument();
    expect(mock.calls.of('createTrucker')).toEqual([]);
  });

  it('sends nothing again while it cannot find out whether the first try created the haulier [8-create-once]', async () => {
    const { mock, dialog, press } = await loseFirstTry('lost');
    mock.use('error:searchTruckers:500');
    mock.calls.clear();
    await press('Prøv igen');
    await waitFor(() => expect(mock.calls.of('searchTruckers')).toMatchObject([{ status: 500 }]));
    expect(await within(dialog).findByText(/ved ikke, om ændringen er gemt/)).toBeInTheDocument();
    expect(mock.calls.of('createTrucker')).toEqual([]);
    mock.use('happy');
    await press('Prøv igen');
    await dialogGone();
    expect(mock.calls.of('createTrucker')).toEqual([]);
  });

  it('does not resend a haulier stored under another name, and shows that name [8-create-once]', async () => {
    const { mock, dialog, field, press } = await loseFirstTry('lost');
    const stored = mock.db.truckers.all().find(({ cvr }) => cvr === '29871640');
    mock.db.truckers.update(stored?.id ?? 0, { name: 'Gl Ølstykke Taxa' });
    await press('Prøv igen');
    expect(
      await within(dialog).findByText(
        'Gl Ølstykke Taxa er allerede på listen med CVR-nummer 29871640 og vognmandsnummer 104233. Derfor er vognmanden ikke oprettet igen.',
      ),
    ).toBeInTheDocument();
    expect(within(dialog).getByText(/ved ikke, om ændringen er gemt/)).toBeInTheDocument();
    expect(field('Navn')).toHaveValue(newTrucker.Navn);
    expect(mock.calls.of('createTrucker')).toHaveLength(1);
    expect(screen.queryByText('Tilføjet!')).not.toBeInTheDocument();
  });

  it('sends corrected values only after it has named the haulier the first try created [8-create-once]', async () => {
    const { mock, dialog, fill, press } = await loseFirstTry('lost');
    fill({ 'CVR-nummer': '29871641', 'E-mail': 'ny@example.dk' });
    await press('Opret');
    await within(dialog).findByText(/ er allerede på listen med CVR-nummer 29871640 /);
    expect(mock.calls.of('createTrucker')).toHaveLength(1);
    mock.addFault({ operationId: 'createTrucker', fault: { kind: 'drop' }, times: 1 });
    await press('Opret');
    await waitFor(() => expect(mock.calls.of('createTrucker')).toHaveLength(2));
    await within(dialog).findByRole('button', { name: 'Prøv igen' });
    await press('Prøv igen');
    await dialogGone();
    expect(mock.calls.of('createTrucker')).toMatchObject([
      { body: { cvr: '29871640' } },
      { body: { cvr: '29871641' } },
      { body: { cvr: '29871641' } },
    ]);
  });

  it('does not send a corrected haulier that is already in the list, and says who it is [8-create-once]', async () => {
    const { mock, dialog, fill, press } = await loseFirstTry('lost');
    const listed = { cvr: '29871641', truck_number: '104234', name: 'Den næste' };
    mock.db.truckers.update(2, listed);
    fill({ 'CVR-nummer': '29871641', Vognmandsnummer: '104234' });
    await press('Opret');
    await within(dialog).findByText(/ er allerede på listen med CVR-nummer 29871640 /);
    await press('Opret');
    await within(dialog).findByText(/^Den næste er allerede på listen med CVR-nummer 29871641 /);
    expect(mock.calls.of('createTrucker')).toHaveLength(1);
  });

  it('asks before it discards its draft, and starts empty afterwards', async () => {
    const { mock, user, field, fill, press } = await openAdd();
    fill({ Navn: 'Gl. Taxa' });
    await press('Annuller');
    await press('Fortsæt med at redigere');
    expect(field('Navn')).toHaveValue('Gl. Taxa');
    await press('Annuller');
    await press('Luk uden at gemme');
    await dialogGone();
    expect(screen.getByRole('button', { name: 'Opret vognmand' })).toHaveFocus();
    expect(mock.calls.of('createTrucker')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Opret vognmand' }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('');
  });
});
