import { waitFor } from '@testing-library/react';
import { initI18n } from '@/i18n/i18n';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { render } from '@tests/support/fixtures/render';

const mockLoaded = jest.fn();

jest.mock('@/shared/notifications/Toasts', () => {
  mockLoaded();
  return jest.requireActual<object>('@/shared/notifications/Toasts');
});

it('NotificationHost fetches the toasts before the first notification, so that one can be shown offline', async () => {
  await initI18n('da');
  const idle = jest.fn<number, [() => void]>(() => 1);
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: jest.fn() });
  render(<NotificationHost />);
  expect(mockLoaded).not.toHaveBeenCalled();
  idle.mock.lastCall?.[0]();
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(1));
});
