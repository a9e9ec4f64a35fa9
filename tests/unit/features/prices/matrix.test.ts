import type { Price } from '@/api/prices/price.model';
import {
  conflictOf,
  countUnsaved,
  currentPrices,
  draftKey,
  emptyMatrix,
  entriesOf,
  groupDrafts,
  isOfItem,
  reduceMatrix,
  type CellDraft,
  type MatrixAction,
} from '@/features/prices/matrix/cellDrafts';
import { buildMatrix } from '@/features/prices/matrix/priceMatrix';
import { saveCell, type CellCalls } from '@/features/prices/matrix/saveCell';
import { placeKey } from '@/features/prices/places';
import { createApiError } from '@/api/core/apiError';
import type { ItemState, Run } from '@/shared/runs/run';

const place = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
const priceOf = (id: number, changes: Partial<Price> = {}): Price => ({
  id,
  ...place,
  areaTitle: '',
  newValueTitle: '',
  ownRiskTitle: '',
  injuryTitle: '',
  premium: '100.00',
  ensurePercent: '2.5',
  dantaxiPercent: '1',
  ...changes,
});
const choices = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const lists = {
  areas: choices('Byen', 'Landet'),
  newValues: choices('Lav', 'Høj'),
  ownRisks: choices('5.000', '10.000'),
  injuries: choices('Ingen', 'En', 'To'),
};
const kickbacksOf = (ensurePercent: string) => ({ ensurePercent, dantaxiPercent: '1' });
const draftOf = (seen: Price | null, text: string): CellDraft => ({
  place,
  seen,
  text,
  phase: 'typed',
  messages: [],
});

describe('the price matrix', () => {
  it('has a row for each new value and own risk, and a cell for each injury, in list order', () => {
    const groups = buildMatrix([priceOf(7, { ownRiskId: 2, injuryId: 3 })], lists).groupsOf(1);
    expect(groups.map(({ newValue }) => newValue.title)).toEqual(['Lav', 'Høj']);
    expect(groups[0]?.rows.map(({ ownRisk }) => ownRisk.title)).toEqual(['5.000', '10.000']);
    const ids = groups.flatMap(({ rows }) =>
      rows.map(({ cells }) => cells.map(({ prices }) => prices.map(({ id }) => id))),
    );
    expect(ids).toEqual([
      [[], [], []],
      [[], [], [7]],
      [[], [], []],
      [[], [], []],
    ]);
  });

  it('shows the prices of one area only, and all prices of a combination that has several', () => {
    const prices = [priceOf(1), priceOf(2), priceOf(3, { areaId: 2 })];
    const first = (area: number) =>
      buildMatrix(prices, lists)
        .groupsOf(area)[0]
        ?.rows[0]?.cells[0]?.prices.map(({ id }) => id);
    expect(first(1)).toEqual([1, 2]);
    expect(first(2)).toEqual([3]);
  });

  it('lists separately the prices with a choice that is in no list [2-prices-matrix-unplaced]', () => {
    const prices = [
      priceOf(1),
      priceOf(2, { areaId: 9 }),
      priceOf(3, { newValueId: 9 }),
      priceOf(4, { ownRiskId: 0 }),
      priceOf(5, { injuryId: 9 }),
    ];
    expect(buildMatrix(prices, lists).unplaced.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });
});

describe('the draft of a cell', () => {
  const seen = priceOf(1);

  it('is read only when drafts are grouped by cell, not again for each cell', () => {
    let looks = 0;
    const countLooks = (draft: CellDraft) => ({
      ...draft,
      get place() {
        looks += 1;
        return place;
      },
    });
    const typed = [seen, priceOf(2)].map((price) => countLooks(draftOf(price, '120')));
    const groups = groupDrafts(new Map(typed.map((draft) => [draftKey(draft), draft])));
    looks = 0;
    const others = Array.from({ length: 60 }, (_, index) => ({ ...place, injuryId: index + 2 }));
    for (const other of others) entriesOf(other, [], groups.get(placeKey(other)));
    expect(looks).toBe(0);
    expect(entriesOf(place, [seen], groups.get(placeKey(place)))).toHaveLength(2);
  });

  it('has no conflict while the price is unchanged or already has the typed amount', () => {
    expect(conflictOf(draftOf(seen, '120'), [priceOf(1, { premium: '100' })])).toBeNull();
    expect(conflictOf(draftOf(seen, '120,00'), [priceOf(1, { premium: '120' })])).toBeNull();
    expect(conflictOf(draftOf(null, '120'), [])).toBeNull();
    expect(conflictOf(draftOf(null, '120'), [priceOf(2, { premium: '120.0' })])).toBeNull();
  });

  it('conflicts with a price that a colleague changed, created or deleted', () => {
    const now = priceOf(1, { premium: '110' });
    expect(conflictOf(draftOf(seen, '120'), [now])).toEqual({ kind: 'changed', now });
    expect(conflictOf(draftOf(seen, 'x'), [now])).toEqual({ kind: 'changed', now });
    expect(conflictOf(draftOf(null, '120'), [now])).toEqual({ kind: 'created', now });
    expect(conflictOf(draftOf(seen, '120'), [priceOf(2)])).toEqual({ kind: 'gone' });
    const unread = priceOf(1, { premium: null });
    expect(conflictOf(draftOf(seen, '120'), [unread])).toEqual({ kind: 'changed', now: unread });
  });

  it('is kept when its price is deleted, and comes before the other prices of its cell', () => {
    const typed = draftOf(seen, '120');
    const drafts = reduceMatrix(emptyMatrix, { type: 'put', draft: typed }).drafts;
    const other = priceOf(2);
    expect(entriesOf(place, [], drafts)).toEqual([{ price: null, draft: typed }]);
    expect(entriesOf(place, [other], drafts)).toEqual([
      { price: null, draft: typed },
      { price: other, draft: undefined },
    ]);
    expect(entriesOf(place, [seen], drafts)).toEqual([{ price: seen, draft: typed }]);
  });

  it('counts as unsaved until it is saved, and is then removed when a new list arrives', () => {
    const typed = draftOf(seen, '120');
    const put = reduceMatrix(emptyMatrix, { type: 'put', draft: typed });
    expect(countUnsaved(put.drafts)).toBe(1);
    expect(countUnsaved(put.drafts, 2)).toBe(0);
    const saved = reduceMatrix(put, { type: 'put', draft: { ...typed, phase: 'saved' } });
    expect(countUnsaved(saved.drafts)).toBe(0);
    const listArrived = { type: 'listArrived', startedAt: 1 } as const;
    expect(reduceMatrix(saved, listArrived).drafts.size).toBe(0);
    expect(reduceMatrix(put, listArrived)).toBe(put);
    const shown = reduceMatrix(put, { type: 'shown', draft: typed, price: seen });
    expect(shown).toMatchObject({
      drafts: new Map(),
      saved: { key: draftKey(typed), isNew: false },
    });
    expect(reduceMatrix(shown, { type: 'put', draft: typed }).saved).toBeNull();
  });
});

describe('undoing the last change of drafts', () => {
  const one = draftOf(priceOf(1), '120');
  const other = draftOf(priceOf(2), '130');
  const refused: CellDraft = { ...one, messages: [{ text: 'For lav.' }] };
  const put = (draft: CellDraft) => ({ type: 'put', draft }) as const;
  const noted = (draft: CellDraft) => ({ type: 'noted', draft }) as const;
  const after = (...actions: readonly MatrixAction[]) => [
    ...actions.reduce(reduceMatrix, emptyMatrix).drafts.values(),
  ];
  const undo = { type: 'undo' } as const;
  const saving = noted({ ...one, phase: 'saving' });

  it('reverts typing, but not the outcome of a save [2-sheet-undo]', () => {
    expect(after(put(one), saving, put(other), noted(refused), undo)).toEqual([refused]);
    expect(after(put(one), put(other), saving, noted(refused), undo)).toEqual([refused]);
    expect(after(put(one), saving, noted(refused), undo)).toEqual([]);
  });

  it('changes nothing if there is nothing to undo [2-sheet-undo]', () => {
    const dropped = reduceMatrix(reduceMatrix(emptyMatrix, put(one)), { type: 'drop', draft: one });
    for (const state of [emptyMatrix, dropped]) expect(reduceMatrix(state, undo)).toBe(state);
  });

  it('skips a change that was already reverted [2-sheet-undo]', () => {
    expect(after(put(one), put(other), { type: 'drop', draft: other }, undo)).toEqual([]);
  });

  it('keeps a draft that is being saved, is saved or may be saved [2-sheet-undo]', () => {
    const sent: CellDraft = { ...one, phase: 'saving' };
    const saved: CellDraft = { ...one, phase: 'saved' };
    const unknown: CellDraft = { ...one, isUnknown: true };
    for (const now of [sent, saved, unknown]) {
      expect(after(put(one), noted(now), undo)).toEqual([now]);
      expect(after(put(one), saving, put(other), noted(now), undo)).toEqual([now]);
      expect(after(put(one), put(other), noted(now), undo)).toEqual([now]);
    }
    // A later list has the saved amount, so undo must not restore the draft.
    const shown = [noted(saved), { type: 'listArrived', startedAt: 1 } as const];
    expect(after(put(one), saving, put(other), ...shown, undo)).toEqual([]);
  });
});

describe('saving a cell', () => {
  function callsWith(answers: readonly (readonly Price[] | undefined)[]) {
    const left = [...answers];
    const sent: unknown[] = [];
    const send = (input: unknown) => {
      sent.push(input);
      return Promise.resolve(null);
    };
    const fetchList = () => Promise.resolve(left.shift());
    const calls: CellCalls = {
      fetchPremium: () => Promise.resolve(null),
      fetchList,
      fetchListAfter: fetchList,
      create: send,
      update: send,
    };
    return { calls, sent };
  }
  const seen = priceOf(1);
  const save = (draft: CellDraft, calls: CellCalls, shown = [seen]) =>
    saveCell(draft, shown, calls);

  it.each([
    ['only after it if nobody has changed the only price', {}, [seen], {}, 1],
    ['before and after it if a kickback has been changed', { dantaxiPercent: '2' }, [seen], {}, 2],
    ['before and after it if there are several prices', {}, [seen, priceOf(2)], {}, 2],
    ['before and after it if a response was lost', {}, [seen], { isUnknown: true }, 2],
  ])('fetches the list %s', async (_, changes, shown, draft, reads) => {
    const saved = priceOf(1, { premium: '120' });
    const { calls } = callsWith([]);
    const fetchList = jest.fn().mockResolvedValue([saved]);
    if (reads === 2) fetchList.mockResolvedValueOnce([seen]);
    const now = { premium: '100', ensurePercent: '2.5', dantaxiPercent: '1', ...changes };
    const fetchPremium = () => Promise.resolve(now);
    const outcome = save(
      { ...draftOf(seen, '120'), ...draft },
      { ...calls, fetchPremium, fetchList, fetchListAfter: fetchList },
      shown,
    );
    expect(await outcome).toEqual({ kind: 'saved', price: saved });
    expect(fetchList).toHaveBeenCalledTimes(reads);
  });

  it('sends nothing when a colleague changed the price or the amount is already saved', async () => {
    const changed = callsWith([[priceOf(1, { premium: '110' })]]);
    expect(await save(draftOf(seen, '120'), changed.calls)).toEqual({ kind: 'conflict' });
    const same = callsWith([[priceOf(1, { premium: '120' })]]);
    expect(await save(draftOf(seen, '120'), same.calls)).toMatchObject({ kind: 'saved' });
    // The price was created, but the response was lost.
    const created = callsWith([[priceOf(9, { premium: '120' })]]);
    expect(await save(draftOf(null, '120'), created.calls)).toMatchObject({ kind: 'saved' });
    expect([...changed.sent, ...same.sent, ...created.sent]).toEqual([]);
  });

  it('sends nothing without a list or a session, and ends without a message if the session ends', async () => {
    const { calls, sent } = callsWith([undefined]);
    const failing = () => Promise.reject(new Error());
    const draft = draftOf(seen, '120');
    expect(await save(draft, { ...calls, fetchList: failing })).toEqual({
      kind: 'refused',
      messages: [{ key: 'edit.unread' }],
    });
    expect(await save(draft, calls)).toEqual({ kind: 'ended' });
    expect(sent).toEqual([]);
    for (const error of [
      Object.assign(new Error(), createApiError('unauthorized')),
      new DOMException('The logout aborts it.', 'AbortError'),
    ]) {
      const update = () => Promise.reject(error);
      const ended = callsWith([[seen]]).calls;
      expect(await save(draft, { ...ended, update })).toEqual({ kind: 'ended' });
    }
  });

  it('keeps the server’s words when it refuses the list before a save [8-refusal-words]', async () => {
    const { calls, sent } = callsWith([]);
    const forbidden = createApiError('forbidden', { message: 'Ikke for dig.' });
    const fetchList = () => Promise.reject(Object.assign(new Error(), forbidden));
    expect(await save(draftOf(seen, '120'), { ...calls, fetchList })).toEqual({
      kind: 'refused',
      messages: [{ text: 'Ikke for dig.' }, { key: 'edit.unread' }],
    });
    expect(sent).toEqual([]);
  });

  it('counts as saved if the list has the amount afterwards or cannot be fetched, else as unknown', async () => {
    const price = priceOf(1, { premium: '120' });
    const draft = draftOf(seen, '120');
    const late = callsWith([[seen], [seen], [price]]);
    expect(await save(draft, late.calls)).toEqual({ kind: 'saved', price });
    const never = callsWith([[seen], [seen], [seen]]);
    expect(await save(draft, never.calls)).toEqual({
      kind: 'unknown',
      messages: [{ key: 'priceMatrix.lost' }],
    });
    const unread = callsWith([[seen], undefined]);
    expect(await save(draft, unread.calls)).toEqual({ kind: 'saved', price: undefined });
  });
});

describe('drafts that a run saves', () => {
  const typed = draftOf(priceOf(1), '120');
  const key = draftKey(typed);
  const item = {
    key,
    label: '',
    about: { place, id: 1 },
    before: { premium: '100.00' },
    wanted: { premium: '120' },
  };
  const runAt = (state?: ItemState): Run => ({
    id: 'run',
    kind: 'premiums',
    titleKey: 'runs.savePremiums',
    items: [item],
    states: state ? { [key]: state } : {},
    phase: 'running',
  });
  const after = (draft: CellDraft, run: Run, before: Run | null = null) =>
    reduceMatrix(reduceMatrix(emptyMatrix, { type: 'put', draft }), {
      type: 'runProgressed',
      run,
      before,
      at: 20,
    }).drafts.get(key);

  it.each<[string, string, ItemState | undefined, Partial<CellDraft>]>([
    ['being saved', 'waiting', undefined, { phase: 'saving' }],
    ['being saved', 'sent', { at: 'sent' }, { phase: 'saving' }],
    [
      'typed again, with the server’s message,',
      'refused',
      { at: 'refused', messages: [{ text: 'Nej' }] },
      { phase: 'typed', messages: [{ text: 'Nej' }] },
    ],
    [
      'typed again, but maybe saved,',
      'not confirmed',
      { at: 'unknown' },
      { phase: 'typed', isUnknown: true },
    ],
    ['typed again', 'not reached', { at: 'notReached' }, { phase: 'typed', messages: [] }],
    ['saved', 'saved', { at: 'saved' }, { phase: 'saved' }],
    ['saved', 'skipped', { at: 'skipped' }, { phase: 'saved' }],
  ])('are %s once the run has their item as %s', (_draft, _item, state, expected) => {
    expect(after(typed, runAt(state))).toMatchObject(expected);
  });

  it.each<[string, string, ItemState['at'] | undefined, boolean]>([
    ['stay in doubt', 'waiting', undefined, true],
    ['stay in doubt', 'sent', 'sent', true],
    ['stay in doubt', 'not confirmed', 'unknown', true],
    ['are certain', 'refused', 'refused', false],
    ['are certain', 'changed meanwhile', 'conflict', false],
    ['are certain', 'not reached', 'notReached', false],
    ['are certain', 'saved', 'saved', false],
    ['are certain', 'skipped', 'skipped', false],
  ])(
    'that may be saved %s while the run has their item as %s [2-prices-matrix-lost]',
    (_draft, _item, at, is) => {
      expect(after({ ...typed, isUnknown: true }, runAt(at && { at }))?.isUnknown).toBe(is);
    },
  );

  const newPrice = { ...item, about: { place, id: null }, before: null };
  const ofNewPrice = { ...newPrice, about: { ...newPrice.about, kickbacks: kickbacksOf('2.5') } };
  const hole = draftOf(null, '120');

  it.each([
    ['the same amount', 'match', true, typed, item],
    ['the same amount written in another way', 'match', true, { ...typed, text: '120,00' }, item],
    ['one øre more', 'do not match', false, { ...typed, text: '120,01' }, item],
    ['no amount', 'do not match', false, { ...typed, text: '' }, item],
    [
      'a newer saved premium',
      'do not match',
      false,
      draftOf(priceOf(1, { premium: '130.00' }), '120'),
      item,
    ],
    ['no saved premium any more', 'do not match', false, hole, item],
    ['no chosen commission', 'match', true, hole, ofNewPrice],
    ['the same commission', 'match', true, { ...hole, kickbacks: kickbacksOf('2.50') }, ofNewPrice],
    [
      'another commission',
      'do not match',
      false,
      { ...hole, kickbacks: kickbacksOf('3') },
      ofNewPrice,
    ],
    [
      'a choice left from a new price',
      'match',
      true,
      { ...typed, kickbacks: kickbacksOf('3') },
      item,
    ],
  ])('with %s %s the item of the run [2-run-again]', (_what, _match, expected, draft, ofRun) => {
    expect(isOfItem(draft, ofRun)).toBe(expected);
  });

  it('are compared only with the changed items of the run, which may have a thousand', () => {
    let comparisons = 0;
    const items = Array.from({ length: 1000 }, (_, index) => ({
      ...item,
      key: index === 7 ? key : String(index),
      get wanted() {
        comparisons += 1;
        return item.wanted;
      },
    }));
    const before: Run = { ...runAt(), items };
    const now: Run = { ...before, states: { [key]: { at: 'saved' } } };
    expect(after(typed, now, before)).toMatchObject({ phase: 'saved' });
    expect(comparisons).toBe(1);
  });

  it('stay until a list arrives that was requested after their save [2-prices-matrix-saved]', () => {
    const actions: readonly MatrixAction[] = [
      { type: 'put', draft: typed },
      { type: 'runProgressed', run: runAt({ at: 'saved' }), before: null, at: 20 },
    ];
    const saved = actions.reduce(reduceMatrix, emptyMatrix);
    // A list that was requested before the save may be newer than the price that the user saw.
    const listed = priceOf(1, { ensurePercent: '3' });
    expect(currentPrices([listed], saved.savedPrices)).toEqual([{ ...listed, premium: '120' }]);
    expect(reduceMatrix(saved, { type: 'listArrived', startedAt: 19 })).toBe(saved);
    const later = reduceMatrix(saved, { type: 'listArrived', startedAt: 20 });
    expect([later.drafts.size, later.savedPrices.size]).toEqual([0, 0]);
  });

  it('are not restored by undo if they were saved and a later list has arrived [2-prices-matrix-saved]', () => {
    const actions: readonly MatrixAction[] = [
      { type: 'put', draft: typed },
      { type: 'runProgressed', run: runAt({ at: 'saved' }), before: null, at: 20 },
      { type: 'put', draft: draftOf(priceOf(2), '130') },
      { type: 'listArrived', startedAt: 20 },
      { type: 'undo' },
    ];
    expect([...actions.reduce(reduceMatrix, emptyMatrix).drafts]).toEqual([]);
  });

  it('are not restored by undo after one was saved on its own and the list has arrived', () => {
    const actions: readonly MatrixAction[] = [
      { type: 'put', draft: typed },
      { type: 'put', draft: draftOf(priceOf(2), '130') },
      { type: 'noted', draft: { ...typed, phase: 'saved', savedAt: 20 } },
      { type: 'listArrived', startedAt: 20 },
      { type: 'undo' },
    ];
    expect(actions.reduce(reduceMatrix, emptyMatrix).drafts.has(key)).toBe(false);
  });

  it('stay as they are if typed over a newer price or sent by their cell, or if their item has not changed', () => {
    const later = { ...typed, seen: priceOf(1, { premium: '130.00' }) };
    const run = runAt({ at: 'saved' });
    expect(after(later, run)).toBe(later);
    const sent: CellDraft = { ...typed, phase: 'saving' };
    expect(after(sent, runAt({ at: 'refused', isWithdrawn: true }))).toBe(sent);
    expect(after(typed, run, run)).toBe(typed);
  });
});
