import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { report } from '@/shared/errors/reporting/report';
import { expectConsole } from '@tests/support/jest/consoleGuard';

jest.mock('@/shared/errors/reporting/report', () => ({ report: jest.fn(() => 'REF12345') }));

/** Creates a component that throws the given number of times. */
function createFlaky(failures: number) {
  let left = failures;
  return function Flaky() {
    if (left > 0) {
      left -= 1;
      throw new Error('flaky');
    }
    return <p>Fine</p>;
  };
}

const boundary = (failures: number) => {
  const Flaky = createFlaky(failures);
  return (
    <ErrorBoundary fallback={(reference) => <p>Broken: {reference}</p>}>
      <Flaky />
    </ErrorBoundary>
  );
};

describe('ErrorBoundary', () => {
  beforeEach(() => jest.mocked(report).mockClear());

  it('does not report an error that React recovered from by rendering again', () => {
    render(boundary(1), { onRecoverableError: () => undefined });
    expect(screen.getByText('Fine')).toBeInTheDocument();
    expect(report).not.toHaveBeenCalled();
  });

  it('reports the error that it shows, once', () => {
    expectConsole(/flaky/);
    render(boundary(10));
    expect(screen.getByText('Broken: REF12345')).toBeInTheDocument();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
