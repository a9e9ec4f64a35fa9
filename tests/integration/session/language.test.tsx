import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { startApp } from '@tests/support/fixtures/startApp';
import { expectPage, expectRows, fewRows } from './loginScreen';

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

  it('keeps the language if the user presses back before it changed, and tells the server so [4-language-last-press]', async () => {
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

  it('applies a stored language at the start of the app', async () => {
    localStorage.setItem('language', 'en');
    const removeSettings = await startApp('/registration');
    await expectPage('Fill in your details');
    await expectLanguage('en');
    removeSettings();
  });
});
