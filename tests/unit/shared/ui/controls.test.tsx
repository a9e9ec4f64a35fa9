import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { Alert } from '@/shared/ui/Alert';
import { Button } from '@/shared/ui/Button';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

describe('a button', () => {
  it('ignores clicks while it is busy, but keeps its focus and announces what it does', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const button = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <LiveRegion />
        <Button type="submit" isBusy={isBusy} busyText="Sending…" onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(button(false));
    screen.getByRole('button', { name: 'Send' }).focus();
    rerender(button(true));
    const busy = screen.getByRole('button', { name: 'Sending…' });
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(button(false));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

it('Alert does not interrupt the screen reader', () => {
  render(
    <Alert tone="info" title="Note">
      Text
    </Alert>,
  );
  expect(screen.getByText('Note')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
