import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { expectPage, expectRows, fewRows } from './loginScreen';

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
