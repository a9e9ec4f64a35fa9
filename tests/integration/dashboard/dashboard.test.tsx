import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';

const overview = '/admin/overview';

/** The cell texts of the named table, heading row first. */
async function rowsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
}

describe('the dashboard', () => {
  it('has four cards, a table for each chart, and links to the work of the day [2-dashboard-cards, 2-dashboard-counts, 2-dashboard-charts, 2-dashboard-worklists]', async () => {
    const { mock } = await renderApp(overview, { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Overblik' })).toBeInTheDocument();
    expect(document.title).toBe('Overblik – Taxiforsikring');
    const cards = within(screen.getByRole('region', { name: 'Nøgletal' }));
    expect(
      cards.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Vognmænd', '1.248'],
      ['Priser', '160'],
      ['Tilvalg', '6'],
      ['Brugere', '14'],
    ]);
    expect(screen.getByText('Tallene er eksempler.')).toBeInTheDocument();
    const months = await rowsOf('Registreringer pr. måned');
    expect(months[0]).toEqual(['Måned', 'Registreringer']);
    expect(months).toHaveLength(7);
    expect(await rowsOf('Vognmænd fordelt på forsikring')).toEqual([
      ['Forsikring', 'Vognmænd'],
      ['Kun bil', '512'],
      ['Bil og arbejdsskade', '604'],
      ['Kun arbejdsskade', '132'],
    ]);
    for (const header of screen.getAllByRole('rowheader')) {
      expect(header).toHaveAttribute('scope', 'row');
    }
    const lists = within(await screen.findByRole('navigation', { name: 'Dagens arbejde' }));
    expect(lists.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/truckers?sort=id&dir=desc',
      '/admin/truckers?sort=isActive&dir=desc',
      '/admin/truckers?sort=hasWorkInsurance&dir=asc',
      '/admin/price?view=matrix',
    ]);
    expect(mock.calls.all()).toEqual([]);
  });

  it('is available in English [9-dashboard-languages]', async () => {
    await renderApp(overview, { as: 'admin', language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
    expect(screen.getByText('1,248')).toBeInTheDocument();
    expect((await rowsOf('Registrations per month'))[1]).toEqual(['Jan', '64']);
    expect(await rowsOf('Taxi operators by insurance')).toEqual([
      ['Insurance', 'Taxi operators'],
      ['Car only', '512'],
      ['Car and work injury', '604'],
      ['Work injury only', '132'],
    ]);
    expect(screen.getByText('The figures are examples.')).toBeInTheDocument();
  });

  it('has a footer that links to / and /admin [2-dashboard-footer]', async () => {
    const { user } = await renderApp(overview, { as: 'admin' });
    const link = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Links' })).getByRole('link', { name });
    const heading = () => screen.findByRole('heading', { level: 1, name: 'Overblik' });
    await heading();
    expect(link('Vognmænd')).toHaveAttribute('href', '/');
    expect(link('Overblik')).toHaveAttribute('href', '/admin');
    await user.click(link('Overblik'));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(window.location.pathname).toBe(overview);
    await user.click(link('Vognmænd'));
    await screen.findByRole('table', { name: /Vognmænd/ });
    expect(window.location.pathname).toBe('/admin/truckers');
    expect(screen.getByRole('heading', { level: 1, name: 'Vognmænd' })).toHaveFocus();
  });

  it('opens at /admin [2-admin-redirects]', async () => {
    await renderApp('/admin', { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Overblik' })).toBeInTheDocument();
    expect(window.location.pathname).toBe(overview);
  });

  it.each(['/admin', overview])(
    'redirects role user from %s to the haulier list, and says why [6-dashboard-for-admin]',
    async (address) => {
      await renderApp(address, { as: 'user' });
      await screen.findByRole('table', { name: /Vognmænd/ });
      expect(window.location.pathname).toBe('/admin/truckers');
      expect(
        (await screen.findAllByText('Du har ikke adgang til den side.')).length,
      ).toBeGreaterThan(0);
      expect(screen.queryByText('Overblik')).not.toBeInTheDocument();
    },
  );
});
