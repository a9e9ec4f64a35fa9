import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import type { RenderedApp } from '@tests/support/fixtures/renderApp';
import { countElements, menuOf, rowButton } from '@tests/support/page-objects/rowMenu';

/** Names of the rendered rows, taken from their button groups: each row renders one group. */
const mockRendered: string[] = [];

jest.mock('@/shared/lists/cells', () => {
  interface Props {
    label: string;
    children: ReactNode;
  }
  interface Actual {
    RowActions: (props: Props) => ReactNode;
  }
  const actual = jest.requireActual<Actual>('@/shared/lists/cells');
  return {
    ...actual,
    RowActions: (props: Props) => {
      mockRendered.push(props.label.replace('Handlinger for ', ''));
      return actual.RowActions(props);
    },
  };
});

/** Names of the rows that an action renders until the list has settled. */
async function rowsDrawnBy(
  act: () => Promise<unknown>,
  isDone: () => void | Promise<void>,
): Promise<string[]> {
  mockRendered.length = 0;
  await act();
  await waitFor(isDone);
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return [...mockRendered];
}

async function openList(address: string): Promise<RenderedApp> {
  const view = await renderApp(address, { as: 'admin' });
  await screen.findByRole('table');
  return view;
}

/** Id and name of each row, from top to bottom. */
const rowsShown = () =>
  screen
    .getAllByRole('rowheader')
    .map((name) => `${name.previousElementSibling?.textContent ?? ''} ${name.textContent}`);

const press = ({ user }: RenderedApp, name: string) =>
  user.click(screen.getByRole('button', { name }));
const isSeen = (text: string | RegExp) => () =>
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
const isAt = (search: string) => () => expect(window.location.search).toBe(search);

describe('rows of a list', () => {
  it.each<[string, string, (db: RenderedApp['mock']['db']) => void, string | RegExp, string]>([
    [
      'the haulier list',
      '/admin/truckers',
      (db) => db.truckers.update(3, { name: 'Nørrebro Taxi A/S' }),
      'Nørrebro Taxi A/S',
      'Nørrebro Taxi A/S',
    ],
    [
      'the price list',
      '/admin/price',
      (db) => db.prices.update(2, { premium: 99999 }),
      /^99\.999,00/,
      'Pris 2',
    ],
    [
      'the add-on list',
      '/admin/add-ons',
      (db) => db.addOns.update(1, { price: 4321 }),
      /^4\.321,00/,
      'Vejhjælp',
    ],
  ])(
    'in %s render on a refresh only if a colleague changed their record',
    async (_name, address, change, text, row) => {
      const app = await openList(address);
      change(app.mock.db);
      expect(await rowsDrawnBy(() => press(app, 'Genindlæs'), isSeen(text))).toEqual([row]);
    },
  );

  it('do not render on a refresh after a colleague deleted another row', async () => {
    const app = await openList('/admin/add-ons');
    const name = app.mock.db.addOns.get(1)?.name ?? '';
    app.mock.db.addOns.delete(1);
    const drawn = await rowsDrawnBy(
      () => press(app, 'Genindlæs'),
      () => expect(screen.queryByText(name)).not.toBeInTheDocument(),
    );
    expect(drawn).toEqual([]);
  });

  it('do not render again when the browser sorts them', async () => {
    const app = await openList('/admin/add-ons');
    const drawn = await rowsDrawnBy(() => press(app, 'Navn'), isAt('?sort=name&dir=asc'));
    expect(drawn).toEqual([]);
  });

  it('render once each if they are new to the page after the server sorts', async () => {
    const app = await openList('/admin/truckers?q=ApS&sort=id');
    const before = rowsShown();
    const drawn = await rowsDrawnBy(() => press(app, 'Navn'), isAt('?q=ApS&sort=name&dir=asc'));
    const arrived = rowsShown().filter((row) => !before.includes(row));
    expect(drawn).toEqual(arrived.map((row) => row.split(' ').slice(1).join(' ')));
  });

  it('render only if their own certificate is sent: once at the start and once at the end', async () => {
    const app = await openList('/admin/truckers');
    const [, row] = screen.getAllByRole('row');
    if (!row) throw new Error('There is no row.');
    const send = rowButton(row, 'Send certifikat (PDF)');
    const name = rowsShown()[0]?.replace('1 ', '');
    const isSent = async () =>
      expect(await screen.findAllByText('Certifikatet er sendt.')).not.toEqual([]);
    const drawn = await rowsDrawnBy(() => app.user.click(send), isSent);
    expect(drawn).toEqual([name, name]);
  });

  it('do not render for a change of density, and render once each when a column is hidden', async () => {
    const app = await openList('/admin/add-ons');
    const act = (role: 'radio' | 'checkbox', name: string) => () =>
      app.user.click(screen.getByRole(role, { name }));
    await press(app, 'Tilpas liste');
    await screen.findByRole('group', { name: 'Tilpas liste' });
    const isNear = () => expect(screen.getByRole('table').dataset.density).toBe('compact');
    expect(await rowsDrawnBy(act('radio', 'Kompakt'), isNear)).toEqual([]);
    const isHidden = () => expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    const drawn = await rowsDrawnBy(act('checkbox', 'Type'), isHidden);
    expect(drawn).toHaveLength(screen.getAllByRole('rowheader').length);
  });

  it('do not render while the user types in the search or opens a dialog', async () => {
    const app = await openList('/admin/truckers');
    const drawn = await rowsDrawnBy(
      async () => {
        await app.user.type(screen.getByRole('searchbox'), 'taxa');
        await app.user.click(screen.getByRole('button', { name: 'Opret vognmand' }));
      },
      () => expect(screen.getByRole('dialog')).toBeInTheDocument(),
    );
    expect(drawn).toEqual([]);
    await act(() => Promise.resolve());
  });

  it('render only if their haulier is opened or closed, and show which one is open', async () => {
    const app = await openList('/admin/truckers');
    const [first, second] = screen.getAllByRole('rowheader');
    const nameOf = (row?: HTMLElement) => row?.textContent ?? '';
    await press(app, nameOf(first));
    await screen.findByRole('complementary', { name: nameOf(first) });
    const drawn = await rowsDrawnBy(
      () => press(app, nameOf(second)),
      async () =>
        expect(await screen.findByRole('complementary', { name: nameOf(second) })).toBeVisible(),
    );
    // The panels have the same actions, and render them too.
    expect(new Set(drawn)).toEqual(new Set([nameOf(first), nameOf(second)]));
    const open = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-open'));
    expect(open.map((row) => within(row).getByRole('rowheader'))).toEqual([second]);
  });

  it('render only if their menu is opened', async () => {
    const app = await openList('/admin/truckers');
    const [, row] = screen.getAllByRole('row');
    if (!row) throw new Error('There is no row.');
    const isMenu = () => expect(within(row).getByText('Send certifikat (PDF)')).toBeVisible();
    expect(await rowsDrawnBy(() => app.user.click(menuOf(row)), isMenu)).toHaveLength(1);
  });
});

it('a haulier row has at most 20 elements', async () => {
  await openList('/admin/truckers');
  const [, ...rows] = screen.getAllByRole('row');
  const counts = rows.map(countElements);
  expect(counts).toHaveLength(10);
  expect(Math.max(...counts)).toBeLessThanOrEqual(20);
});
