import { act, render, screen } from '@testing-library/react';
import { announce } from '@/shared/notifications/announce';
import { LiveRegion } from '@/shared/notifications/LiveRegion';

it('says a text politely, or at once', () => {
  render(<LiveRegion />);
  act(() => announce('Three results'));
  expect(screen.getByRole('status')).toHaveTextContent('Three results');
  expect(screen.getByRole('alert')).toHaveTextContent('');
  act(() => announce('It failed', 'assertive'));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  expect(screen.getByRole('status')).toHaveTextContent('Three results');
});

it('says the same text again, as something new', () => {
  render(<LiveRegion />);
  act(() => announce('Saved'));
  const first = screen.getByText('Saved');
  act(() => announce('Saved'));
  expect(screen.getByText('Saved')).not.toBe(first);
});

it('is silent once it is gone', () => {
  const { unmount } = render(<LiveRegion />);
  unmount();
  expect(() => announce('Anybody?')).not.toThrow();
});
