import {
  rerunOf,
  createRun,
  countDropped,
  parseRun,
  undoOf,
  type Run,
  type RunKindName,
} from '@/shared/runs/run';

/** A finished run, with an item for each kind of end. */
function endedRun(kind: RunKindName): Run {
  const ends = ['saved', 'refused', 'conflict', 'unknown', 'notReached'] as const;
  const items = ends.map((key) => ({ key, label: key, about: null, before: 'b', wanted: 'w' }));
  const states = Object.fromEntries(ends.map((at) => [at, { at }]));
  return { ...createRun({ kind, titleKey: 'runs.savePremiums', items }), states, phase: 'ended' };
}

const keysOf = (run: Run | null) => run?.items.map(({ key }) => key);
const waitingIn = (run: Run | null) =>
  run?.items.map(({ key }) => key).filter((key) => (run.states[key]?.at ?? 'sent') === 'sent');

describe('after a run,', () => {
  it('saved prices can be undone; refused, unconfirmed and unsent ones can be retried', () => {
    expect(keysOf(undoOf(endedRun('premiums')))).toEqual(['saved']);
    expect(waitingIn(rerunOf(endedRun('premiums')))).toEqual(['refused', 'unknown', 'notReached']);
  });

  it('another try keeps the saved and conflicting items of the first for report and undo [2-run-again]', () => {
    const first = endedRun('premiums');
    const again = rerunOf(first);
    expect(again).toMatchObject({ items: first.items, phase: 'running' });
    // The first try may have saved the item of unknown outcome. Marked as sent, it counts as saved and can be undone.
    expect(again?.states).toEqual({
      saved: { at: 'saved' },
      conflict: { at: 'conflict' },
      unknown: { at: 'sent' },
    });
    expect(again?.id).not.toBe(first.id);
  });

  it('a run that has saved everything cannot be tried again', () => {
    const { items, ...rest } = endedRun('premiums');
    expect(rerunOf({ ...rest, items: items.slice(0, 1) })).toBeNull();
  });

  it('an item that was refused for good is not tried again [2-run-again]', () => {
    const run = endedRun('premiums');
    const refused = { at: 'refused', isFinal: true } as const;
    const again = rerunOf({ ...run, states: { ...run.states, refused } });
    expect(waitingIn(again)).toEqual(['unknown', 'notReached']);
    expect(again?.states.refused).toEqual(refused);
  });

  it('an item that the user has withdrawn is not tried again, and keeps its end [2-run-again]', () => {
    const run = endedRun('premiums');
    const refused = { at: 'refused', isWithdrawn: true } as const;
    const again = rerunOf({ ...run, states: { ...run.states, refused } });
    expect(waitingIn(again)).toEqual(['unknown', 'notReached']);
    expect(again?.states.refused).toEqual(refused);
  });

  it('nothing is tried again while a cell of the matrix is saving an item [2-run-again]', () => {
    const run = endedRun('premiums');
    const saving = { ...run, states: { ...run.states, refused: { at: 'sent' } as const } };
    expect(rerunOf(saving)).toBeNull();
    expect(countDropped(saving, { ...saving, items: [] })).toBe(3);
  });

  it('an item of which only a part was saved can be undone [2-run-undo]', () => {
    const run = endedRun('import');
    const refused = { at: 'refused', isFinal: true, isPartlySaved: true } as const;
    expect(keysOf(undoOf({ ...run, states: { ...run.states, refused } }))).toEqual([
      'refused',
      'saved',
    ]);
  });

  it('messages cannot be undone, and a message that may have arrived is not sent again', () => {
    expect(undoOf(endedRun('messages'))).toBeNull();
    expect(waitingIn(rerunOf(endedRun('messages')))).toEqual(['refused', 'notReached']);
  });
});

describe('failures that the next run drops from the report [2-run-replace]', () => {
  const ended = endedRun('premiums');
  const { items } = ended;

  it('are items refused, not confirmed, not reached or changed meanwhile', () => {
    expect(countDropped(ended, { ...ended, items: [] })).toBe(4);
    expect(countDropped(ended, { ...ended, titleKey: 'runs.saveKickbacks' })).toBe(4);
  });

  it('include rows left out for an error, but not items that the user has withdrawn', () => {
    const saved = { at: 'skipped', isFaulty: true } as const;
    const refused = { at: 'refused', isWithdrawn: true } as const;
    const count = (changes: Run['states']) =>
      countDropped({ ...ended, states: { ...ended.states, ...changes } }, { ...ended, items: [] });
    expect(count({ saved })).toBe(5);
    expect(count({ refused })).toBe(3);
    // It may be saved all the same, so the user must be able to look it up.
    expect(count({ unknown: { at: 'unknown', isWithdrawn: true } })).toBe(4);
  });

  it('do not include items that the next run repeats', () => {
    expect(countDropped(ended, { ...ended, items: items.slice(2) })).toBe(1);
    expect(countDropped(ended, rerunOf(ended) ?? ended)).toBe(0);
  });

  it.each([
    ['there is no run', null],
    ['it is under way', { ...ended, phase: 'running' as const }],
    ['all its items were saved or skipped', { ...ended, items: items.slice(0, 1) }],
  ])('are none if %s', (_, run) => {
    expect(countDropped(run, { ...ended, items: [] })).toBe(0);
  });
});

describe('a stored run', () => {
  const { states, phase, id, ...plan } = endedRun('premiums');
  const read = (changes: object, ofItems: object = states) => {
    const stored = Object.entries(ofItems).map(([key, state]) => [key, JSON.stringify(state)]);
    return parseRun(
      JSON.stringify({ id, ...plan, ...changes }),
      JSON.stringify({ id, phase }),
      Object.fromEntries(stored) as Record<string, string>,
    );
  };

  it('is parsed as it was stored', () => {
    const messages = [{ key: 'runs.premiumUnreadable' }, { text: 'For høj.' }];
    const refused = { ...states, refused: { at: 'refused', messages } };
    expect(read({}, refused)).toEqual({ id, ...plan, states: refused, phase });
  });

  it('counts an item that a cell was saving after the run as not confirmed [2-run-again]', () => {
    const sent = { ...states, refused: { at: 'sent' } };
    expect(read({}, sent)?.states.refused).toEqual({ at: 'unknown' });
  });

  it.each([
    null,
    'saved',
    ['saved'],
    { at: 1 },
    { state: 'saved' },
    { at: 'refused', messages: 'For høj.' },
    { at: 'refused', messages: [null] },
    { at: 'refused', messages: [{ text: 1 }] },
  ])('is null when the state of an item has another shape: %j', (state) => {
    expect(read({}, { ...states, refused: state })).toBeNull();
  });

  it.each([
    { kind: 'other' },
    { id: 'other' },
    { items: 'none' },
    { items: [{ key: 'saved', label: {} }] },
  ])('is null when its plan has a wrong value: %j', (changes) => {
    expect(read(changes)).toBeNull();
  });
});
