import { act, screen } from '@testing-library/react';
import { initI18n } from '@/i18n/i18n';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { announced, withdrawn } from '@/shared/notifications/notifications.slice';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da'));

function renderRegion() {
  const { store } = render(<LiveRegion />);
  return {
    announce: (...said: Parameters<typeof announced>) => void store.dispatch(announced(...said)),
    withdraw: (text: string) => void store.dispatch(withdrawn(text)),
  };
}

it('announce announces a text politely, or assertively when asked', () => {
  const { announce } = renderRegion();
  act(() => announce('Three results'));
  expect(screen.getByRole('status')).toHaveTextContent('Three results');
  expect(screen.getByRole('alert')).toHaveTextContent('');
  act(() => announce('It failed', 'assertive'));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  expect(screen.getByRole('status')).toHaveTextContent('Three results');
});

it('announce announces the same text again as a new one', () => {
  const { announce } = renderRegion();
  act(() => announce('Saved'));
  const first = screen.getByText('Saved');
  act(() => announce('Saved'));
  expect(screen.getByText('Saved')).not.toBe(first);
});

it('withdraw removes the given text, but no text that was announced later', () => {
  const { announce, withdraw } = renderRegion();
  act(() => announce('Saving'));
  act(() => withdraw('Saving'));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => announce('Saving'));
  act(() => announce('Three results'));
  act(() => withdraw('Saving'));
  expect(screen.getByRole('status')).toHaveTextContent('Three results');
});

it('announce announces both of two texts that arrive at the same moment', () => {
  const { announce } = renderRegion();
  act(() => {
    announce('Verified');
    announce('Signing');
  });
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(screen.getByText('Signing')).toBeInTheDocument();
});
