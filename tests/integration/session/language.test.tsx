import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { startApp } from '@tests/support/fixtures/startApp';
import { expectPage, expectRows, fewRows } from './loginScreen';

const english = () => screen.getByRole('button', { name: 'English' });
const danish = () => screen.getByRole('button', { name: 'Dansk' });
const expectLanguage = (lang: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(lang));

describe('the language switch (D23)', () => {
  it('sends, stores and applies a language that is not yet selected', async () => {
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

  it('does not carry over to the next start of the app if it was not stored', async () => {
    const { unmount } = await renderApp('/registration', { language: 'en' });
    await expectPage('Fill in your details');
    unmount();
    await renderApp('/registration');
    await expectPage('Udfyld oplysningerne');
  });

  it('is applied at the next start of the app if it was stored', async () => {
    localStorage.setItem('language', 'en');
    const removeSettings = await startApp('/registration');
    await expectPage('Fill in your details');
    await expectLanguage('en');
    removeSettings();
  });
});
