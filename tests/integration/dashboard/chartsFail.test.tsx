import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/fixtures/renderApp';

let attempts = 0;

jest.mock('@/features/dashboard/charts/ValueChart', () => {
  attempts += 1;
  throw new Error('The chunk did not load.');
});

it('the dashboard keeps its tables when the charts fail to load, and offers a retry [2-dashboard-charts-fail]', async () => {
  const { user } = await renderApp('/admin/overview', { as: 'admin' });
  const message = 'Diagrammerne kunne ikke hentes. Tallene står i tabellerne.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  // Their visibility is tested in a real browser (tests/e2e/staff/dashboard.spec.ts).
  expect(screen.getAllByRole('table')).toHaveLength(2);
  const before = attempts;
  await user.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => expect(attempts).toBeGreaterThan(before));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('the heading has the focus after a retry of the charts [2-focus-kept]', async () => {
  const { user } = await renderApp('/admin/overview', { as: 'admin' });
  const retry = await screen.findByRole('button', { name: 'Prøv igen' });
  retry.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Overblik' })).toHaveFocus();
});
