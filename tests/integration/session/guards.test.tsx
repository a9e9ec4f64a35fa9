import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { expectAddress, logIn, expectPage, expectRows, fewRows } from './loginScreen';

describe('the route guard', () => {
  it('returns to the requested page with its query after login', async () => {
    const view = await renderApp('/admin/truckers?q=Nørrebro');
    await logIn(view);
    await expectPage('Vognmænd');
    await screen.findByText('Nørrebro Taxi ApS');
    expect(new URLSearchParams(window.location.search).get('q')).toBe('Nørrebro');
    expect(view.mock.calls.of('listTruckers')).toEqual([]);
  });

  it('leads to the haulier list after login if the redirect parameter is another site', async () => {
    const view = await renderApp('/login?redirect=//evil.example', fewRows);
    await logIn(view);
    await expectPage('Vognmænd');
    await expectRows();
    await expectAddress('/admin/truckers');
  });

  it.each(['/register', '/registration'])('opens %s to staff too (D4)', async (address) => {
    await renderApp(address, { as: 'admin' });
    await expectPage('Udfyld oplysningerne');
    await expectAddress('/registration');
  });

  it.each(['guest', 'admin'] as const)(
    'shows the not-found page to %s at an unknown URL',
    async (as) => {
      await renderApp('/admin/nothing', { as });
      await expectPage('Siden findes ikke');
      expect(screen.getByText('Ups! Det ser ud til, at siden ikke findes.')).toBeInTheDocument();
      expect(document.title).toBe('Siden findes ikke – Taxiforsikring');
    },
  );

  it('offers a link from the not-found page to the start page', async () => {
    const { user } = await renderApp('/nothing', { ...fewRows, as: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Gå til forsiden' }));
    expect(await expectPage('Vognmænd')).toHaveFocus();
    await expectRows();
  });
});
