import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Release } from '@mocks/control/requestHolds';
import { wireTrucker } from '@mocks/domain/truckers.domain';
import { holdTimers } from '@tests/support/fakes/heldTimers';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { openMenu } from '@tests/support/page-objects/rowMenu';
import { dialogGone, problems, truckerName, openEdit, vehicle, whole } from './dialogs';
import { keepFirst, names, rowOf, waitForRows } from './listScreen';

describe('editing a haulier', () => {
  it('fetches it and fills in all fields, with plate and frame number read-only [2-truckers-edit, 2-truckers-edit-read-only]', async () => {
    const { mock, field, tick, dialog } = await openEdit(whole);
    expect(mock.calls.of('getTrucker')).toMatchObject([
      { method: 'GET', path: '/api/truckers/get-trucker/1', query: {} },
    ]);
    const row = mock.db.truckers.get(1);
    expect(field('Navn')).toHaveFocus();
    for (const [label, text] of [
      ['Navn', truckerName],
      ['E-mail', row?.email],
      ['CVR-nummer', row?.cvr],
      ['Vognmandsnummer', row?.truck_number],
      ['Mobilnummer', '37759064'],
      ['Undervogn', 'Storvogn'],
      ['Adresse', 'Havnevej 3'],
      ['Postnummer', '5970'],
      ['By', 'Ærøskøbing'],
      ['Registreringsnummer', 'AB 12 345'],
      ['Stelnummer', 'WDB2110161A123456'],
    ] as const) {
      expect(field(label)).toHaveValue(text);
    }
    const readOnly = within(dialog)
      .getAllByRole('textbox')
      .filter((box) => box.hasAttribute('readonly'));
    expect(readOnly).toEqual([field('Registreringsnummer'), field('Stelnummer')]);
    expect(field('Registreringsnummer')).toHaveAccessibleDescription('Kan ikke ændres her.');
    expect(tick('Bilforsikring')).toBeChecked();
    expect(tick('Arbejdsskadeforsikring')).toBeChecked();
    expect(within(dialog).queryByRole('checkbox', { name: /nummerplade/ })).not.toBeInTheDocument();
  });

  it('explains how to type a missing number plate or, without car insurance, where to add it', async () => {
    const { user, field, tick } = await openEdit((view) => {
      whole(view);
      view.mock.db.truckers.update(1, { vehicle: null, is_car_insurance: '0' });
    });
    const plate = field('Registreringsnummer');
    expect(plate).toHaveAccessibleDescription('Tilføj nummeret på listen.');
    await user.click(tick('Bilforsikring'));
    expect(plate).toHaveAccessibleDescription('Står på nummerpladen, fx AB\u00a012\u00a0345');
    await user.click(tick('Bilen har ikke nummerplade endnu'));
    expect(plate).toHaveAccessibleDescription('Fjern fluebenet nedenfor for at skrive nummeret.');
  });

  it('sends every field, shows the result in the list and returns the focus to the row [7-update-trucker-fields, 8-trucker-updated, 2-edit-focus]', async () => {
    const { mock, fill, press, tick, user } = await openEdit(whole);
    const before = mock.db.truckers.get(1);
    mock.calls.clear();
    fill({ Navn: ' Ærø Taxa ApS ', Adresse: 'Havnevej 5', Mobilnummer: '28 45 67 12' });
    await user.click(tick('Arbejdsskadeforsikring'));
    await press('Gem');
    expect((await screen.findAllByText('Opdatering gemt')).length).toBeGreaterThan(0);
    expect(mock.calls.of('updateTrucker')).toMatchObject([
      { method: 'POST', path: '/api/truckers/update-trucker' },
    ]);
    expect(mock.calls.of('updateTrucker')[0]?.body).toEqual({
      id: 1,
      name: 'Ærø Taxa ApS',
      cvr: before?.cvr,
      email: before?.email,
      reg_number: 'AB12345',
      phone: '28456712',
      undervogn: 'Storvogn',
      dr_number: before?.truck_number,
      is_car_insurance: '1',
      is_work_insurance: '0',
      address: 'Havnevej 5',
      city: 'Ærøskøbing',
      zip_code: '5970',
      address_id: 77,
      previous_insurance: '1',
      locale: 'da',
    });
    await dialogGone();
    await waitFor(() => expect(names()[0]).toBe('Ærø Taxa ApS'));
    const edit = within(rowOf('Ærø Taxa ApS')).getByRole('button', { name: 'Rediger vognmand' });
    expect(edit).toHaveFocus();
    openMenu(rowOf('Ærø Taxa ApS'));
    const row = within(rowOf('Ærø Taxa ApS'));
    expect(row.getByText('Har ikke arbejdsskadeforsikring')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Send invitation igen' })).not.toBeInTheDocument();
    // The haulier is fetched once before saving, and not again after the dialog has closed.
    expect(mock.calls.of('getTrucker')).toHaveLength(1);
  });

  it('sends hidden fields and an invalid number plate unchanged [7-update-trucker-unshown]', async () => {
    const { mock, press } = await openEdit((view) => {
      whole(view);
      for (const { id, truckerId } of view.mock.db.agreements.all()) {
        if (truckerId === 1) view.mock.db.agreements.update(id, { previous_insurance: '0' });
      }
      view.mock.db.truckers.update(1, { vehicle: { ...vehicle, reg_number: '?' } });
    });
    const before = {
      trucker: mock.db.truckers.get(1),
      agreements: mock.db.agreements.all().filter(({ truckerId }) => truckerId === 1),
    };
    await press('Gem');
    await dialogGone();
    expect(mock.calls.of('updateTrucker')[0]?.body).toMatchObject({
      previous_insurance: '0',
      reg_number: '?',
    });
    expect({
      trucker: mock.db.truckers.get(1),
      agreements: mock.db.agreements.all().filter(({ truckerId }) => truckerId === 1),
    }).toEqual(before);
  });

  it('treats two formats of the same phone number as equal, and shows one of them [D31]', async () => {
    const { mock, field, press } = await openEdit((view) => {
      whole(view);
      view.mock.db.truckers.update(1, { phone_number: '4537759064' });
    });
    expect(field('Mobilnummer')).toHaveValue('37759064');
    mock.db.truckers.update(1, { phone_number: '004537759064' });
    await press('Gem');
    await dialogGone();
    expect(mock.calls.of('updateTrucker')[0]?.body).toMatchObject({ phone: '37759064' });
  });

  it("keeps a colleague's phone and the typed e-mail without a question, and names the colleague's field [2-edit-merge, 8-notices-name]", async () => {
    const { mock, fill, press } = await openEdit(whole);
    mock.db.truckers.update(1, { phone_number: '28456712' });
    fill({ 'E-mail': 'min@example.dk' });
    await press('Gem');
    await dialogGone();
    expect(mock.calls.of('updateTrucker').map(({ body }) => body)).toMatchObject([
      { phone: '28456712', email: 'min@example.dk' },
    ]);
    expect(
      (await screen.findAllByText('Mobilnummer er opdateret af en kollega.')).length,
    ).toBeGreaterThan(0);
    const named = `${truckerName}: Mobilnummer er opdateret af en kollega.`;
    expect(await screen.findByText(named)).toBeInTheDocument();
  });

  it('asks about each conflicting field, and saves after the last decision [2-edit-conflict, 2-edit-merge]', async () => {
    const { mock, dialog, field, tick, fill, press } = await openEdit(whole);
    mock.db.truckers.update(1, {
      email: 'ny@example.dk',
      phone_number: '28456712',
      is_work_insurance: '0',
      vehicle: { ...vehicle, reg_number: 'CD67890' },
    });
    fill({ 'E-mail': 'min@example.dk', Mobilnummer: '31 22 33 44' });
    await press('Gem');
    const notice = await within(dialog).findByRole('group', { name: /En anden har ændret/ });
    expect(notice).toHaveFocus();
    expect(
      within(notice)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Gemt nu: ny@example.dk',
      'I formularen: min@example.dk',
      'Gemt nu: 28456712',
      'I formularen: 31 22 33 44',
    ]);
    expect(notice).toHaveTextContent(
      'Arbejdsskadeforsikring er opdateret af en kollega. Registreringsnummer er opdateret af en kollega.',
    );
    expect(tick('Arbejdsskadeforsikring')).not.toBeChecked();
    expect(field('Registreringsnummer')).toHaveValue('CD 67 890');
    const of = (label: string) => within(within(notice).getByRole('group', { name: label }));
    // The merged fields are listed in a separate line between the heading and the help.
    expect(within(notice).getAllByRole('paragraph')).toHaveLength(3);
    fireEvent.click(of('E-mail').getByRole('button', { name: 'Behold det i formularen' }));
    expect(within(notice).queryByRole('group', { name: 'E-mail' })).not.toBeInTheDocument();
    expect(notice).toHaveFocus();
    expect(mock.calls.of('updateTrucker')).toEqual([]);
    fireEvent.click(of('Mobilnummer').getByRole('button', { name: 'Brug det, der er gemt' }));
    await dialogGone();
    expect(mock.calls.of('updateTrucker').map(({ body }) => body)).toMatchObject([
      {
        email: 'min@example.dk',
        phone: '28456712',
        is_work_insurance: '0',
        reg_number: 'CD67890',
      },
    ]);
  });

  it('sends nothing, and says so, if the user chooses the saved value in every conflict [2-edit-conflict]', async () => {
    const { mock, fill, press } = await openEdit(whole);
    mock.db.truckers.update(1, { email: 'ny@example.dk' });
    fill({ 'E-mail': 'min@example.dk' });
    await press('Gem');
    await press('Brug det, der er gemt');
    await dialogGone();
    const said = `${mock.db.truckers.get(1)?.name ?? ''}: De gemte oplysninger er beholdt. Intet er ændret.`;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByText(/Opdatering gemt/)).not.toBeInTheDocument();
    expect(mock.calls.of('updateTrucker')).toEqual([]);
  });

  it('does not take the user’s saved change for a colleague’s after a lost response [8-answer-lost]', async () => {
    const { mock, dialog, fill, press } = await openEdit(whole);
    fill({ Mobilnummer: '28 45 67 12' });
    mock.addFault({ operationId: 'updateTrucker', fault: { kind: 'lost' }, times: 1 });
    await press('Gem');
    await within(dialog).findByRole('group', { name: 'Der er et problem' });
    mock.addFault({ operationId: 'getTrucker', fault: { kind: 'drop' }, times: 1 });
    await press('Gem');
    await waitFor(() => expect(mock.calls.of('getTrucker').length).toBeGreaterThan(2));
    await within(dialog).findByRole('group', { name: 'Der er et problem' });
    expect(within(dialog).queryByText(/Intet er ændret/)).not.toBeInTheDocument();
    await press('Gem');
    await dialogGone();
    expect(screen.queryByText(/En anden har ændret/)).not.toBeInTheDocument();
    expect(mock.db.truckers.get(1)?.phone_number).toBe('28456712');
  });
});

describe('the postal address in the edit dialog', () => {
  it.each([
    [
      'there is none, and is sent as null [2-truckers-edit-address]',
      null,
      { address: null, city: null, zip_code: null, address_id: null },
    ],
    [
      'it is empty, and stays empty [2-truckers-edit-empty-address]',
      { id: 77, address: '', zip_code: '', city: '' },
      { address_id: 77 },
    ],
  ])('is not shown if %s', async (_, address, sent) => {
    const { mock, dialog, fill, press } = await openEdit((view) => {
      whole(view);
      view.mock.db.truckers.update(1, { address });
    });
    for (const name of ['Adresse', 'Postnummer', 'By']) {
      expect(within(dialog).queryByRole('textbox', { name })).not.toBeInTheDocument();
    }
    fill({ Mobilnummer: '28456713' });
    await press('Gem');
    await dialogGone();
    expect(mock.calls.of('updateTrucker')[0]?.body).toMatchObject({ phone: '28456713', ...sent });
    expect(mock.db.truckers.get(1)?.address).toEqual(address);
  });
});

describe('an insurance answer that the server does not have', () => {
  it('must be given before saving, and is not sent as “no” [5-trucker-insurance-asked]', async () => {
    const { mock, tick, press, dialog, user } = await openEdit((view) => {
      const row = view.mock.db.truckers.get(1);
      if (!row) throw new Error('The demo data lacks the haulier.');
      const trucker = { ...wireTrucker(view.mock.db, row), is_work_insurance: null };
      const body = JSON.stringify({ trucker, insurance: [] });
      view.mock.addFault({ operationId: 'getTrucker', fault: { kind: 'answer', body } });
    });
    const box = tick('Arbejdsskadeforsikring');
    expect(box).toBePartiallyChecked();
    await press('Gem');
    await waitFor(() =>
      expect(problems(dialog)).toContain('Arbejdsskadeforsikring: Dette felt er påkrævet'),
    );
    expect(mock.calls.of('updateTrucker')).toEqual([]);
    await user.click(box);
    await press('Gem');
    await dialogGone();
    expect(mock.calls.of('updateTrucker')).toMatchObject([{ body: { is_work_insurance: '1' } }]);
  });
});

describe('the edit dialog of a haulier', () => {
  const open = async (prepare: (view: RenderedApp) => void) => {
    const view = await renderApp('/admin/truckers', { as: 'admin', answers: keepFirst(3) });
    await waitForRows();
    prepare(view);
    await view.user.click(
      within(rowOf(truckerName)).getByRole('button', { name: 'Rediger vognmand' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Rediger vognmand' });
    return { ...view, dialog };
  };

  it('shows that it is loading, then that it takes longer than usual, without a save button [8-slow-answer]', async () => {
    const clock = holdTimers(1000);
    let release: Release = () => undefined;
    const { dialog } = await open(({ mock }) => {
      release = mock.hold('getTrucker');
    });
    expect(within(dialog).getByText('Indlæser…')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
    await clock.pass();
    expect(within(dialog).getByText('Det tager længere end normalt…')).toBeInTheDocument();
    release();
    expect(await within(dialog).findByRole('textbox', { name: 'Navn' })).toHaveValue(truckerName);
    expect(within(dialog).queryByText('Indlæser…')).not.toBeInTheDocument();
  });

  it('offers to add the haulier again if a colleague deleted it after the dialog opened [2-edit-gone]', async () => {
    const { mock, dialog, fill, press } = await openEdit(whole);
    mock.db.truckers.delete(1);
    fill({ Mobilnummer: '28456713' });
    await press('Gem');
    expect(
      await within(dialog).findByText('Findes ikke mere. Det er slettet i mellemtiden.'),
    ).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Annuller' })).not.toBeInTheDocument();
    expect(within(dialog).getByText(/^Adressen kommer ikke med/)).toBeVisible();
    expect(mock.calls.of('updateTrucker')).toEqual([]);
    await press('Opret igen');
    await dialogGone();
    expect(mock.calls.of('createTrucker')).toMatchObject([
      { body: { name: truckerName, phone: '28456713', reg_number: 'AB12345' } },
    ]);
    expect(await screen.findAllByText(`${truckerName}: Tilføjet!`)).not.toEqual([]);
    await waitFor(() => expect(names()[0]).toBe(truckerName));
  });

  it('adds a deleted haulier again only once if the response to the first try was lost [8-create-once]', async () => {
    const { mock, dialog, fill, press } = await openEdit(whole);
    mock.db.truckers.delete(1);
    fill({ Mobilnummer: '28456713' });
    await press('Gem');
    await within(dialog).findByRole('button', { name: 'Opret igen' });
    mock.addFault({ operationId: 'createTrucker', fault: { kind: 'lost' }, times: 1 });
    await press('Opret igen');
    expect(await within(dialog).findByText(/ved ikke, om ændringen er gemt/)).toBeInTheDocument();
    await press('Opret igen');
    await dialogGone();
    expect(await screen.findAllByText(`${truckerName}: Tilføjet!`)).not.toEqual([]);
    expect(mock.calls.of('createTrucker')).toHaveLength(1);
  });

  it('updates the list after the draft of a deleted haulier was discarded [2-edit-gone]', async () => {
    const { mock, dialog, fill, press } = await openEdit(whole);
    mock.db.truckers.delete(1);
    fill({ Mobilnummer: '28456713' });
    await press('Gem');
    await within(dialog).findByRole('button', { name: 'Luk og genindlæs listen' });
    await press('Luk og genindlæs listen');
    await press('Luk uden at gemme');
    await dialogGone();
    await waitFor(() => expect(names()).not.toContain(truckerName));
  });
});

describe('an edit that the server refuses', () => {
  it('shows the error at its field, keeps the draft, and says which field a colleague changed [8-trucker-edit-refused]', async () => {
    const { mock, dialog, field, fill, press } = await openEdit(whole);
    mock.db.truckers.update(1, { phone_number: '28456712' });
    const taken = mock.db.truckers.get(2)?.cvr ?? '';
    fill({ Navn: 'Nyt Navn', 'CVR-nummer': taken });
    await press('Gem');
    await within(dialog).findByRole('group', { name: 'Der er et problem' });
    expect(field('CVR-nummer')).toHaveAccessibleDescription(/CVR-nummeret er allerede registreret/);
    expect(field('Navn')).toHaveValue('Nyt Navn');
    expect(screen.queryByText('Opdatering gemt')).not.toBeInTheDocument();
    // The live region announces it, too.
    expect(within(dialog).getAllByText('Mobilnummer er opdateret af en kollega.')).toHaveLength(1);
    expect(names()[0]).toBe(truckerName);
  });

  it('shows the server’s message if the fetch before the save is refused [8-refusal-words]', async () => {
    const { mock, dialog, fill, press } = await openEdit(whole);
    const fault = { kind: 'error', status: 403, message: 'Ikke for dig.' } as const;
    mock.addFault({ operationId: 'getTrucker', fault, times: 1 });
    fill({ Mobilnummer: '28456713' });
    await press('Gem');
    expect(await within(dialog).findByText('Ikke for dig.')).toBeVisible();
    expect(within(dialog).getByText(/Intet er ændret/)).toBeVisible();
    expect(mock.calls.of('updateTrucker')).toEqual([]);
  });

  it('with 404 is not reported as a deletion if the haulier still exists [8-trucker-edit-refused]', async () => {
    const { mock, dialog, field, fill, press } = await openEdit(whole);
    fill({ Mobilnummer: '28456713' });
    const fault = { kind: 'error', status: 404, message: 'CVR-nummeret findes ikke.' } as const;
    mock.addFault({ operationId: 'updateTrucker', fault, times: 1 });
    await press('Gem');
    expect(await within(dialog).findByText('CVR-nummeret findes ikke.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Opret igen' })).not.toBeInTheDocument();
    expect(field('Mobilnummer')).toHaveValue('28456713');
    await press('Gem');
    await dialogGone();
    expect(mock.db.truckers.get(1)?.phone_number).toBe('28456713');
  });

  it('with 404 offers to add the haulier again if a colleague has deleted it [2-edit-gone]', async () => {
    const { mock, dialog, fill, press } = await openEdit(whole);
    fill({ Mobilnummer: '28456713' });
    const release = mock.hold('updateTrucker');
    await press('Gem');
    await waitFor(() => expect(mock.calls.of('updateTrucker')).toHaveLength(1));
    mock.db.truckers.delete(1);
    release();
    expect(await within(dialog).findByRole('button', { name: 'Opret igen' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Gem' })).not.toBeInTheDocument();
  });
});
