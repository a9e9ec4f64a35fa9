import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { startApp } from '@tests/support/fixtures/startApp';
import { expectPage, expectRows, fewRows } from './loginScreen';
import { names, waitForRows } from '../truckers/listScreen';

describe('the layout', () => {
  it('starts with a link that skips to the content', async () => {
    const { user } = await renderApp('/login');
    await expectPage('Log ind');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Gå til sidens indhold' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('shows the company and contact from the settings on the login page', async () => {
    const contact = {
      company: 'Nordtaxa Forsikring',
      phone: '+45 12 34 56 78',
      email: 'hjaelp@example.dk',
      openingHours: 'Hverdage 9-15',
    };
    await renderApp('/login', { settings: { contact } });
    await expectPage('Log ind');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /12 34 56 78/ })).toHaveAttribute(
      'href',
      'tel:+4512345678',
    );
    expect(footer.getByRole('link', { name: /hjaelp@/ })).toHaveAttribute(
      'href',
      'mailto:hjaelp@example.dk',
    );
    expect(footer.getByText(/Hverdage 9-15/)).toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getByText('Nordtaxa Forsikring')).toBeInTheDocument();
    expect(document.title).toBe('Log ind – Nordtaxa Forsikring');
  });

  it('opens the menu on a phone; Escape and a link close it, and the focus goes to its button or the page [2-focus-kept]', async () => {
    const { user } = await renderApp('/admin/truckers', { ...fewRows, as: 'admin' });
    await expectRows();
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    // A link to the open page.
    await user.click(screen.getByRole('link', { name: 'Vognmænd' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    await expectRows();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Priser' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Priser' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('shows guests neither menu nor logout', async () => {
    await renderApp('/login');
    await expectPage('Log ind');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log ud' })).not.toBeInTheDocument();
  });
});

const box = () => screen.getByRole('searchbox', { name: 'Søg efter vognmand' });

describe('the search in the top bar', () => {
  it.each([
    ['nørrebro taxi', '?q=n%C3%B8rrebro+taxi'],
    ['DK 11 45 83 36', '?q=11458336&field=cvr'],
  ])('searches the haulier list for "%s" after Ctrl+K [2-topbar-search]', async (typed, search) => {
    const { user } = await renderApp('/admin/user', { as: 'user' });
    await screen.findByRole('heading', { level: 1, name: 'Profil' });
    await user.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();
    await user.keyboard(`${typed}{Enter}`);
    await waitForRows();
    expect(window.location.search).toBe(search);
    expect(names()).toEqual(['Nørrebro Taxi ApS']);
  });

  it('is hidden on pages with a list, which have their own search [2-topbar-search]', async () => {
    await renderApp('/admin/price', { as: 'admin' });
    await screen.findByRole('table');
    expect(screen.getAllByRole('search')).toHaveLength(1);
    expect(screen.queryByRole('searchbox', { name: 'Søg efter vognmand' })).toBeNull();
  });
});

const english = () => screen.getByRole('button', { name: 'English' });
const danish = () => screen.getByRole('button', { name: 'Dansk' });
const expectLanguage = (lang: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(lang));

describe('the language switch (D23)', () => {
  it('sends, stores and applies the pressed language, and does nothing if it is already selected', async () => {
    const view = await renderApp('/admin/truckers', { ...fewRows, as: 'admin' });
    await expectRows();
    await view.user.click(english());
    await expectPage('Taxi operators');
    await expectLanguage('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.title).toBe('Taxi operators – Taxiforsikring');
    expect(view.mock.calls.of('setLanguage')).toMatchObject([{ path: '/api/auth/lang/en' }]);
    expect(english()).toHaveAttribute('aria-pressed', 'true');

    await view.user.click(danish());
    await expectPage('Vognmænd');
    expect(localStorage.getItem('language')).toBe('da');
    await view.user.click(danish());
    expect(view.mock.calls.of('setLanguage')).toHaveLength(2);
  });

  it('shows that it is busy and sends one request for a double click', async () => {
    const view = await renderApp('/registration', { hold: 'setLanguage' });
    await expectPage('Udfyld oplysningerne');
    await view.user.dblClick(english());
    expect(screen.getByRole('group', { name: 'Sprog' })).toHaveAttribute('aria-busy', 'true');
    expect(english()).toContainHTML('spinner');
    expect(danish()).not.toContainHTML('spinner');
    view.release();
    await expectLanguage('en');
    expect(view.mock.calls.of('setLanguage')).toHaveLength(1);
  });

  it('keeps Danish if the user presses it again before English arrives, and tells the server so [4-language-last-press]', async () => {
    const view = await renderApp('/registration', { hold: 'setLanguage' });
    await expectPage('Udfyld oplysningerne');
    const shown: string[] = [];
    const observer = new MutationObserver(() => shown.push(document.documentElement.lang));
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    await view.user.click(english());
    await view.user.click(danish());
    expect(danish()).toContainHTML('spinner');
    expect(english()).not.toContainHTML('spinner');
    view.release();
    await waitFor(() => expect(danish()).not.toContainHTML('spinner'));
    const sent = view.mock.calls.of('setLanguage').map(({ path }) => path);
    expect(sent).toEqual(['/api/auth/lang/en', '/api/auth/lang/da']);
    expect(localStorage.getItem('language')).toBe('da');
    expect(shown).toEqual([]);
    observer.disconnect();
  });

  it('shows Danish at the start of the app if no language is stored', async () => {
    const { unmount } = await renderApp('/registration', { language: 'en' });
    await expectPage('Fill in your details');
    unmount();
    await renderApp('/registration');
    await expectPage('Udfyld oplysningerne');
  });

  // The last test of the file, because its app stays on the page.
  it('applies a stored language at the start of the app', async () => {
    localStorage.setItem('language', 'en');
    const removeSettings = await startApp('/registration');
    await expectPage('Fill in your details');
    await expectLanguage('en');
    removeSettings();
  });
});
