import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notificationTimeoutMs } from '@/config/constants';
import { initI18n } from '@/i18n/i18n';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { notify } from '@/shared/notifications/notify';
import { LiveRegion } from '@/shared/ui/LiveRegion';

beforeAll(() => initI18n('da'));

function renderHost() {
  render(
    <>
      <NotificationHost />
      <LiveRegion />
    </>,
  );
}

const shown = async () => within(await screen.findByRole('region', { name: /^Beskeder/ }));

describe('notifications', () => {
  it('fetch nothing and show nothing before the first', () => {
    renderHost();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('show a success and say it politely, once', async () => {
    renderHost();
    act(() => notify.success('Tilføjet!'));
    expect(await (await shown()).findByText('Tilføjet!')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Tilføjet!');
    expect(screen.getByRole('region', { name: /^Beskeder/ })).toHaveAttribute('aria-live', 'off');
  });

  it('show an error, interrupt with it, and keep it until it is closed', async () => {
    renderHost();
    act(() => notify.error('Det gik galt'));
    const region = await shown();
    await region.findByText('Det gik galt');
    expect(screen.getByText('Det gik galt', { selector: '[role=alert] *' })).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Luk besked' }));
    await waitFor(() => expect(region.queryByText('Det gik galt')).not.toBeInTheDocument());
  });

  it('show the same error once', async () => {
    renderHost();
    act(() => notify.error('Ingen forbindelse'));
    const region = await shown();
    await region.findByText('Ingen forbindelse');
    await act(() => Promise.resolve(notify.error('Ingen forbindelse')));
    expect(region.getAllByText('Ingen forbindelse')).toHaveLength(1);
  });

  it('take a success away after five seconds (specification, section 9)', () => {
    expect(notificationTimeoutMs).toBe(5000);
  });
});
