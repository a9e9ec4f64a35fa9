import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusRecovery } from '@/shared/lists/useFocusRecovery';

function List({ rows }: { rows: readonly string[] }) {
  const body = useRef<HTMLDivElement>(null);
  useFocusRecovery(body, rows);
  return (
    <>
      <button>outside</button>
      <div ref={body} tabIndex={-1} role="region" aria-label="list">
        {rows.map((row) => (
          <button key={row}>{row}</button>
        ))}
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the focus in a list', () => {
  it('goes to the list when the row that holds it has gone', () => {
    const { rerender } = render(<List rows={['a', 'b']} />);
    button('b').focus();
    rerender(<List rows={['a']} />);
    expect(screen.getByRole('region', { name: 'list' })).toHaveFocus();
  });

  it('stays on a row that is still there', () => {
    const { rerender } = render(<List rows={['a', 'b']} />);
    button('a').focus();
    rerender(<List rows={['a']} />);
    expect(button('a')).toHaveFocus();
  });

  it('is left alone elsewhere', () => {
    const { rerender } = render(<List rows={['a', 'b']} />);
    button('b').focus();
    button('outside').focus();
    rerender(<List rows={['a']} />);
    expect(button('outside')).toHaveFocus();
    rerender(<List rows={[]} />);
    expect(button('outside')).toHaveFocus();
  });
});
