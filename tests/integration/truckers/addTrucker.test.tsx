import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { haulier, newHaulier, openAdd } from './dialogs';
import { names, waitForRows } from './listScreen';

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('adding a haulier', () => {
  it('starts with empty fields, the first of them in focus', async () => {
    const { field, tick, dialog } = await openAdd();
    await waitFor(() => expect(field('Navn')).toHaveFocus());
    for (const box of within(dialog).getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(tick('Bilforsikring')).not.toBeChecked();
    expect(tick('Arbejdsskadeforsikring')).not.toBeChecked();
    expect(within(dialog).queryByRole('textbox', { name: 'Adresse' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('textbox', { name: 'Stelnummer' })).not.toBeInTheDocument();
  });

  it.each(['admin', 'user'] as const)(
    'sends every field, says so and shows the haulier on top of the list (%s) [2-truckers-add]',
    async (as) => {
      const { mock, fill, tick, user, press } = await openAdd({ as });
      fill({ ...newHaulier, Undervogn: ' Bus ', Registreringsnummer: ' AB 12 345 ' });
      await user.click(tick('Bilforsikring'));
      await user.click(tick('Arbejdsskadeforsikring'));
      await press('Tilføj');
      expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
      expect(mock.calls.of('createTrucker')).toMatchObject([
        { method: 'POST', path: '/api/truckers/add-trucker' },
      ]);
      expect(mock.calls.of('createTrucker')[0]?.body).toEqual({
        name: newHaulier.Navn,
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
      await isGone();
      await waitFor(() => expect(names()[0]).toBe(newHaulier.Navn));
      expect(screen.getByText('Viser 1–10 af 241 rækker')).toBeInTheDocument();
      expect(window.location.search).toBe('?sort=id&dir=desc');
      expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
    },
  );

  it('shows the new haulier although another one was searched for', async () => {
    const { fill, press } = await openAdd({ address: '/admin/truckers?q=n%C3%B8rrebro&page=1' });
    fill(newHaulier);
    await press('Tilføj');
    await waitFor(() => expect(names()[0]).toBe(newHaulier.Navn));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('adds one step to the history [2-truckers-add-history]', async () => {
    const { fill, press } = await openAdd();
    const before = window.history.length;
    fill(newHaulier);
    await press('Tilføj');
    await waitFor(() => expect(names()[0]).toBe(newHaulier.Navn));
    expect(window.history.length).toBe(before + 1);
  });

  it('leaves a haulier open whose deletion was called off before', async () => {
    const view = await renderApp('/admin/truckers?open=2', { as: 'admin' });
    const { user } = view;
    await waitForRows();
    await user.click(await screen.findByRole('button', { name: 'Slet vognmand' }));
    await user.click(await screen.findByRole('button', { name: 'Nej' }));
    const { fill, press } = await openAdd({ view });
    const before = window.history.length;
    fill(newHaulier);
    await press('Tilføj');
    await waitFor(() => expect(names()[0]).toBe(newHaulier.Navn));
    expect(window.location.search).toBe('?sort=id&dir=desc&open=2');
    expect(window.history.length).toBe(before + 1);
  });

  it('takes a haulier without insurances, undervogn and plate [5-trucker-undervogn]', async () => {
    const { mock, fill, press } = await openAdd();
    fill(newHaulier);
    await press('Tilføj');
    await isGone();
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({
      reg_number: '',
      undervogn: '',
      is_car_insurance: '0',
      is_work_insurance: '0',
    });
  });

  it('is sent by Enter in a field, in the language of the reader [8-trucker-added]', async () => {
    const { mock, user, dialog } = await openAdd({ language: 'en' });
    const labels = ['Name', 'Email', 'CVR number', 'Truck number', 'Mobile number'];
    for (const [index, text] of Object.values(newHaulier).entries()) {
      await user.click(within(dialog).getByRole('textbox', { name: labels[index] ?? '' }));
      await user.paste(text);
    }
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText('Added!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({ locale: 'en' });
  });

  it('is sent once, however often it is pressed, and cannot be closed meanwhile', async () => {
    const { mock, user, fill, dialog } = await openAdd();
    fill(newHaulier);
    const release = mock.hold('createTrucker');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Tilføj' }));
    expect(await within(dialog).findByRole('button', { name: 'Gemmer…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Luk' }));
    expect(within(dialog).queryByText('Vil du lukke uden at gemme?')).not.toBeInTheDocument();
    release();
    await isGone();
    expect(mock.calls.of('createTrucker')).toHaveLength(1);
  });
});

describe('the rules of the add dialog (section 5)', () => {
  it('requires name, e-mail, CVR, truck number and phone, and sends nothing [5-trucker-required]', async () => {
    const { mock, dialog, press, field } = await openAdd();
    await press('Tilføj');
    const summary = await within(dialog).findByRole('group', { name: 'Der er problemer' });
    expect(summary).toHaveFocus();
    expect(
      within(dialog)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Navn: Dette felt er påkrævet',
      'E-mail: Dette felt er påkrævet',
      'CVR-nummer: Dette felt er påkrævet og skal have en længde på 8 cifre',
      'Vognmandsnummer: Dette felt er påkrævet og skal være 6 cifre langt',
      'Mobilnummer: Dette felt er påkrævet',
    ]);
    expect(field('Undervogn')).toBeValid();
    expect(mock.calls.of('createTrucker')).toEqual([]);
  });

  it('speaks English where the reader does [5-trucker-messages-english]', async () => {
    const { user, dialog, field, press } = await openAdd({ language: 'en' });
    await press('Add');
    await within(dialog).findByRole('group', { name: 'There is a problem' });
    expect(
      within(dialog)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
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
  });

  it.each([
    ['E-mail', 'kontor@', /Indtast en gyldig e-mailadresse/],
    ['CVR-nummer', '2987164', /skal have en længde på 8 cifre/],
    ['CVR-nummer', '2987164o', /Skriv CVR-nummer med 8 cifre, fx 10486115/],
    ['Vognmandsnummer', '1042331', /skal være 6 cifre langt/],
    ['Mobilnummer', 'ring selv', /må kun indeholde tal/],
  ])('refuses %s %p [5-trucker-formats]', async (label, text, message) => {
    const { mock, field, fill, press } = await openAdd();
    fill({ ...newHaulier, [label]: text });
    await press('Tilføj');
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(mock.calls.of('createTrucker')).toEqual([]);
  });

  it('requires the registration number only with car insurance and a plate [5-trucker-number]', async () => {
    const { mock, user, dialog, field, tick, fill, press } = await openAdd();
    fill(newHaulier);
    const noPlate = 'Ingen nummerplade endnu';
    expect(within(dialog).queryByRole('checkbox', { name: noPlate })).not.toBeInTheDocument();
    await user.click(tick('Bilforsikring'));
    expect(tick(noPlate)).not.toBeChecked();
    await press('Tilføj');
    await waitFor(() =>
      expect(field('Registreringsnummer')).toHaveAccessibleDescription(/påkrævet/),
    );
    await user.click(tick(noPlate));
    expect(field('Registreringsnummer')).toBeValid();
    expect(field('Registreringsnummer')).toHaveAttribute('readonly');
    await press('Tilføj');
    await isGone();
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({
      is_car_insurance: '1',
      reg_number: '',
    });
  });

  it('sends no number that was typed before the plate turned out to be missing', async () => {
    const { mock, user, tick, field, fill, press } = await openAdd();
    fill({ ...newHaulier, Registreringsnummer: 'AB12345' });
    await user.click(tick('Bilforsikring'));
    await user.click(tick('Ingen nummerplade endnu'));
    expect(field('Registreringsnummer')).toHaveValue('AB12345');
    await press('Tilføj');
    await isGone();
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({ reg_number: '' });
  });

  it('takes the number again once car insurance is off', async () => {
    const { mock, user, tick, field, fill, press } = await openAdd();
    fill({ ...newHaulier, Registreringsnummer: 'AB12345' });
    await user.click(tick('Bilforsikring'));
    await user.click(tick('Ingen nummerplade endnu'));
    await user.click(tick('Bilforsikring'));
    expect(field('Registreringsnummer')).not.toHaveAttribute('readonly');
    await press('Tilføj');
    await isGone();
    expect(mock.calls.of('createTrucker')[0]?.body).toMatchObject({
      is_car_insurance: '0',
      reg_number: 'AB12345',
    });
  });
});

describe('an add dialog that the server refuses (section 8)', () => {
  it.each([
    ['CVR-nummer', 'cvr', 'CVR-nummeret er allerede registreret.'],
    ['E-mail', 'email', 'E-mailadressen er allerede registreret.'],
  ] as const)(
    'shows its words at %s and keeps what was typed [8-trucker-add-refused]',
    async (label, column, words) => {
      const { mock, field, dialog, fill, press } = await openAdd();
      const taken = mock.db.truckers.get(2)?.[column] ?? '';
      fill({ ...newHaulier, [label]: taken });
      await press('Tilføj');
      await within(dialog).findByRole('group', { name: 'Der er problemer' });
      expect(field(label)).toHaveAccessibleDescription(new RegExp(words));
      expect(field(label)).toHaveValue(taken);
      expect(field('Navn')).toHaveValue(newHaulier.Navn);
      expect(screen.queryByText('Tilføjet!')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['dr_number', 'Vognmandsnummer'],
    ['phone_number', 'Mobilnummer'],
    ['reg_number', 'Registreringsnummer'],
    ['undervogn', 'Undervogn'],
  ])('lands its words on %s on the field %s', async (wireName, label) => {
    const { mock, field, dialog, fill, press } = await openAdd();
    fill(newHaulier);
    mock.addFault({
      operationId: 'createTrucker',
      fault: {
        kind: 'error',
        status: 422,
        message: 'Oplysningerne kan ikke bruges.',
        errors: { [wireName]: ['Det går ikke.'] },
      },
    });
    await press('Tilføj');
    expect(await within(dialog).findByText('Oplysningerne kan ikke bruges.')).toBeInTheDocument();
    expect(field(label)).toHaveAccessibleDescription(/Det går ikke\./);
  });

  it('shows what names no field for the form as a whole [8-trucker-add-refused-whole]', async () => {
    const { mock, dialog, fill, press } = await openAdd();
    fill(newHaulier);
    mock.addFault({
      operationId: 'createTrucker',
      fault: { kind: 'error', status: 409, message: 'Vognmanden er spærret.' },
    });
    await press('Tilføj');
    expect(await within(dialog).findByText('Vognmanden er spærret.')).toBeInTheDocument();
    expect(within(dialog).getByRole('group', { name: 'Der er problemer' })).toHaveFocus();
  });

  it('can be sent again beside what went wrong, with all that was typed [8-try-again]', async () => {
    const { mock, dialog, field, fill, press } = await openAdd();
    fill(newHaulier);
    mock.use('drop:createTrucker');
    await press('Tilføj');
    expect(await within(dialog).findByText(/ingen forbindelse til serveren/)).toBeInTheDocument();
    expect(field('CVR-nummer')).toHaveValue('29871640');
    mock.use('happy');
    await press('Prøv igen');
    await isGone();
    expect(mock.calls.of('createTrucker').at(-1)?.body).toMatchObject({ cvr: '29871640' });
  });

  it('says what went wrong in the language that the reader changes to', async () => {
    const { mock, user, dialog, fill, press } = await openAdd();
    fill(newHaulier);
    mock.use('drop:createTrucker');
    await press('Tilføj');
    expect(await within(dialog).findByText(/ingen forbindelse til serveren/)).toBeInTheDocument();
    mock.use('happy');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(
      await within(dialog).findByText('There is no connection to the server. Try again.'),
    ).toBeInTheDocument();
    expect(within(dialog).queryByText(/ingen forbindelse/)).not.toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue(newHaulier.Navn);
  });
});

describe('leaving the add dialog', () => {
  it.each(['Annuller', 'Luk'])('closes on %s where nothing was typed', async (button) => {
    const { press } = await openAdd();
    await press(button);
    await isGone();
    expect(screen.getByRole('button', { name: 'Tilføj vognmand' })).toHaveFocus();
  });

  it('asks before changes are dropped, and keeps them where they are to stay', async () => {
    const { user, dialog, field, fill, press } = await openAdd();
    fill({ Navn: 'Gl. Taxa' });
    await user.keyboard('{Escape}');
    expect(
      await within(dialog).findByRole('alertdialog', { name: 'Vil du lukke uden at gemme?' }),
    ).toBeInTheDocument();
    await press('Fortsæt med at redigere');
    expect(field('Navn')).toHaveValue('Gl. Taxa');
    expect(field('Navn')).toHaveFocus();
  });

  it('drops the changes only on the answer that says so, and sends nothing', async () => {
    const { mock, user, fill, press } = await openAdd();
    fill({ Navn: 'Gl. Taxa' });
    await press('Annuller');
    await press('Luk uden at gemme');
    await isGone();
    expect(screen.getByRole('button', { name: 'Tilføj vognmand' })).toHaveFocus();
    expect(mock.calls.of('createTrucker')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Tilføj vognmand' }));
    await screen.findByRole('dialog');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('');
  });

  it('does not close by a click beside it [2-truckers-modals-stay]', async () => {
    const { user } = await openAdd();
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

it('leads to login without a notice where the session is dead (D3)', async () => {
  const { mock, fill, press } = await openAdd();
  fill(newHaulier);
  mock.use('error:createTrucker:401');
  await press('Tilføj');
  await screen.findByRole('heading', { level: 1, name: 'Log ind' });
  expect(screen.queryByText('Tilføjet!')).not.toBeInTheDocument();
});

it('leaves the list as it was where the haulier is not added', async () => {
  const { mock, fill, press, dialog } = await openAdd();
  fill(newHaulier);
  mock.use('error:createTrucker:500');
  await press('Tilføj');
  await within(dialog).findByRole('group', { name: 'Der er problemer' });
  expect(names()[0]).toBe(haulier);
  expect(window.location.search).toBe('');
});
