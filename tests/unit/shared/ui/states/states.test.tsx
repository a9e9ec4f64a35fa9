import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from '@/shared/ui/Alert';
import { EmptyState, ErrorState } from '@/shared/ui/states/ErrorState';
import { LoadingState } from '@/shared/ui/states/LoadingState';
import { Panel } from '@/shared/ui/Panel';

it('loading says so in a status', () => {
  render(<LoadingState label="Loading…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it('an error is an alert and can be tried again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState message="It failed." retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('an error without a way to try again shows no button', () => {
  render(<ErrorState message="It failed." retryLabel="Try again" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('nothing to show says why and what to do', () => {
  render(<EmptyState title="No rows.">Add one</EmptyState>);
  expect(screen.getByText('No rows.')).toBeInTheDocument();
  expect(screen.getByText('Add one')).toBeInTheDocument();
});

it('a box of text interrupts nobody', () => {
  render(
    <Alert tone="info" title="Note">
      Text
    </Alert>,
  );
  expect(screen.getByText('Note')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a panel with a title is a region of that name', () => {
  render(
    <>
      <Panel title="Contact">One</Panel>
      <Panel>Two</Panel>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveTextContent('One');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});
