import { act, render, screen } from '@testing-library/react';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { notify } from '@/shared/notifications/notify';

jest.mock('@/shared/notifications/Toasts', () => {
  throw new Error('The chunk did not load.');
});

it('a notification is shown plainly when what shows it cannot be fetched', async () => {
  render(<NotificationHost />);
  act(() => notify.error('Ingen forbindelse'));
  expect(await screen.findByText('Ingen forbindelse')).toBeInTheDocument();
});
