import { act, screen, waitFor, within } from '@testing-library/react';
import { names, rowOf } from '../listScreen';
import { chip, openCounted, plateless } from './worklistScreen';

const [first = '', second = '', third = ''] = plateless;
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Registreringsnummer for ${name}` });
async function open() {
  const view = await openCounted({ address: '/admin/truckers?list=lacksPlate' });
  await screen.findByRole('textbox', { name: `Registreringsnummer for ${first}` });
  return view;
}
const isSaved = (name: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription('Gemt'));

describe('a number plate typed into a haulier’s row', () => {
  it('is saved with Enter, which moves to the next row [2-worklists-plates]', async () => {
    const { user, mock } = await open();
    mock.calls.clear();
    act(() => field(first).focus());
    await user.keyboard('ab12345{Enter}');
    expect(field(second)).toHaveFocus();
    await user.keyboard('cd 23 456{Enter}');
    expect(field(third)).toHaveFocus();
    await user.keyboard('EF34567{Enter}');
    await isSaved(first);
    await isSaved(second);
    await isSaved(third);
    expect(mock.calls.of('addRegistration')).toMatchObject(
      [
        [21, 'AB12345'],
        [22, 'CD23456'],
        [23, 'EF34567'],
      ].map(([trucker_id, reg_number]) => ({
        method: 'POST',
        path: '/api/truckers/add-registration',
        body: { trucker_id, reg_number, locale: 'da' },
      })),
    );
    expect(mock.calls.of('listTruckers')).toEqual([]);
    await chip('Mangler nummerplade 0');
    expect(names()).toEqual(plateless);
    expect(field(first)).toHaveValue('AB 12 345');
    expect(field(first)).toHaveAttribute('readonly');
    await screen.findByText(`${third}: Gemt`, { selector: '[role=status] *' });
  });

  it('is formatted on leaving the field, and not sent if it is invalid [2-worklists-plates]', async () => {
    const { user, mock } = await open();
    await user.type(field(first), 'x{Enter}');
    expect(field(first)).toHaveFocus();
    expect(field(first)).toHaveAccessibleDescription(/AB\s12\s345/);
    expect(mock.calls.of('addRegistration')).toEqual([]);
    await user.clear(field(first));
    await user.type(field(first), 'ab12345');
    await user.tab();
    expect(field(first)).toHaveValue('AB 12 345');
    await user.click(screen.getByRole('button', { name: `Gem registreringsnummer for ${first}` }));
    await isSaved(first);
    await user.type(field(second), 'ab1{Escape}');
    expect(field(second)).toHaveValue('');
  });

  it('stays in its field with the message if the server refuses it [2-worklists-plates-refused, 8-refusal-words]', async () => {
    const { user, mock } = await open();
    const taken = mock.db.truckers.get(2)?.vehicle?.reg_number ?? '';
    await user.type(field(first), `${taken}{Enter}`);
    await waitFor(() =>
      expect(field(first)).toHaveAccessibleDescription(/er allerede registreret/),
    );
    expect(field(first)).toBeInvalid();
    expect(field(first)).toHaveValue(taken.replace(/^(..)(..)(...)$/, '$1 $2 $3'));
    expect(field(second)).toHaveFocus();
    await screen.findByText(new RegExp(`^${first}: .*registreret`), {
      selector: '[role=alert] *',
    });

    const sent = mock.calls.of('addRegistration').length;
    const forbidden = { kind: 'error', status: 403, message: 'Ikke for dig.' } as const;
    mock.addFault({ operationId: 'getTrucker', fault: forbidden, times: 1 });
    await user.type(field(second), 'ab12345{Enter}');
    await waitFor(() =>
      expect(field(second)).toHaveAccessibleDescription(/^Ikke for dig\. .*Intet er ændret/),
    );
    expect(mock.calls.of('addRegistration')).toHaveLength(sent);

    await user.click(screen.getByRole('checkbox', { name: `Vælg ${third}` }));
    const message = 'Nummerpladen findes ikke i motorregistret.';
    const unknown = { kind: 'error', status: 404, message } as const;
    mock.addFault({ operationId: 'addRegistration', fault: unknown });
    await user.type(field(third), 'ab12345{Enter}');
    await waitFor(() => expect(field(third)).toHaveAccessibleDescription(message));
    expect(field(third)).toHaveValue('AB 12 345');
    expect(names()).toEqual(plateless);
    expect(screen.getByText('1 valgt', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.queryByText(/allerede slettet/)).not.toBeInTheDocument();
  });

  it('does not replace a colleague’s new one, and is looked up after a lost response [2-worklists-plates-colleague, 2-worklists-plates-lost]', async () => {
    const { user, mock } = await open();
    const vehicle = mock.db.truckers.get(2)?.vehicle ?? null;
    mock.db.truckers.update(21, { vehicle: vehicle && { ...vehicle, reg_number: 'ZZ99999' } });
    await user.type(field(first), 'ab12345{Enter}');
    await waitFor(() =>
      expect(field(first)).toHaveAccessibleDescription(/En kollega har tilføjet ZZ 99 999\./),
    );
    expect(field(first)).toHaveValue('AB 12 345');
    expect(screen.getByText('ZZ 99 999.')).toHaveClass('unbroken');
    expect(screen.getByText('ZZ 99 999')).toHaveClass('unbroken');
    expect(mock.calls.of('addRegistration')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Lad ZZ 99 999 stå' }));
    expect(field(first)).toHaveValue('ZZ 99 999');
    await chip('Mangler nummerplade 2');

    mock.addFault({ operationId: 'addRegistration', fault: { kind: 'drop' } });
    await user.type(field(second), 'ab12345{Enter}');
    await waitFor(() =>
      expect(field(second)).toHaveAccessibleDescription(/ved ikke, om ændringen er gemt/),
    );
    mock.db.truckers.update(22, { vehicle: vehicle && { ...vehicle, reg_number: 'AB12345' } });
    mock.calls.clear();
    act(() => field(second).focus());
    await user.keyboard('{Enter}');
    await isSaved(second);
    expect(mock.calls.of('addRegistration')).toEqual([]);
  });

  it('disappears with its row if a colleague has deleted the haulier [2-deleted-already]', async () => {
    const { user, mock } = await open();
    mock.db.truckers.delete(21);
    await user.type(field(first), 'ab12345{Enter}');
    expect(await screen.findAllByText(`${first} er allerede slettet.`)).not.toEqual([]);
    await waitFor(() => expect(names()).toEqual([second, third]));
    expect(mock.calls.of('addRegistration')).toEqual([]);

    const release = mock.hold('addRegistration');
    await user.type(field(second), 'ab12345{Enter}');
    await waitFor(() => expect(mock.calls.of('addRegistration')).toHaveLength(1));
    mock.db.truckers.delete(22);
    release();
    expect(await screen.findAllByText(`${second} er allerede slettet.`)).not.toEqual([]);
    await waitFor(() => expect(names()).toEqual([third]));

    await user.type(field(third), 'ab12345');
    mock.db.truckers.delete(23);
    await user.click(within(rowOf(third)).getByRole('button', { name: 'Rediger vognmand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Luk og genindlæs listen' }));
    await screen.findByText('Ingen vognmænd mangler nummerplade.');
    // Leaving causes no question, as nothing unsaved is left.
    await user.click(screen.getByRole('link', { name: 'Priser' }));
    await screen.findByRole('table', { name: 'Priser' });
  });

  it('asks before leaving until it is sent, and before a logout or reload until it is saved and reported [2-worklists-plates-left, 4-save-left-asks]', async () => {
    const { user, mock } = await open();
    await user.type(field(first), 'ab12345');
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await screen.findByRole('dialog', { name: 'Vil du forlade siden uden at gemme?' });
    await user.click(screen.getByRole('button', { name: 'Fortsæt med at redigere' }));
    const release = mock.hold('addRegistration');
    await user.type(field(first), '{Enter}');
    await waitFor(() => expect(mock.calls.of('addRegistration')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Profil' }));
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    const asksToUnload = () =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksToUnload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Log ud' }));
    await user.click(await screen.findByRole('button', { name: 'Fortsæt med at redigere' }));
    expect(mock.calls.of('logout')).toEqual([]);
    release();
    // The row is gone, so a notification reports the result.
    expect((await screen.findAllByText('Tilføjet!')).length).toBeGreaterThan(0);
    await waitFor(() => expect(asksToUnload()).toBe(false));
  });

  it('has a button that reads only “Gem” until it is saved [2-worklists-plates]', async () => {
    const { user } = await open();
    await user.type(field(first), 'ab12345');
    const save = screen.getByRole('button', { name: `Gem registreringsnummer for ${first}` });
    expect(save).toHaveTextContent(/^Gem$/);
    await user.click(save);
    await isSaved(first);
    expect(save).not.toBeInTheDocument();
  });

  it('is counted at its worklist until it is saved, even while another worklist is shown [2-worklists-plates-left]', async () => {
    const { user, mock } = await open();
    await user.type(field(first), 'ab12345');
    await chip('Mangler nummerplade 3 (1 ikke gemt)');
    await user.click(await chip(/^Ikke aktive/));
    await user.click(await chip('Mangler nummerplade 3 (1 ikke gemt)'));
    mock.addFault({ operationId: 'addRegistration', fault: { kind: 'drop' }, times: 1 });
    await user.type(field(first), '{Enter}');
    await chip('Mangler nummerplade 3 (1 ikke bekræftet)');
    await user.type(field(first), '{Enter}');
    expect(await chip('Mangler nummerplade 2')).toBeInTheDocument();
  });
});
