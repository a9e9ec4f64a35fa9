import { forgetJournal, readJournal, writeJournal } from '@/shared/runs/journal';
import { createRun, type ItemState, type Run } from '@/shared/runs/run';

function runOf(count: number, states: Run['states'] = {}): Run {
  const keys = Array.from({ length: count }, (_, index) => `k${String(index)}`);
  const items = keys.map((key) => ({ key, label: key, about: null, before: 'b', wanted: 'w' }));
  return createRun({ kind: 'premiums', titleKey: 'runs.savePremiums', items }, states);
}

const withState = (run: Run, key: string, state: ItemState): Run => ({
  ...run,
  states: { ...run.states, [key]: state },
});

describe('the stored journal of a run [2-run-goes-on]', () => {
  it('is read as it was written, one change after the other', () => {
    const started = runOf(3, { k0: { at: 'skipped', messages: [{ text: 'Kendt' }] } });
    writeJournal(started, null);
    expect(readJournal()).toEqual(started);
    const sent = withState(started, 'k1', { at: 'sent' });
    writeJournal(sent, started);
    expect(readJournal()).toEqual(sent);
    const ended: Run = { ...withState(sent, 'k1', { at: 'saved' }), phase: 'ended' };
    writeJournal(ended, sent);
    expect(readJournal()).toEqual(ended);
    writeJournal({ ...started, states: {} }, ended);
    expect(readJournal()?.states).toEqual({});
  });

  it('writes only the changed one of 1,000 items, and nothing while the run waits', () => {
    const saved = runOf(999).items.map(({ key }) => [key, { at: 'saved' }] as const);
    const started = runOf(1000, Object.fromEntries(saved));
    writeJournal(started, null);
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const sent = withState(started, 'k999', { at: 'sent' });
    writeJournal(sent, started);
    writeJournal({ ...sent, isWaiting: true }, sent);
    expect(written.mock.calls).toEqual([['draft:staff:run-item:k999', '{"at":"sent"}']]);
    written.mockRestore();
    expect(Object.keys(readJournal()?.states ?? {})).toHaveLength(1000);
  });

  it('is replaced completely when a new run starts', () => {
    writeJournal(runOf(9, { k0: { at: 'saved' }, k8: { at: 'refused' } }), null);
    const next = runOf(2);
    writeJournal(next, null);
    expect(readJournal()).toEqual(next);
    forgetJournal();
    expect(readJournal()).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
