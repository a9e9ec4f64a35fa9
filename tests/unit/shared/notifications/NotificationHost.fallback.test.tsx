import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { notified } from '@/shared/notifications/notifications.slice';
import { render } from '@tests/support/fixtures/render';

jest.mock('@/shared/notifications/Toasts', () => {
  throw new Error('No connection');
});

beforeAll(() => initI18n('da'));

describe('notifications whose chunk cannot be fetched', () => {
  it('are shown on the page, each once, until they are closed', async () => {
    const { store } = render(<NotificationHost />);
    act(() => void store.dispatch(notified('error', 'Det gik galt')));
    await screen.findByText('Det gik galt');
    act(() => {
      store.dispatch(notified('error', 'Det gik galt'));
      store.dispatch(notified('success', 'Tilføjet!'));
    });
    await screen.findByText('Tilføjet!');
    expect(screen.getAllByText('Det gik galt')).toHaveLength(1);
    for (const button of screen.getAllByRole('button', { name: 'Luk besked' })) {
      await userEvent.click(button);
    }
    expect(screen.queryByText('Det gik galt')).not.toBeInTheDocument();
    expect(screen.queryByText('Tilføjet!')).not.toBeInTheDocument();
  });

  it('pass the focus on when one is closed, and to the page after the last', async () => {
    const { store } = render(
      <>
        <main tabIndex={-1} />
        <NotificationHost />
      </>,
    );
    act(() => {
      store.dispatch(notified('error', 'Det gik galt'));
      store.dispatch(notified('success', 'Tilføjet!'));
    });
    await screen.findByText('Tilføjet!');
    const closeFirst = async () => {
      const [button] = screen.getAllByRole('button', { name: 'Luk besked' });
      if (button) await userEvent.click(button);
    };
    await closeFirst();
    expect(document.body).not.toHaveFocus();
    await closeFirst();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('return the focus to where it was when they are closed [2-focus-kept]', async () => {
    const { store } = render(
      <>
        <main tabIndex={-1} />
        <button>Før</button>
        <NotificationHost />
      </>,
    );
    act(() => void store.dispatch(notified('error', 'Det gik galt')));
    act(() => void store.dispatch(notified('success', 'Tilføjet!')));
    await screen.findByText('Tilføjet!');
    const before = screen.getByRole('button', { name: 'Før' });
    for (const close of screen.getAllByRole('button', { name: 'Luk besked' })) {
      act(() => before.focus());
      act(() => close.focus());
      await userEvent.keyboard('{Enter}');
      expect(close).not.toBeInTheDocument();
      expect(before).toHaveFocus();
    }
  });
});
