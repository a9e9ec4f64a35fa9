import { act, render, screen } from '@testing-library/react';
import { announce, withdraw } from '@/shared/notifications/announce';
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

it('takes back what is not so any more, and nothing else', () => {
  render(<LiveRegion />);
  act(() => announce('Saving'));
  act(() => withdraw('Saving'));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => announce('Saving'));
  act(() => announce('Three results'));
  act(() => withdraw('Saving'));
  expect(screen.getByRole('status')).toHaveTextContent('Three results');
});

it('reads both of two texts that come in one moment', () => {
  render(<LiveRegion />);
  act(() => {
    announce('Verified');
    announce('Signing');
  });
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(screen.getByText('Signing')).toBeInTheDocument();
});

it('is silent once it is gone', () => {
  const { unmount } = render(<LiveRegion />);
  unmount();
  expect(() => announce('Anybody?')).not.toThrow();
});
