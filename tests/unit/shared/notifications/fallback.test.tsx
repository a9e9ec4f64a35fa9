import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { notify } from '@/shared/notifications/notify';

jest.mock('@/shared/notifications/Toasts', () => {
  throw new Error('No connection');
});

beforeAll(() => initI18n('da'));

describe('notifications whose script cannot be fetched', () => {
  it('stand on the page, each once, until they are closed', async () => {
    render(<NotificationHost />);
    act(() => notify.error('Det gik galt'));
    await screen.findByText('Det gik galt');
    act(() => {
      notify.error('Det gik galt');
      notify.success('Tilføjet!');
    });
    await screen.findByText('Tilføjet!');
    expect(screen.getAllByText('Det gik galt')).toHaveLength(1);
    for (const button of screen.getAllByRole('button', { name: 'Luk besked' })) {
      await userEvent.click(button);
    }
    expect(screen.queryByText('Det gik galt')).not.toBeInTheDocument();
    expect(screen.queryByText('Tilføjet!')).not.toBeInTheDocument();
  });
});
