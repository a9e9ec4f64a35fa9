import { act, screen, within } from '@testing-library/react';
import { demoAccounts } from '@mocks/db/demo';
import { sessionStarted } from '@/store/session.slice';
import { renderApp } from '@tests/support/fixtures/renderApp';

/** The [term, value] pairs of the region with this title. */
async function detailsOf(title: string): Promise<[string, string][]> {
  const sheet = within(await screen.findByRole('region', { name: title }));
  return sheet
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}

describe('the profile', () => {
  it.each(['admin', 'user'] as const)(
    'shows name, e-mail and language of %s [2-profile-fields]',
    async (as) => {
      const { mock } = await renderApp('/admin/user', { as });
      const { name, email } = demoAccounts[as];
      expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeInTheDocument();
      expect(await detailsOf('Dine oplysninger')).toEqual([
        ['Navn', name],
        ['E-mail', email],
        ['Sprog', 'Dansk'],
      ]);
      expect(document.title).toBe('Profil – Taxiforsikring');
      expect(mock.calls.all()).toEqual([]);
    },
  );

  it('is read-only and says so [2-profile-read-only]', async () => {
    await renderApp('/admin/user', { as: 'admin' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Oplysningerne kan ikke ændres her.')).toBeInTheDocument();
    for (const role of ['textbox', 'combobox', 'checkbox', 'button']) {
      expect(main.queryByRole(role)).not.toBeInTheDocument();
    }
  });

  it('supports English, and shows the language chosen in the top bar [9-profile-languages]', async () => {
    const { user } = await renderApp('/admin/user', { as: 'admin' });
    await detailsOf('Dine oplysninger');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await detailsOf('Your details')).toEqual([
      ['Name', demoAccounts.admin.name],
      ['Email', demoAccounts.admin.email],
      ['Language', 'English'],
    ]);
    expect(screen.getByText('The details cannot be changed here.')).toBeInTheDocument();
    expect((await detailsOf('Contact')).map(([term]) => term)).toEqual([
      'Company',
      'Phone',
      'Email',
    ]);
  });

  it('shows a contact card from the settings, with links to call and to write [2-profile-contact]', async () => {
    const contact = {
      company: 'Nordtaxa Forsikring',
      phone: '+45 12 34 56 78',
      email: 'hjaelp@example.dk',
      openingHours: 'Hverdage 9-15',
    };
    await renderApp('/admin/user', { as: 'user', settings: { contact } });
    expect(await detailsOf('Kontakt')).toEqual([
      ['Virksomhed', contact.company],
      ['Telefon', contact.phone],
      ['E-mail', contact.email],
      ['Åbningstider', contact.openingHours],
    ]);
    const card = within(screen.getByRole('region', { name: 'Kontakt' }));
    const hrefs = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:+4512345678', 'mailto:hjaelp@example.dk']);
  });

  it('shows "not stated" for a missing name', async () => {
    const { application } = await renderApp('/admin/user', { as: 'admin' });
    await detailsOf('Dine oplysninger');
    const { token } = application.store.getState().session;
    const user = { name: '', email: 'x@example.dk', role: 'admin' };
    act(() => {
      application.store.dispatch(sessionStarted({ token: token ?? '', user }));
    });
    expect(await screen.findByText('Ikke oplyst')).toBeInTheDocument();
  });
});
