import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { beIdle } from '@tests/support/fakes/idle';
import { readCsv } from '@tests/support/assertions/readCsv';
import { names, rowOf, waitForRows } from '../listScreen';
import { chip, openCounted, openList, plateless, wholeReads } from './worklistScreen';

jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const setConnection = (value?: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

afterEach(() => setConnection());

const goBack = () =>
  act(async () => {
    window.history.back();
    await Promise.resolve();
  });

describe('the worklists above the haulier list', () => {
  it('fetch all hauliers once when the browser is idle, show counts, and fetch them again on a refresh [2-worklists-counts]', async () => {
    const view = await openList();
    expect(wholeReads(view)).toEqual([]);
    const release = view.mock.hold('listTruckers');
    await beIdle();
    expect(await chip('Mangler nummerplade')).toBeInTheDocument();
    release();
    expect(await chip('Mangler nummerplade 3')).toHaveAttribute('aria-pressed', 'false');
    await chip('KF ikke bekræftet 2');
    await chip('Ikke aktive 1');
    await chip('Uden adresse 0');
    expect(wholeReads(view)).toMatchObject([
      { method: 'GET', path: '/api/truckers/get-truckers', query: { sort: 'id', dir: 'asc' } },
    ]);
    view.mock.db.truckers.update(50, { vehicle: null });
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    await chip('Mangler nummerplade 4');
    expect(wholeReads(view)).toHaveLength(2);
  });

  it('fetch all hauliers only when one is pressed if the browser is in data-saver mode [2-ahead-not-on-2g]', async () => {
    setConnection({ saveData: true });
    const view = await openList();
    await beIdle();
    await chip('Mangler nummerplade');
    await view.user.click(screen.getByRole('button', { name: 'Genindlæs' }));
    expect(wholeReads(view)).toEqual([]);
    await view.user.click(await chip('Mangler nummerplade'));
    await waitFor(() => expect(names()).toEqual(plateless));
    await view.user.click(await chip('Mangler nummerplade 3'));
    await waitFor(() => expect(names()).toHaveLength(10));
    await chip('KF ikke bekræftet 2');
    expect(wholeReads(view)).toHaveLength(1);
  });

  it('are hidden without a message if the request for all hauliers fails [2-worklists-fail]', async () => {
    const view = await openList();
    view.mock.addFault({ operationId: 'listTruckers', fault: { kind: 'error', status: 500 } });
    await beIdle();
    await waitFor(() => expect(wholeReads(view)).toMatchObject([{ status: 500 }]));
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Arbejdslister' })).not.toBeInTheDocument(),
    );
    expect(names()).toHaveLength(10);
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('show their hauliers in place of the list, and are in the URL [2-worklists-shown]', async () => {
    const view = await openCounted();
    view.mock.calls.clear();
    await view.user.click(await chip(/^Mangler/));
    expect(names()).toEqual(plateless);
    expect(await chip(/^Mangler/)).toHaveAttribute('aria-pressed', 'true');
    expect(await chip(/^Mangler/)).toHaveFocus();
    expect(window.location.search).toBe('?list=lacksPlate');
    await screen.findByText('3 resultater', { selector: '[role=status] *' });
    await goBack();
    await waitFor(() => expect(names()).toHaveLength(10));
    act(() => window.history.forward());
    await waitFor(() => expect(names()).toEqual(plateless));
    await view.user.click(await chip(/^Mangler/));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(window.location.search).toBe('');
    expect(wholeReads(view)).toEqual([]);
  });

  it('open by their URL without fetching the list itself [2-worklists-shown]', async () => {
    const view = await openList({ address: '/admin/truckers?list=kfNotVerified' });
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(view.mock.calls.of('listTruckers').map(({ query }) => query.pagination)).toEqual([
      'false',
    ]);
  });

  it('offer a retry if the worklist of the URL cannot be fetched [2-worklists-fail]', async () => {
    const { user } = await openList({
      address: '/admin/truckers?list=inactive',
      scenario: 'error:listTruckers:500:times=1',
      fails: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Prøv igen' }));
    await waitForRows();
    expect(names()).toHaveLength(1);
  });

  it('move the focus to the heading when a worklist that failed to load is closed [2-focus-kept]', async () => {
    const { user } = await openList({
      address: '/admin/truckers?list=inactive',
      scenario: 'error:listTruckers:500',
      fails: true,
    });
    await screen.findByRole('button', { name: 'Prøv igen' });
    const pressed = await chip(/^Ikke aktive/);
    await user.click(pressed);
    await waitFor(() => expect(pressed).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('say that an opened worklist is empty, lead back to all hauliers, and close on a search [2-worklists-empty, 2-worklists-shown]', async () => {
    const { user } = await openCounted();
    await user.click(await chip('Uden adresse 0'));
    await screen.findByText('Alle vognmænd har en adresse.');
    await user.click(screen.getByRole('button', { name: 'Vis alle vognmænd' }));
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.getByRole('region', { name: 'Vognmænd' })).toHaveFocus();

    await user.click(await chip(/^Mangler/));
    await waitFor(() => expect(names()).toEqual(plateless));
    await user.keyboard('/uden plade{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?q=uden+plade'));
    expect(await chip(/^Mangler/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('sort and page their rows in the browser [2-worklists-shown]', async () => {
    const view = await openCounted({
      change: (db) => {
        for (let id = 41; id <= 55; id += 1) db.truckers.update(id, { status: 1 });
      },
    });
    await view.user.click(await chip('Ikke aktive 16'));
    view.mock.calls.clear();
    await view.user.click(screen.getByRole('button', { name: 'ID' }));
    await waitFor(() => expect(within(rowOf(names()[0] ?? '')).getByText('55')).toBeVisible());
    await view.user.click(await screen.findByRole('button', { name: 'Side 2' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(view.mock.calls.all()).toEqual([]);
  });

  it('let their rows be opened, selected and exported like those of the list [2-worklists-work]', async () => {
    const view = await openCounted({ address: '/admin/truckers?list=lacksPlate' });
    const [first = ''] = plateless;
    screen.getByText('Mangler nummerplade. Sorteret efter ID, stigende.');
    await view.user.click(screen.getByRole('button', { name: 'Hent som CSV' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [file] = jest.mocked(saveAs).mock.lastCall ?? [];
    const rows = await readCsv(file as Blob);
    expect(rows.map(([name]) => name)).toEqual(['name', ...plateless]);
    await view.user.click(screen.getByRole('checkbox', { name: 'Vælg alle på siden' }));
    await screen.findByText('3 valgt', { selector: 'strong' });
    await view.user.click(screen.getByRole('button', { name: first }));
    await screen.findByRole('complementary', { name: first });
    await screen.findByText('1 af 3');
  });

  it('update their counts after changes and deletions without another fetch [2-worklists-follow]', async () => {
    const view = await openCounted({ address: '/admin/truckers?list=lacksPlate' });
    const { user, mock } = view;
    const [first = '', second = ''] = plateless;
    await user.click(screen.getByRole('button', { name: `Handlinger for ${first}` }));
    await user.click(await screen.findByRole('button', { name: 'Slet vognmand' }));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Ja' }),
    );
    await chip('Mangler nummerplade 2');
    expect(names()).not.toContain(first);
    const edit = within(rowOf(second)).getByRole('button', { name: 'Rediger vognmand' });
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Registreringsnummer' }), 'ZX98765');
    await user.click(dialog.getByRole('button', { name: 'Gem' }));
    await waitFor(() => expect(mock.calls.of('updateTrucker')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await chip('Mangler nummerplade 1');
    // The row stays until the worklist is opened again.
    expect(names()).toContain(second);
    expect(wholeReads(view)).toHaveLength(1);
  });

  it('drop hauliers that colleagues have deleted, and so does the selection [2-deleted-already, 2-choose-lasts]', async () => {
    const view = await openCounted({ address: '/admin/truckers?list=lacksPlate' });
    const { user, mock } = view;
    const [first = '', second = '', third = ''] = plateless;
    await user.click(screen.getByRole('checkbox', { name: `Vælg ${first}` }));
    await user.click(screen.getByRole('checkbox', { name: `Vælg ${second}` }));
    await screen.findByText('2 valgt', { selector: 'strong' });
    mock.db.truckers.delete(21);
    mock.db.truckers.delete(22);
    await user.click(screen.getByRole('button', { name: `Handlinger for ${first}` }));
    await user.click(await screen.findByRole('button', { name: 'Slet vognmand' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(await question.findByRole('button', { name: 'Ja' }));
    expect(await screen.findAllByText(`${first} er allerede slettet.`)).not.toEqual([]);
    await chip('Mangler nummerplade 2');
    expect(names()).toEqual([second, third]);
    await screen.findByText('1 valgt', { selector: 'strong' });
    await user.click(within(rowOf(second)).getByRole('button', { name: 'Rediger vognmand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Luk og genindlæs listen' }));
    await chip('Mangler nummerplade 1');
    expect(names()).toEqual([third]);
    expect(screen.queryByText(/valgt/, { selector: 'strong' })).not.toBeInTheDocument();
    expect(wholeReads(view)).toHaveLength(1);
  });
});
