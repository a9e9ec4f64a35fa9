import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowAction, RowActions } from '@/shared/lists/cells';

describe('an action in a row of a list', () => {
  it('has its full label as its name, even when a card shows a short text', () => {
    render(<RowAction tone="no" label="Tilføj nummer" shortText="Tilføj" onClick={jest.fn()} />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Tilføj nummer');
    expect(screen.getByRole('button')).toHaveAttribute('data-short', 'Tilføj');
  });

  it('keeps its focus and name while it is busy, but ignores clicks', async () => {
    const onClick = jest.fn();
    const user = userEvent.setup();
    const { rerender } = render(<RowAction iconName="mail" label="Send" onClick={onClick} />);
    await user.tab();
    rerender(<RowAction iconName="mail" label="Send" isBusy onClick={onClick} />);
    const action = screen.getByRole('button', { name: 'Send' });
    expect(action).toHaveFocus();
    expect(action).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('the menu of a row', () => {
  const onDelete = jest.fn();
  const renderActions = () => {
    const items = (
      <>
        <RowAction iconName="mail" label="Send" onClick={jest.fn()} />
        <RowAction iconName="delete" label="Slet" onClick={onDelete} />
      </>
    );
    render(
      <>
        <RowActions label="Handlinger for A" menu={{ text: 'Handlinger', isBusy: false, items }}>
          <RowAction iconName="edit" label="Rediger" isFrequent onClick={jest.fn()} />
        </RowActions>
        <button>outside</button>
      </>,
    );
    return { user: userEvent.setup(), button: screen.getByRole('button', { name: /^Handlinger/ }) };
  };
  const item = (name: string) => screen.queryByRole('button', { name });

  it('supports the arrow keys, which wrap around, and Home and End [2-row-menu]', async () => {
    const { user, button } = renderActions();
    await user.click(button);
    await user.keyboard('{ArrowUp}');
    expect(item('Slet')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('Send')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}{Home}{ArrowDown}');
    expect(item('Send')).toHaveFocus();
  });

  it('returns the focus to its button on Escape and when an action is pressed [2-row-menu]', async () => {
    const { user, button } = renderActions();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(item('Slet')).not.toBeInTheDocument();
    await user.keyboard('{Enter}{End}{Enter}');
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(item('Slet')).not.toBeInTheDocument();
  });

  it('closes when the focus or a press goes elsewhere', async () => {
    const { user, button } = renderActions();
    await user.click(button);
    await user.keyboard('{End}{Tab}');
    expect(screen.getByRole('button', { name: 'outside' })).toHaveFocus();
    expect(item('Slet')).not.toBeInTheDocument();
    await user.click(button);
    await user.click(document.body);
    expect(item('Slet')).not.toBeInTheDocument();
  });
});
