import { waitFor } from '@testing-library/react';
import { initI18n } from '@/i18n/i18n';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { beIdle } from '@tests/support/fakes/idle';
import { render } from '@tests/support/fixtures/render';

const mockLoaded = jest.fn();

jest.mock('@/shared/notifications/Toasts', () => {
  mockLoaded();
  return jest.requireActual<object>('@/shared/notifications/Toasts');
});

it('NotificationHost fetches the toasts before the first notification, so that one can be shown offline', async () => {
  await initI18n('da');
  render(<NotificationHost />);
  expect(mockLoaded).not.toHaveBeenCalled();
  await beIdle();
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(1));
});
