import { act, screen, waitFor, within } from '@testing-library/react';
import { shortcuts } from '@/shared/lists/shortcuts/shortcuts';
import type { Mock } from '@mocks/mock';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import type { RenderAppOptions } from '@tests/support/fixtures/renderApp';
import { keepFewPrices } from '../prices/pricesScreen';
import { focused, isNative, keepFirst, names, rowOf } from './listScreen';

const first = 'Ærø Taxa v/Åse Østergaard';
const second = 'Bæk & Søn Persontransport ApS';
const signed = 'Nørrebro Taxi ApS';

async function openList(address = '/admin/truckers', options: RenderAppOptions = {}) {
  const view = await renderApp(address, { as: 'admin', answers: keepFirst(4), ...options });
  await screen.findByRole('table');
  return view;
}

const box = () => screen.getByRole('searchbox');
const body = () => screen.getByRole('region', { name: 'Vognmænd' });
const nameButton = (name: string) => screen.getByRole('button', { name });
const addButton = () => screen.getByRole('button', { name: 'Opret vognmand' });
const keyboardButton = () => screen.getByRole('button', { name: 'Genveje' });
const help = () => screen.findByRole('dialog', { name: 'Tastaturgenveje' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const lists = [
  ['haulier', '/admin/truckers', 'Opret vognmand', { name: first }],
  ['price', '/admin/price', 'Opret pris', { name: 'Rediger provision' }],
  ['add-on', '/admin/add-ons', 'Opret tilvalg', { name: 'Rediger tilvalg' }],
] as const;

/** Leaves a few rows in each list. */
const keepFew = (mock: Mock) => [...keepFirst(4)(mock), ...keepFewPrices(mock)];

describe.each(lists)('keyboard shortcuts of the %s list', (_, address, addText, firstControl) => {
  it('focus the search, open the add dialog, and move between rows [2-keys-search, 2-keys-add, 2-keys-rows]', async () => {
    const { user } = await openList(`${address}?q=a`, { answers: keepFew });
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    await user.keyboard('1');
    expect(box()).toHaveValue('1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));

    await user.keyboard('{ArrowDown}');
    const [start] = screen.getAllByRole('button', firstControl);
    expect(start).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(start).not.toHaveFocus();
    expect(screen.getAllByRole('row')[2]).toContainElement(focused());

    const pressedAt = focused();
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: addText })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await noDialog();
    expect(pressedAt).toHaveFocus();
  });
});

describe('keyboard shortcuts of the haulier list', () => {
  it('move up, down and to both ends, and open the focused row [2-keys-rows]', async () => {
    const { user } = await openList();
    body().focus();
    await user.keyboard('{ArrowDown}');
    expect(nameButton(first)).toHaveFocus();
    await user.keyboard('/{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(nameButton(second)).toHaveFocus();
    await user.keyboard('{End}');
    expect(nameButton(names().at(-1) ?? '')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(nameButton(first)).toHaveFocus();
    // An arrow key moves from anywhere in a row to the start of the next row.
    within(rowOf(first)).getByRole('link', { name: 'Historik' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(nameButton(second)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('complementary', { name: second })).toBeInTheDocument();
  });

  it('do not handle keys outside the rows, or beyond the first and last row [2-keys-native]', async () => {
    const { user } = await openList('/admin/truckers', { answers: () => [] });
    const filter = screen.getByRole('combobox', { name: 'Søg i' });
    const page2 = await screen.findByRole('button', { name: 'Side 2' });
    for (const place of [nameButton('Navn'), page2, filter, nameButton('Genindlæs'), null]) {
      place?.focus();
      if (!place) focused().blur();
      for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter']) {
        expect([place?.textContent, key, isNative(key)]).toEqual([place?.textContent, key, true]);
      }
    }
    await user.keyboard('/');
    for (const key of ['ArrowUp', 'Home', 'End']) expect(isNative(key)).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(isNative('ArrowUp')).toBe(true);
    expect(isNative('ArrowDown', { shiftKey: true })).toBe(true);
    expect(nameButton(first)).toHaveFocus();
    await user.keyboard('{End}');
    expect(isNative('ArrowDown')).toBe(true);
  });

  it('move into the new rows of a search, never into the old ones [2-keys-rows-new]', async () => {
    const { user, mock } = await openList();
    const release = mock.hold('searchTruckers');
    await user.keyboard('/nørrebro taxi{Enter}');
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveFocus();
    release();
    await waitFor(() => expect(names()).toEqual([signed]));
    await user.keyboard('{ArrowDown}');
    expect(nameButton(signed)).toHaveFocus();
  });

  it('do nothing in a field, with a modifier, during text composition, or behind a dialog [2-keys-off-while]', async () => {
    const { user } = await openList();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      for (const key of ['/', 'n', '?']) expect(isNative(key, { [modifier]: true })).toBe(true);
    }
    expect(isNative('n', { isComposing: true })).toBe(true);
    screen.getByRole('combobox', { name: 'Søg i' }).focus();
    for (const key of ['/', 'n', '?']) expect(isNative(key)).toBe(true);
    await user.type(box(), 'n/?');
    expect(box()).toHaveValue('n/?');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(addButton());
    const dialog = await screen.findByRole('dialog', { name: 'Opret vognmand' });
    within(dialog).getByRole('button', { name: 'Annuller' }).focus();
    for (const key of ['/', 'n', '?', 'ArrowDown']) expect(isNative(key)).toBe(true);
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  });

  it('focus the search with Ctrl+K from a field too, but not from a dialog [2-keys-search]', async () => {
    const { user } = await openList('/admin/truckers?q=taxi');
    screen.getByRole('combobox', { name: 'Søg i' }).focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();
    await user.keyboard('x');
    expect(box()).toHaveValue('x');
    for (const init of [{ ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }, {}]) {
      expect(isNative('k', init)).toBe(true);
    }
    await user.click(addButton());
    const dialog = await screen.findByRole('dialog', { name: 'Opret vognmand' });
    expect(isNative('k', { ctrlKey: true })).toBe(true);
    expect(dialog).toContainElement(focused());
  });

  it('act once while a key is held down [2-keys-held]', async () => {
    const { user } = await openList();
    expect(isNative('n', { repeat: true })).toBe(true);
    expect(isNative('/', { repeat: true })).toBe(true);
    expect(document.body).toHaveFocus();
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    // The repeats of a held key are not typed into the search box.
    expect(isNative('/', { repeat: true })).toBe(false);
    await user.keyboard('/');
    expect(box()).toHaveValue('/');
  });

  it('find a haulier by name, CVR or truck number, and open it with two more keys [2-keys-presses]', async () => {
    const { user, mock } = await openList();
    const { cvr = '', truck_number: truckNumber = '' } = mock.db.truckers.get(3) ?? {};
    for (const wanted of ['nørrebro taxi', cvr, truckNumber]) {
      await user.keyboard(`/${wanted}{Enter}`);
      await waitFor(() => expect(names()).toEqual([signed]));
      await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
      await user.keyboard('{ArrowDown}');
    }
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('complementary', { name: signed })).toBeInTheDocument();
  });
});

it('an Escape that closes something keeps an error notification, which the next one closes [8-escape-one, 2-list-search-escape]', async () => {
  const { user, mock } = await openList();
  mock.addFault({
    operationId: 'sendCertificate',
    fault: { kind: 'error', status: 500, message: 'Postkassen er fuld.' },
  });
  await user.click(rowButton(rowOf(first), 'Send certifikat (PDF)'));
  const closeButton = await screen.findByRole('button', { name: 'Luk besked' });
  const escape = async (expectClosed: () => void) => {
    await user.keyboard('{Escape}');
    await waitFor(expectClosed);
    expect(closeButton).toBeInTheDocument();
  };
  await user.keyboard('/x');
  await escape(() => expect(box()).toHaveValue(''));
  await user.click(addButton());
  await screen.findByRole('dialog');
  await escape(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const menu = { name: 'Tilpas liste' };
  await user.click(screen.getByRole('button', menu));
  await screen.findByRole('group', menu);
  await escape(() => expect(screen.queryByRole('group', menu)).not.toBeInTheDocument());
  const mark = within(rowOf(first)).getByText('Aktiv');
  // In a browser, the style sheet clips this text.
  Object.defineProperty(mark, 'scrollWidth', { value: 100 });
  await user.hover(mark);
  expect(screen.getAllByText('Aktiv', { ignore: 'td' })).toHaveLength(1);
  await escape(() => expect(screen.queryByText('Aktiv', { ignore: 'td' })).toBeNull());
  act(() => focused().blur());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(closeButton).not.toBeInTheDocument());
});

describe('the keyboard shortcuts dialog', () => {
  it('lists all shortcuts, and opens with ? and with its button [2-keys-help]', async () => {
    const { user } = await openList();
    await user.keyboard('?');
    expect(within(await help()).getAllByRole('definition')).toHaveLength(shortcuts.length);
    expect(
      within(await help())
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '/ Ctrl+K',
      'Esc',
      'N',
      'Pil ned Pil op',
      'Home End',
      'Enter',
      'X',
      'J K',
      'A',
      'E',
      'H',
      'R',
      '?',
    ]);
    await user.keyboard('{Escape}');
    await noDialog();
    await user.click(keyboardButton());
    await user.click(within(await help()).getByRole('button', { name: 'Luk' }));
    await noDialog();
    expect(keyboardButton()).toHaveFocus();
  });

  it('turns shortcuts off, which the browser stores, and on again [2-keys-switch]', async () => {
    const { user, unmount } = await openList();
    expect(box()).toHaveAttribute('aria-keyshortcuts', '/ Control+K');
    expect(addButton()).toHaveAttribute('aria-keyshortcuts', 'n');
    expect(keyboardButton()).toHaveAttribute('aria-keyshortcuts', '?');
    await user.keyboard('?');
    const use = within(await help()).getByRole('checkbox', { name: 'Brug genvejene' });
    expect(use).toHaveFocus();
    expect(use).toBeChecked();
    await user.keyboard(' {Escape}');
    await noDialog();
    const isOff = () => {
      const own = shortcuts.flatMap(({ keys, run }) => (run ? keys : []));
      expect(own.filter((key) => !isNative(key))).toEqual([]);
      box().focus();
      expect(isNative('ArrowDown')).toBe(true);
      // The single-character shortcut is gone.
      expect(box()).toHaveAttribute('aria-keyshortcuts', 'Control+K');
      for (const control of [addButton(), keyboardButton()]) {
        expect(control).not.toHaveAttribute('aria-keyshortcuts');
      }
    };
    isOff();

    unmount();
    await openList();
    isOff();
    // Escape in the search box still works, as it is not a shortcut of the list.
    await user.keyboard('taxa{Escape}');
    expect(box()).toHaveValue('');
    await user.click(keyboardButton());
    await user.click(within(await help()).getByRole('checkbox', { name: 'Brug genvejene' }));
    await user.click(within(await help()).getByRole('button', { name: 'Luk' }));
    await noDialog();
    await user.keyboard('/');
    expect(box()).toHaveFocus();
  });
});
