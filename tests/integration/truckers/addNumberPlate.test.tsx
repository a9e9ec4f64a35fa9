import { screen, waitFor, within } from '@testing-library/react';
import { sentence } from '@tests/support/assertions/sentence';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { logIn } from '../session/loginScreen';
import { keepFirst, rowOf, waitForRows } from './listScreen';

const truckerName = 'Ærø Taxa v/Åse Østergaard';

/** Opens the dialog from the row of the first haulier, which has no number plate. */
async function openDialog() {
  const view = await renderApp('/admin/truckers', {
    as: 'admin',
    answers: (mock) => {
      mock.db.truckers.update(1, { vehicle: null });
      return keepFirst(3)(mock);
    },
  });
  await waitForRows();
  const name = 'Intet registreringsnummer. Tilføj registreringsnummer';
  await view.user.click(within(rowOf(truckerName)).getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tilføj registreringsnummer' }));
  return {
    ...view,
    dialog,
    field: await dialog.findByRole('textbox', { name: 'Registreringsnummer' }),
    submit: dialog.getByRole('button', { name: 'Tilføj' }),
  };
}

describe('adding a missing number plate', () => {
  it('sends the number, confirms it and shows it in the list [2-truckers-add-number, 8-number-added]', async () => {
    const { user, mock, dialog, field, submit } = await openDialog();
    expect(dialog.getByText(truckerName)).toBeInTheDocument();
    await user.type(field, ' AB 12 345 ');
    await user.click(submit);
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(mock.calls.of('addRegistration')).toMatchObject([
      {
        method: 'POST',
        path: '/api/truckers/add-registration',
        body: { trucker_id: 1, reg_number: 'AB12345', locale: 'da' },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      await within(rowOf(truckerName)).findByText(sentence('Registreringsnummer: AB 12 345')),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();
  });

  it('shows a number that a colleague added after the dialog opened, and does not replace it [2-edit-conflict]', async () => {
    const { user, mock, dialog, field, submit } = await openDialog();
    const vehicle = mock.db.truckers.get(2)?.vehicle;
    if (!vehicle) throw new Error('The second haulier has no vehicle.');
    mock.db.truckers.update(1, { vehicle: { ...vehicle, reg_number: 'CD67890' } });
    await user.type(field, 'AB12345');
    await user.click(submit);
    expect(await dialog.findByText('Gemt nu: CD 67 890')).toBeInTheDocument();
    expect(dialog.getByText('I formularen: AB 12 345')).toBeInTheDocument();
    expect(mock.calls.of('addRegistration')).toEqual([]);
  });

  it('sends nothing again when the server has the number after a lost response [8-create-once]', async () => {
    const { user, mock, dialog, field, submit } = await openDialog();
    mock.addFault({ operationId: 'addRegistration', fault: { kind: 'lost' }, times: 1 });
    await user.type(field, 'AB12345');
    await user.click(submit);
    await user.click(await dialog.findByRole('button', { name: 'Prøv igen' }));
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(mock.calls.of('addRegistration')).toHaveLength(1);
  });

  it('sends nothing again, even if its dialog was restored in a new session [8-create-once]', async () => {
    const view = await openDialog();
    const { user, mock, dialog, field, submit } = view;
    mock.addFault({ operationId: 'addRegistration', fault: { kind: 'lost' }, times: 1 });
    await user.type(field, 'AB12345');
    await user.click(submit);
    const again = await dialog.findByRole('button', { name: 'Prøv igen' });
    mock.use('error:getTrucker:401');
    await user.click(again);
    await screen.findByRole('heading', { level: 1, name: 'Log ind' });
    mock.use('happy');
    await logIn(view);
    const restored = within(await screen.findByRole('dialog'));
    await user.click(restored.getByRole('button', { name: 'Tilføj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mock.calls.of('addRegistration')).toHaveLength(1);
  });

  it("requires a number, and shows the server's message at the field, which keeps the number [5-number-required, 8-number-refused]", async () => {
    const { user, mock, field, submit } = await openDialog();
    await user.type(field, ' ');
    await user.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Dette felt er påkrævet/));
    expect(mock.calls.of('addRegistration')).toEqual([]);
    const taken = mock.db.truckers.get(2)?.vehicle?.reg_number ?? '';
    await user.type(field, taken);
    await user.click(submit);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Registreringsnummeret er allerede registreret\./),
    );
    expect(field).toHaveValue(taken.replace(/^(..)(..)(...)$/, '$1 $2 $3'));
  });
});
