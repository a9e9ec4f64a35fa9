import { screen, waitFor, within } from '@testing-library/react';
import type { OperationId } from '@mocks/contract/document';
import type { Mock } from '@mocks/mock';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { rowButton } from '@tests/support/page-objects/rowMenu';
import { keepFewPrices } from '../prices/pricesScreen';
import { keepFirst } from '../truckers/listScreen';

interface StaffList {
  /** What the rows are, for the title. */
  rows: string;
  address: string;
  call: OperationId;
  title: string;
  /** A heading of the skeleton, and its number of rows including the heading row. */
  outline: [heading: string, rows: number];
  empty: string;
  noMatch: string;
  add: string;
  /** A colleague's change of the first row. `shows` has the row's text before and after the change. */
  change: (mock: Mock) => void;
  shows: [before: string, after: string];
}

const truckers: StaffList = {
  rows: 'hauliers',
  address: '/admin/truckers',
  call: 'listTruckers',
  title: 'Vognmænd',
  outline: ['CVR-nummer', 11],
  empty: 'Der er ingen vognmænd endnu.',
  noMatch: 'Ingen vognmænd matcher din søgning.',
  add: 'Opret vognmand',
  change: ({ db }) => void db.truckers.update(1, { name: 'Nyt Navn' }),
  shows: ['Ærø Taxa v/Åse Østergaard', 'Nyt Navn'],
};
const prices: StaffList = {
  rows: 'prices',
  address: '/admin/price',
  call: 'listPrices',
  title: 'Priser',
  outline: ['Nyværdi', 26],
  empty: 'Der er ingen priser endnu.',
  noMatch: 'Ingen priser matcher din søgning.',
  add: 'Opret pris',
  change: ({ db }) => void db.prices.update(1, { premium: '9.50' }),
  shows: ['25.755,00 kr.', '9,50 kr.'],
};
const addOns: StaffList = {
  rows: 'add-ons',
  address: '/admin/add-ons',
  call: 'listAddOns',
  title: 'Tilvalg',
  outline: ['Navn', 26],
  empty: 'Der er ingen tilvalg endnu.',
  noMatch: 'Ingen tilvalg matcher din søgning.',
  add: 'Opret tilvalg',
  change: ({ db }) => void db.addOns.update(1, { name: 'Vejhjælp Plus' }),
  shows: ['Vejhjælp', 'Vejhjælp Plus'],
};
const lists = [truckers, prices, addOns];

const generic = 'Ups! Noget gik galt!';
const press = (name: string) => screen.getByRole('button', { name });
const body = ({ title }: StaffList) => screen.getByRole('region', { name: title });
const table = ({ title }: StaffList) => screen.findByRole('table', { name: title });
const firstRow = () => screen.getAllByRole('row')[1];

describe.each(lists)('the list of $rows', (list) => {
  it('shows a loading message and a skeleton table until the rows arrive [2-list-outline]', async () => {
    const { release } = await renderApp(list.address, { as: 'admin', hold: list.call });
    expect(screen.getByText('Indlæser…')).toBeInTheDocument();
    const outline = screen.getByRole<HTMLTableElement>('presentation');
    const [heading, rows] = list.outline;
    expect(within(outline).getByText(heading)).toBeInTheDocument();
    expect(outline.rows).toHaveLength(rows);
    expect(outline).toHaveAttribute('aria-hidden', 'true');
    expect(within(outline).queryByRole('button')).not.toBeInTheDocument();
    release();
    await table(list);
    expect(outline).not.toBeInTheDocument();
    expect(screen.queryByText('Indlæser…')).not.toBeInTheDocument();
  });

  it('says that it is empty, and offers to add the first row [2-list-empty-adds]', async () => {
    const { user } = await renderApp(list.address, { as: 'admin', scenario: 'empty' });
    await screen.findByText(list.empty);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(within(body(list)).queryByRole('button', { name: 'Ryd søgning' })).toBeNull();
    expect(screen.queryByText(/^Viser/)).not.toBeInTheDocument();
    await user.click(within(body(list)).getByRole('button', { name: list.add }));
    expect(await screen.findByRole('dialog', { name: list.add })).toBeInTheDocument();
  });

  it('says that nothing matches a search, and offers the whole list', async () => {
    const { user } = await renderApp(`${list.address}?q=gamle`, { as: 'admin' });
    const box = await screen.findByRole('searchbox');
    await user.clear(box);
    await user.type(box, 'findes ikke{Enter}');
    expect(await screen.findByText(list.noMatch)).toBeInTheDocument();
    expect(screen.getByText('0 resultater')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(within(body(list)).getByRole('button', { name: 'Ryd søgning' }));
    expect(await table(list)).toBeInTheDocument();
    expect(box).toHaveValue('');
    expect(body(list)).toHaveFocus();
  });
});

/** Leaves a few rows in each list, for tests in which more only take longer. */
const keepFew = (mock: Mock) => [...keepFirst(3)(mock), ...keepFewPrices(mock)];

it.each([
  ['hauliers [2-truckers-refresh]', truckers],
  ['prices [2-prices-refresh]', prices],
  ['add-ons [2-add-ons-refresh]', addOns],
])(
  'a refresh fetches the list again, and keeps the old rows until it arrives: %s',
  async (_, list) => {
    const { mock, user } = await renderApp(list.address, { as: 'admin', answers: keepFew });
    const shown = await table(list);
    list.change(mock);
    const release = mock.hold(list.call);
    await user.click(press('Genindlæs'));
    await waitFor(() => expect(shown).toHaveAttribute('aria-busy', 'true'));
    const [before, after] = list.shows;
    expect(firstRow()).toHaveTextContent(before);
    release();
    await waitFor(() => expect(firstRow()).toHaveTextContent(after));
    expect(shown).toHaveAttribute('aria-busy', 'false');
    const [first, second, ...others] = mock.calls.of(list.call);
    expect(second?.query).toEqual(first?.query);
    expect(others).toEqual([]);
  },
);

it('a list that fails to load says so once, until a retry succeeds [8-truckers-list-failure, 8-load-overcome]', async () => {
  const { address, call } = truckers;
  const scenario = `error:${call}`;
  const { mock, user } = await renderApp(address, { as: 'admin', scenario, answers: keepFew });
  expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
  // One text is visible, the other is for screen readers.
  await waitFor(() => expect(screen.getAllByText(generic)).toHaveLength(2));
  const before = mock.calls.of(call).length;
  mock.use('happy');
  await user.click(press('Prøv igen'));
  await table(truckers);
  expect(mock.calls.of(call)).toHaveLength(before + 1);
  expect(screen.queryByText('Listen kunne ikke hentes.')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(generic)).not.toBeInTheDocument());
  expect(body(truckers)).toHaveFocus();
});

it.each([
  ['a price [2-prices-modals-ask]', prices, 'Præmie pr. år (kr.)'],
  ['an add-on [2-add-ons-modals-ask]', addOns, 'Navn'],
])('a dialog asks before it discards its draft: %s', async (_, list, label) => {
  const { user } = await renderApp(list.address, { as: 'admin', answers: keepFew });
  await table(list);
  await user.click(press(list.add));
  const field = await screen.findByRole('textbox', { name: label });
  await user.type(field, '5');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await user.click(press('Fortsæt med at redigere'));
  expect(field).toHaveValue('5');
  await user.click(press('Annuller'));
  await user.click(press('Luk uden at gemme'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a deletion asks first, reports a failure, and is sent once [2-prices-delete-asks, 8-price-delete-failure, 7-price-delete]', async () => {
  const { mock, user } = await renderApp(prices.address, { as: 'admin', answers: keepFew });
  const row = within(await table(prices)).getAllByRole('row')[1];
  const button = rowButton(row ?? document.body, 'Slet pris');
  const ask = async () => {
    await user.click(button);
    return screen.findByRole('dialog', { name: 'Slet pris' });
  };
  const question = within(await ask());
  const price =
    'Højst 50 % af kørslen i postnumrene 1000-2450, 0-250.000 kr., 5.000 kr., Ingen skader';
  expect(question.getByText(`Pris 1: ${price}`)).toBeInTheDocument();
  expect(await question.findByText('Er du sikker på, at du vil slette den?')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Nej' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(mock.calls.of('deletePrice')).toEqual([]);

  const again = within(await ask());
  const fault = { kind: 'error', status: 500, message: 'Intern besked' } as const;
  mock.addFault({ operationId: 'deletePrice', fault, times: 1 });
  await user.click(await again.findByRole('button', { name: 'Ja' }));
  expect(await again.findByRole('alert')).toHaveTextContent(generic);
  expect(screen.queryByText('Intern besked')).not.toBeInTheDocument();
  expect(row).toBeInTheDocument();
  mock.calls.clear();
  await user.dblClick(again.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => expect(row).not.toBeInTheDocument());
  const deletion = { method: 'DELETE', path: '/api/price-plan/delete/1' };
  expect(mock.calls.of('deletePrice')).toMatchObject([deletion]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByText('Pris 1 er slettet.')).not.toEqual([]);
  expect(body(prices)).toHaveFocus();
});
