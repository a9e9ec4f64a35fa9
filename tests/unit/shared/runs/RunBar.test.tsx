import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from '@/i18n/i18n';
import { createRun, type Run } from '@/shared/runs/run';
import { RunBar } from '@/shared/runs/RunBar';
import { RunBarFrame } from '@/shared/runs/RunBarFrame';
import { render } from '@tests/support/fixtures/render';

beforeAll(() => initI18n('da', ['staff', 'bulk']));

const items = Array.from({ length: 50 }, (_, index) => ({
  key: `k${String(index)}`,
  label: `Pris ${String(index)}`,
  about: null,
  before: 'før',
  wanted: 'efter',
}));
const started = createRun({ kind: 'premiums', titleKey: 'runs.savePremiums', items });

describe('the bar of a run with many items', () => {
  function renderBar() {
    const view = { showValue: jest.fn((value: unknown) => String(value)) };
    const bar = (run: Run) => (
      <RunBarFrame>
        <RunBar
          run={run}
          view={view}
          isOnline
          onPhase={() => undefined}
          onStart={() => undefined}
          onClose={() => undefined}
        />
      </RunBarFrame>
    );
    const { rerender } = render(bar(started));
    return { ...view, change: (run: Run) => rerender(bar(run)) };
  }
  const sent: Run = { ...started, states: { k7: { at: 'sent' } } };

  it('formats no value while its list is closed', () => {
    const { showValue, change } = renderBar();
    change(sent);
    expect(showValue).not.toHaveBeenCalled();
  });

  it('renders one row of its open list for a change of one item', async () => {
    const { showValue, change } = renderBar();
    await userEvent.click(screen.getByRole('button', { name: 'Vis alle' }));
    expect(showValue).toHaveBeenCalledTimes(100);
    showValue.mockClear();
    change(sent);
    expect(screen.getByText('Gemmer…')).toBeInTheDocument();
    change({ ...sent, isWaiting: true });
    expect(showValue.mock.calls.map(([value]) => value)).toEqual(['før', 'efter']);
  });

  it('lists items left out because of an error before those left out for nothing to do [2-run-report]', async () => {
    const { change } = renderBar();
    await userEvent.click(screen.getByRole('button', { name: 'Vis alle' }));
    const skipped = { at: 'skipped' } as const;
    const faulty = { ...skipped, isFaulty: true };
    change({ ...started, states: { k0: { at: 'saved' }, k1: skipped, k2: faulty } });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Pris 2 /);
    expect(second).toHaveTextContent(/^Pris 0 /);
  });

  it('separates the number of withdrawn items from the results with a dot [2-run-again]', () => {
    const { change } = renderBar();
    const withdrawn = { at: 'refused', isWithdrawn: true } as const;
    change({ ...started, phase: 'ended', states: { k0: { at: 'saved' }, k1: withdrawn } });
    expect(screen.getByRole('region')).toHaveTextContent(
      /1 gemt · 1 afvist · 1 er gemt, rettet eller/,
    );
  });

  it('shows the result of an item and each reason as sentences of their own [2-run-report]', async () => {
    const { change } = renderBar();
    await userEvent.click(screen.getByRole('button', { name: 'Vis alle' }));
    const messages = [{ text: 'For høj.' }, { text: 'Nej' }];
    change({ ...started, states: { k7: { at: 'refused', messages } } });
    const [first] = screen.getAllByRole('listitem');
    const sentences = within(first ?? document.body).getAllByRole('paragraph');
    const texts = sentences.map(({ textContent }) => textContent.trim());
    expect(texts).toEqual(['Afvist', 'For høj.', 'Nej']);
  });

  it('keeps the question before its undo, with the focus, when an item of the report changes [2-run-replace]', async () => {
    const { change } = renderBar();
    const states = { k0: { at: 'saved' }, k1: { at: 'refused' }, k2: { at: 'refused' } } as const;
    const ended: Run = { ...started, phase: 'ended', states };
    change(ended);
    await userEvent.click(screen.getByRole('button', { name: 'Fortryd' }));
    const keep = within(screen.getByRole('alertdialog')).getByRole('button', {
      name: 'Behold rapporten',
    });
    act(() => keep.focus());
    change({ ...ended, states: { ...states, k1: { at: 'refused', isWithdrawn: true } } });
    expect(keep).toHaveFocus();
    // Without failures, there is nothing to ask.
    change({ ...ended, states: { k0: { at: 'saved' } } });
    expect(screen.getByRole('button', { name: 'Fortryd' })).toHaveFocus();
  });
});
