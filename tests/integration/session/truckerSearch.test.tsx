import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { names, waitForRows } from '../truckers/listScreen';

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
