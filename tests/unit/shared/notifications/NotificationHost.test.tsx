import { useEffect } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { notificationsCleared } from '@/shared/notifications/notifications.slice';
import { useNotify, type Notify } from '@/shared/notifications/useNotify';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

let notify: Notify;
let clear: () => void;

/** Exposes the notify functions to the tests. */
function Teller() {
  const teller = useNotify();
  useEffect(() => {
    notify = teller;
  }, [teller]);
  return null;
}

function renderHost() {
  const { store } = render(
    <>
      <Teller />
      <button>Før</button>
      <NotificationHost />
      <LiveRegion />
    </>,
  );
  clear = () => void store.dispatch(notificationsCleared());
}

const region = () => screen.getByRole('region', { name: /^Beskeder/ });
const shown = async (text: string) => {
  await screen.findByRole('region', { name: /^Beskeder/ });
  return within(region()).findByText(text);
};

/** Waits until pending notifications are shown. */
const turns = () => act(() => new Promise((done) => setTimeout(done)));

describe('notifications', () => {
  it('are shown even if they are sent during the first render of a page', async () => {
    function Page() {
      const { error } = useNotify();
      useEffect(() => error('Du har ikke adgang til denne side.'), [error]);
      return null;
    }
    render(
      <>
        <Page />
        <NotificationHost />
        <LiveRegion />
      </>,
    );
    expect(await shown('Du har ikke adgang til denne side.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Du har ikke adgang til denne side.');
  });

  it('show a success and announce it politely, once', async () => {
    renderHost();
    act(() => notify.success('Tilføjet!'));
    expect(await shown('Tilføjet!')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^Tilføjet!$/);
    expect(region()).toHaveAttribute('aria-live', 'off');
    await turns();
    expect(within(region()).getAllByText('Tilføjet!')).toHaveLength(1);
  });

  it('are dismissed by their kind, even before they are shown, and others stay', async () => {
    renderHost();
    act(() => {
      notify.error('Det gik galt', { kind: 'call' });
      notify.error('Noget andet gik galt');
    });
    await shown('Det gik galt');
    act(() => notify.dismiss('call'));
    await waitFor(() => expect(within(region()).queryByText('Det gik galt')).toBeNull());
    expect(within(region()).getByText('Noget andet gik galt')).toBeInTheDocument();
    act(() => {
      notify.error('Det gik galt igen', { kind: 'call' });
      notify.dismiss('call');
    });
    await turns();
    expect(screen.queryByText('Det gik galt igen')).toBeNull();
  });

  it('show an error once until it is closed, and announce it assertively (D33)', async () => {
    renderHost();
    act(() => notify.error('Det gik galt'));
    await shown('Det gik galt');
    expect(screen.getByText('Det gik galt', { selector: '[role=alert] *' })).toBeInTheDocument();
    await turns();
    expect(within(region()).getAllByText('Det gik galt')).toHaveLength(1);
    await userEvent.click(within(region()).getByRole('button', { name: 'Luk besked' }));
    await waitFor(() =>
      expect(within(region()).queryByText('Det gik galt')).not.toBeInTheDocument(),
    );
  });

  it.each(['{Enter}', '{Escape}'])(
    'return the focus when %s closes the notification that has it [2-focus-kept]',
    async (key) => {
      renderHost();
      act(() => notify.error('Det gik galt'));
      await shown('Det gik galt');
      const before = screen.getByRole('button', { name: 'Før' });
      const close = within(region()).getByRole('button', { name: 'Luk besked' });
      act(() => before.focus());
      act(() => close.focus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(close).not.toBeInTheDocument());
      expect(before).toHaveFocus();
    },
  );

  it('have only their close button as a tab stop, so that the focus is never lost with them [2-focus-kept]', async () => {
    renderHost();
    act(() => notify.error('Det gik galt'));
    await shown('Det gik galt');
    act(() => screen.getByRole('button', { name: 'Før' }).focus());
    await userEvent.tab();
    expect(within(region()).getByRole('button', { name: 'Luk besked' })).toHaveFocus();
  });

  it('close on Escape without taking the focus', async () => {
    renderHost();
    act(() => notify.error('Det gik helt galt'));
    await shown('Det gik helt galt');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(region()).queryByText('Det gik helt galt')).not.toBeInTheDocument(),
    );
    expect(document.body).toHaveFocus();
  });

  it('show the same error once', async () => {
    renderHost();
    act(() => notify.error('Ingen forbindelse'));
    await shown('Ingen forbindelse');
    await act(async () => {
      notify.error('Ingen forbindelse');
      await Promise.resolve();
    });
    expect(within(region()).getAllByText('Ingen forbindelse')).toHaveLength(1);
  });

  it('of one kind are shown together, the newest first, each once [8-notices-fold]', async () => {
    renderHost();
    const about = (name: string) => ({ about: name, kind: 'certificate' });
    act(() => notify.success('Sendt til nord@example.dk', about('Taxa Nord')));
    await shown('Sendt til nord@example.dk');
    act(() => notify.success('Sendt til syd@example.dk', about('Taxa Syd')));
    await shown('Sendt til syd@example.dk');
    act(() => notify.success('Sendt til nord@example.dk', about('Taxa Nord')));
    await waitFor(() =>
      expect(within(region()).getByRole('group')).toHaveTextContent(
        /^Taxa Nord: Sendt til nord@example.dkTaxa Syd: Sendt til syd@example.dk/,
      ),
    );
  });

  it('of one kind show three, and how many more there are', async () => {
    renderHost();
    for (const name of ['Nord', 'Syd', 'Øst', 'Vest', 'Midt']) {
      act(() => notify.success('Gemt', { about: name, kind: 'saved' }));
    }
    await shown('og 2 beskeder mere');
    expect(within(region()).getAllByText('Gemt')).toHaveLength(3);
    expect(region()).not.toHaveTextContent('Nord');
  });

  it('are all removed when the list is cleared, and later notifications are shown', async () => {
    renderHost();
    act(() => notify.error('Taxa Nord findes ikke'));
    act(() => notify.success('Taxa Syd er slettet'));
    await shown('Taxa Nord findes ikke');
    await shown('Taxa Syd er slettet');
    act(clear);
    expect(document.body).not.toHaveTextContent(/Taxa/);
    act(() => notify.success('Tilføjet!'));
    expect(await shown('Tilføjet!')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Taxa/);
  });

  it('that still wait for their chunk are also removed when the list is cleared', async () => {
    renderHost();
    // `clear` is called at different moments: while the toast chunk is loading, once it has loaded, or once the
    // notification was passed to it.
    for (const steps of [0, 1, 2, 3, 5, 8]) {
      await act(async () => {
        notify.error(`Taxa ${String(steps)} findes ikke`);
        for (let step = 0; step < steps; step += 1) await Promise.resolve();
        clear();
      });
    }
    await turns();
    expect(document.body).not.toHaveTextContent(/Taxa/);
    act(() => notify.success('Tilføjet!'));
    expect(await shown('Tilføjet!')).toBeInTheDocument();
    await turns();
    expect(document.body).not.toHaveTextContent(/Taxa/);
  });

  it.each(['success', 'info'] as const)(
    'of %s disappear after five seconds (D33)',
    async (tone) => {
      renderHost();
      act(() => notify[tone](`Det gik, ${tone}`));
      await shown(`Det gik, ${tone}`);
      // The five seconds are the CSS animation of a hidden progress bar.
      const bar = within(region()).getByRole('progressbar', { hidden: true });
      expect(bar).toHaveStyle({ animationDuration: '5000ms' });
      fireEvent.animationEnd(bar);
      await waitFor(() => expect(region()).not.toHaveTextContent('Det gik'));
    },
  );
});
