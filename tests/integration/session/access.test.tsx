import { screen, within } from '@testing-library/react';
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

const pages = [
  { address: '/admin/overview', heading: 'Overblik', isForUser: false },
  { address: '/admin/truckers', heading: 'Vognmænd', isForUser: true },
  { address: '/admin/truckers/edit/2', heading: 'Vognmandens oplysninger', isForUser: true },
  { address: '/admin/price', heading: 'Priser', isForUser: false },
  { address: '/admin/add-ons', heading: 'Tilvalg', isForUser: false },
  { address: '/admin/user', heading: 'Profil', isForUser: true },
  { address: '/trucker-history/2', heading: /Historik/, isForUser: true },
];
const forUser = pages.filter(({ isForUser }) => isForUser);
const forAdminOnly = pages.filter(({ isForUser }) => !isForUser);

function menuLinks() {
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  return menu.getAllByRole('link').map((link) => link.textContent);
}

describe('access to pages by URL', () => {
  it.each(forUser)('role user opens $address [6-user-may]', async ({ address, heading }) => {
    await renderApp(address, { as: 'user' });
    await screen.findByRole('heading', { level: 1, name: heading });
    await expectAddress(address);
  });

  it.each([...forAdminOnly, { address: '/admin', heading: '' }])(
    'role user is redirected from $address to the haulier list, with a reason [6-user-may-not]',
    async ({ address }) => {
      const { mock } = await renderApp(address, { ...fewRows, as: 'user' });
      await expectPage('Vognmænd');
      await expectRows();
      await expectAddress('/admin/truckers');
      expect(await screen.findAllByText('Du har ikke adgang til den side.')).not.toEqual([]);
      expect(mock.calls.of('listPrices')).toEqual([]);
      expect(mock.calls.of('listAddOns')).toEqual([]);
    },
  );

  it.each(pages)(
    'a guest is redirected from $address to login [4-guest-to-login]',
    async ({ address }) => {
      const { mock } = await renderApp(address);
      await expectPage('Log ind');
      await expectAddress(`/login?${new URLSearchParams({ redirect: address }).toString()}`);
      expect(mock.calls.all()).toEqual([]);
    },
  );
});

describe('the sidebar', () => {
  it('offers role user neither prices nor add-ons nor the overview [2-sidebar-by-role]', async () => {
    await renderApp('/admin/truckers', { ...fewRows, as: 'user' });
    await expectRows();
    expect(menuLinks()).toEqual(['Vognmænd', 'Profil']);
  });

  it('is in the language that the user has chosen', async () => {
    await renderApp('/admin/truckers', { ...fewRows, as: 'admin', language: 'en' });
    await expectRows();
    expect(menuLinks()).toEqual(['Overview', 'Taxi operators', 'Prices', 'Add-ons', 'Profile']);
  });

  it('offers role admin every page, and links to its top, with the focus on its heading', async () => {
    const { user } = await renderApp('/admin/truckers', { ...fewRows, as: 'admin' });
    await expectRows();
    expect(menuLinks()).toEqual(['Overblik', 'Vognmænd', 'Priser', 'Tilvalg', 'Profil']);
    for (const name of ['Overblik', 'Priser', 'Tilvalg', 'Profil', 'Vognmænd']) {
      const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
      document.documentElement.scrollTop = 300;
      await user.click(menu.getByRole('link', { name }));
      expect(await expectPage(name)).toHaveFocus();
      expect(document.documentElement.scrollTop).toBe(0);
      expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  });
});
