import { act, screen, waitFor } from '@testing-library/react';
import { createApiError } from '@/api/core/apiError';
import { initI18n } from '@/i18n/i18n';
import { useLoadNotice } from '@/shared/errors/useLoadNotice';
import type { Load } from '@/shared/errors/useLoadNotice';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { notified } from '@/shared/notifications/notifications.slice';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

const failed: Load = { isError: true, isFetching: false, error: createApiError('server') };
const retried: Load = { isError: false, isFetching: true };
const loaded: Load = { isError: false, isFetching: false };
const words = 'Ups! Noget gik galt!';

function Reader({ load }: { load: Load }) {
  useLoadNotice(load);
  return null;
}

function page(...loads: Load[]) {
  return (
    <>
      <NotificationHost />
      <LiveRegion />
      {loads.map((load, index) => (
        <Reader key={index} load={load} />
      ))}
    </>
  );
}

// The text appears twice: in the notification and in the live region.
const expectSaid = (times: number) =>
  waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(times));

describe('the notice of a failed load', () => {
  it('leaves the screen and the live region once a retry succeeds, not before [8-load-overcome]', async () => {
    const { rerender } = render(page(retried));
    rerender(page(failed));
    await expectSaid(2);
    rerender(page(retried));
    await act(() => Promise.resolve());
    await expectSaid(2);
    rerender(page(loaded));
    await expectSaid(0);
  });

  it('stays while another load has failed with the same text [8-load-overcome]', async () => {
    const { rerender } = render(page(retried, retried));
    rerender(page(failed, failed));
    await expectSaid(2);
    rerender(page(loaded, failed));
    await act(() => Promise.resolve());
    await expectSaid(2);
    rerender(page(loaded, loaded));
    await expectSaid(0);
  });

  it('is removed after a successful load, unlike another failure’s notice with its text [8-load-overcome]', async () => {
    const { rerender, store } = render(page(retried));
    rerender(page(failed));
    act(() => void store.dispatch(notified('error', words, { about: 'Slet vognmand: Taxa Nord' })));
    await screen.findByText('Slet vognmand: Taxa Nord');
    rerender(page(loaded));
    await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(1));
    expect(screen.getByRole('alert')).toHaveTextContent(`Slet vognmand: Taxa Nord: ${words}`);
  });

  it('is not shown for an earlier visit’s failure, but for the next one, even if immediate', async () => {
    const { rerender } = render(page(failed));
    rerender(page(loaded));
    await act(() => Promise.resolve());
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    rerender(page({ ...failed, error: createApiError('server') }));
    await expectSaid(2);
  });
});
