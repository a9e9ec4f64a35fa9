import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

describe('a button', () => {
  it('is no submit button unless it says so', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
  });

  it('is pressed by mouse and keyboard', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Go</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('does nothing while busy, but keeps its focus and says what it does, for as long as it does it', async () => {
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

it('a button with a drawing only has a name', async () => {
  const onClick = jest.fn();
  render(<IconButton name="close" label="Close" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
