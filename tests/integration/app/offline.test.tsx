import { screen, waitFor } from '@testing-library/react';
import { demoTokens } from '@mocks/db/demo';
import { setOnline } from '@tests/support/actions/connection';
import { renderApp } from '@tests/support/fixtures/renderApp';
import { names, tableOf, waitForRows } from '../truckers/listScreen';

const bar = 'Du er offline. En formular, du gemmer, bliver ikke sendt, før du prøver igen.';

describe('a lost connection', () => {
  it('is shown in a bar and announced until it is back [8-offline]', async () => {
    await renderApp('/admin/user', { as: 'admin' });
    setOnline(false);
    // One text is visible, the other is for screen readers.
    expect(screen.getAllByText(bar)).toHaveLength(2);
    setOnline(true);
    expect(screen.queryByText(bar)).not.toBeInTheDocument();
  });

  it('keeps the rows of the haulier list until the requested page loads once online [8-offline]', async () => {
    const { mock, user } = await renderApp('/admin/truckers', { as: 'admin' });
    await waitForRows();
    const before = names();
    setOnline(false);
    mock.use('drop:*');
    await user.click(await screen.findByRole('button', { name: 'Side 3' }));
    expect(await screen.findByText('Listen kunne ikke hentes.')).toBeInTheDocument();
    expect(names()).toEqual(before);
    expect(tableOf().tBodies[0]).toHaveAttribute('inert');
    expect(screen.getByText('Viser 1–10 af 240 rækker')).toBeInTheDocument();
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName(/\b1\b/);
    expect(tableOf()).toHaveAttribute('aria-busy', 'false');
    mock.use('happy');
    setOnline(true);
    await waitFor(() => expect(names()).not.toEqual(before));
    expect(screen.queryByText('Listen kunne ikke hentes.')).not.toBeInTheDocument();
    // The announcement follows the rows.
    await waitFor(() => expect(screen.getAllByText('Viser 21–30 af 240 rækker')).toHaveLength(2));
  });

  it('delays the wizard, which loads by itself once the connection is back [8-offline]', async () => {
    const { mock } = await renderApp(`/registration/${demoTokens.invited}`, {
      scenario: 'drop:getRegistration',
    });
    expect(await screen.findByRole('button', { name: 'Prøv igen' })).toBeInTheDocument();
    mock.use('happy');
    setOnline(true);
    expect(await screen.findByRole('button', { name: 'Ret' })).toBeInTheDocument();
  });
});
