import { screen, waitFor } from '@testing-library/react';
import { createMock } from '@mocks/mock';
import { renderWorkbench } from './renderWorkbench';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const status = () => screen.getByRole('status');

beforeEach(() => localStorage.clear());

describe('who is signed in', () => {
  it('can be changed, and the page is loaded again', async () => {
    const { openTab, page, user } = renderWorkbench();
    await openTab(/^Scenario/);
    expect(await screen.findByText('Now: nobody')).toBeVisible();
    expect(await button('Nobody')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await button('Admin'));
    expect(await screen.findByText('Now: Astrid Ørsted (admin)')).toBeVisible();
    expect(status()).toHaveTextContent('Signed in as: Admin');
    expect(page.reload).toHaveBeenCalledTimes(1);
    await user.click(await button('Nobody'));
    expect(await screen.findByText('Now: nobody')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is nobody where what is stored cannot be read', async () => {
    localStorage.setItem('token', 'x');
    localStorage.setItem('user', '{');
    await renderWorkbench().openTab(/^Scenario/);
    expect(await screen.findByText('Now: nobody')).toBeVisible();
  });
});

describe('starting over', () => {
  it('resets the mock and signs the same person in again', async () => {
    const { mock, openTab, page, user } = renderWorkbench();
    await openTab(/^Scenario/);
    await user.click(await button('User'));
    await screen.findByText('Now: Bjørn Ågård (user)');
    mock.use('empty');
    await user.click(await button('Reset'));
    await waitFor(() => expect(status()).toHaveTextContent('The mock is as new.'));
    expect(mock.scenario()).toBe('happy');
    expect(mock.db.truckers.all()).not.toEqual([]);
    expect(mock.db.sessions.has(localStorage.getItem('token') ?? '')).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('takes another seed, and says what is none', async () => {
    const { mock, openTab, page, user } = renderWorkbench();
    await openTab(/^Scenario/);
    const field = await screen.findByRole('textbox', { name: 'Start from another seed' });
    await user.type(field, 'many{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('"many" is not a seed');
    expect(page.reload).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '42');
    await user.click(await button('Start from it'));
    expect(await screen.findByText('Seed: 42')).toBeVisible();
    expect(mock.db.seed).toBe(42);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the clock', () => {
  it('shows the time of the mock, stops and moves', async () => {
    const mock = createMock({ now: () => new Date('2022-03-01T12:00:00Z') });
    const { openTab, user } = renderWorkbench({ mock });
    await openTab(/^Scenario/);
    expect(await screen.findByText('It is 1 Mar 2022, 13:00:00')).toBeVisible();
    await user.click(await button('Freeze'));
    expect(await screen.findByText(/It stands still/)).toBeVisible();
    const amount = screen.getByRole('textbox', { name: 'Move by (minus is back)' });
    await user.clear(amount);
    await user.type(amount, '-2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Days');
    await user.click(await button('Move'));
    await waitFor(() => expect(status()).toHaveTextContent('27 Feb 2022, 13:00:00'));
    expect(mock.clock.state().frozenAt).toBe('2022-02-27T12:00:00.000Z');
    await user.click(await button('Let it run on'));
    await waitFor(() => expect(mock.clock.state().frozenAt).toBeNull());
  });

  it('says what it cannot be moved by', async () => {
    const { mock, openTab, user } = renderWorkbench();
    await openTab(/^Scenario/);
    await user.type(await screen.findByRole('textbox', { name: /^Move by/ }), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('"1x" is not a number');
    expect(mock.clock.state().offsetMs).toBe(0);
  });
});

describe('a scenario of your own', () => {
  it('is switched on where one is', async () => {
    const { mock, openTab, page, user } = renderWorkbench();
    await openTab(/^Scenario/);
    const field = await screen.findByRole('textbox', { name: /^Terms/ });
    await user.type(field, 'slow:listTruckers:3000, empty{Enter}');
    expect(await screen.findByText('Scenario: slow:listTruckers:3000, empty')).toBeVisible();
    expect(mock.db.truckers.all()).toEqual([]);
    await user.click(await button('Copy link A scenario of your own'));
    await waitFor(() => expect(status()).toHaveTextContent('Copied: link'));
    const [[copied]] = page.copy.mock.calls as [[string]];
    const link = new URL(copied);
    expect(link.origin + link.pathname).toBe('https://app.example/base/');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      scenario: 'slow:listTruckers:3000, empty',
      open: '/admin/truckers?page=2',
    });
  });

  it('is refused with the reason of the mock', async () => {
    const { openTab, page, user } = renderWorkbench();
    await openTab(/^Scenario/);
    const field = await screen.findByRole('textbox', { name: /^Terms/ });
    await user.type(field, 'sunny{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no scenario "sunny".');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/There is no scenario "sunny"\./);
    await user.type(field, '!');
    expect(field).toBeValid();
    await user.click(await button('Copy link A scenario of your own'));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no scenario "sunny!".');
    expect(page.copy).not.toHaveBeenCalled();
  });
});

describe('the scenarios with a name', () => {
  it('are found by a search, opened, and copied as a link to the screen that is open', async () => {
    const { openTab, page, user } = renderWorkbench();
    await openTab(/^Scenario/);
    expect(screen.queryByRole('heading', { name: 'sendXml fails' })).toBeNull();
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'sendxml');
    expect(screen.getByRole('heading', { name: 'sendXml fails' })).toBeVisible();
    expect(screen.getByText('1 scenarios')).toHaveAttribute('aria-live', 'polite');
    await user.click(await button('Open sendXml fails'));
    expect(page.open).toHaveBeenCalledWith('/base/?scenario=sendXmlFails');
    await user.click(await button('Copy link sendXml fails'));
    expect(page.copy).toHaveBeenCalledWith(
      'https://app.example/base/?scenario=sendXmlFails&open=%2Fadmin%2Ftruckers%3Fpage%3D2',
    );
  });

  it('are grouped, the failing calls closed at first', async () => {
    const { openTab, user } = renderWorkbench();
    await openTab(/^Scenario/);
    const failing = await button(/^Failing calls \(37\)/);
    expect(failing).toHaveAttribute('aria-expanded', 'false');
    await user.click(failing);
    expect(screen.getByRole('heading', { name: 'login fails' })).toBeVisible();
    expect(await button(/^States/)).toHaveAttribute('aria-expanded', 'true');
    expect(await button(/^Wizard/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('show the link where the browser lets nothing be copied', async () => {
    const { openTab, user } = renderWorkbench({ copy: () => Promise.reject(new Error('no')) });
    await openTab(/^Scenario/);
    await user.click(await button('Copy link Empty lists'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Copy the text yourself');
    const text = screen.getByRole('textbox', { name: 'Text to copy' });
    expect((text as HTMLTextAreaElement).value).toContain('?scenario=emptyLists');
  });
});
