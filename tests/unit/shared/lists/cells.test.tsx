import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowAction, StatusIcon } from '@/shared/lists/cells';

describe('what stands in the cells of a list', () => {
  it.each(['yes', 'no', 'warning'] as const)('says what a status icon (%s) means', (tone) => {
    render(<StatusIcon tone={tone} text="Aktiv" />);
    expect(screen.getByText('Aktiv')).toBeInTheDocument();
  });

  it('lets the keyboard reach a status icon that tells more than its column', async () => {
    render(<StatusIcon tone="yes" text="Registreringsnummer: AB 12 345" isFocusable />);
    await userEvent.setup().tab();
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the keyboard off other marks', async () => {
    render(<StatusIcon tone="yes" text="Aktiv" />);
    await userEvent.setup().tab();
    expect(document.body).toHaveFocus();
  });

  it('keeps what stands on a card in place of a long text out of its name', () => {
    render(
      <RowAction
        iconName="cross"
        tone="no"
        label="Tilføj nummer"
        shortText="Tilføj"
        onClick={jest.fn()}
      />,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Tilføj nummer');
    expect(screen.getByText('Tilføj')).toBeInTheDocument();
  });

  it('does what a row action says', async () => {
    const onClick = jest.fn();
    render(<RowAction iconName="mail" label="Send" onClick={onClick} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does nothing twice: a busy action keeps its focus and its name but not its click', async () => {
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

  it('keeps a number plate in its tip in one line [2-numbers-whole]', () => {
    render(<StatusIcon tone="yes" text="Registreringsnummer: AB 12 345" />);
    expect(screen.getByText('AB 12 345')).toHaveClass('unbroken');
  });
});
