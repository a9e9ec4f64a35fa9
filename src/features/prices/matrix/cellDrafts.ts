import type { Kickbacks, PremiumChoices, Price } from '@/api/prices/price.model';
import type { Translate } from '@/i18n/i18n';
import type { Message } from '@/shared/errors/failureMessage';
import type { Risk } from '@/shared/forms/confirmation';
import { hasVisibleText } from '@/shared/forms/formValues';
import { findAmountRisks } from '@/shared/money/moneyRisks';
import { isSameAmount } from '@/shared/money/fraction';
import { amountError, parseAmount } from '@/shared/money/parseAmount';
import type { ItemState, Run } from '@/shared/runs/run';
import { isSameKickbacks } from '../forms/areaKickbacks';
import { placeKey } from '../places';
import type { PriceItem } from '../runs/priceItem';

export interface CellDraft {
  place: PremiumChoices;
  /** The price that the user saw; null for a hole, which is a combination without a price. */
  seen: Price | null;
  text: string;
  /**
   * `asked`: the user must press again to confirm an unusual amount. `saved`: the server has the amount, but the
   * fetched list does not yet.
   */
  phase: 'typed' | 'asked' | 'saving' | 'saved';
  /** The time of the save. If it is undefined, the next list replaces the draft. */
  savedAt?: number | undefined;
  isConfirmed?: boolean;
  /** The kickbacks that the user has chosen for a new price. */
  kickbacks?: Kickbacks | undefined;
  messages: readonly Message[];
  /** True if the response to a save was lost, so that the amount may be saved. */
  isUnknown?: boolean;
  /** The amount is already the saved one, so `putAll` adds no draft, but removes an earlier draft of this cell. */
  isAsSaved?: boolean;
}

export type CellConflict =
  | { kind: 'changed' | 'created'; now: Price }
  | { kind: 'gone'; now?: undefined };

/** A price of a cell and the draft that changes it, if any. For a combination without a price, `price` is null. */
export interface CellEntry {
  price: Price | null;
  draft: CellDraft | undefined;
}

export type CellDrafts = ReadonlyMap<string, CellDraft>;

/** Identifies a draft by its combination, and by its price if there is one. */
export function draftKey({ place, seen }: Pick<CellDraft, 'place' | 'seen'>): string {
  return `${placeKey(place)}:${seen?.id ?? ''}`;
}

/**
 * The price that a draft of this cell changes. While the user edits the draft, this stays the price that the user saw
 * first: if the list has another one, a colleague has changed it.
 */
export function seenOf({ price, draft }: CellEntry): Price | null {
  return draft && draft.phase !== 'saved' ? draft.seen : price;
}

interface SavedPremium extends Pick<CellDraft, 'savedAt'>, Pick<Price, 'premium'> {}

/** The premiums that the user has saved in the matrix since the list was fetched, by the id of the price. */
type SavedPrices = ReadonlyMap<number, SavedPremium>;

/** The prices of the list, with the premiums that the user has saved since. Unchanged prices stay the same objects. */
export function currentPrices(
  listed: readonly Price[],
  savedPrices: SavedPrices,
): readonly Price[] {
  return savedPrices.size === 0
    ? listed
    : listed.map((price) => {
        const saved = savedPrices.get(price.id);
        return saved ? { ...price, premium: saved.premium } : price;
      });
}

/** The validation errors of the text in a cell, with the same messages as in the dialogs. */
export function cellErrors(text: string): readonly Message[] {
  const key = hasVisibleText(text) ? amountError(text) : 'REQUIRED_FIELD';
  return key ? [{ key }] : [];
}

/** True for a draft that is neither saved nor being saved. */
export const isUnsent = (draft: CellDraft | undefined): draft is CellDraft =>
  draft?.phase === 'typed' || draft?.phase === 'asked';

/** True while the user cannot change the draft: during its save, and for a new price until the list has this price. */
export function isLocked(draft: CellDraft | undefined): boolean {
  return draft?.phase === 'saving' || (draft?.phase === 'saved' && !draft.seen);
}

/**
 * True if putting this draft would change the sheet: it has another amount than the saved one, or replaces an unsaved
 * draft.
 */
export function isChange(draft: CellDraft, drafts: CellDrafts): boolean {
  const before = drafts.get(draftKey(draft));
  if (isLocked(before)) return false;
  return !draft.isAsSaved || isUnsent(before);
}

/**
 * Returns how a draft conflicts with a colleague's change; null if it does not. `prices`: the current prices of its
 * combination.
 */
export function conflictOf(draft: CellDraft, prices: readonly Price[]): CellConflict | null {
  if (!isUnsent(draft)) return null;
  const { seen, text } = draft;
  const typed = parseAmount(text);
  const isTyped = ({ premium }: Price) => typed !== null && isSameAmount(premium, typed);
  if (!seen) {
    const [now] = prices;
    return now && !prices.some(isTyped) ? { kind: 'created', now } : null;
  }
  const now = prices.find(({ id }) => id === seen.id);
  if (!now) return { kind: 'gone' };
  const isChanged = !isSameAmount(now.premium, seen.premium) && !isTyped(now);
  return isChanged ? { kind: 'changed', now } : null;
}

/** Groups all drafts by combination, once for the table. Otherwise, each field would go through all drafts. */
export function groupDrafts(drafts: CellDrafts): ReadonlyMap<string, CellDrafts> {
  const groups = new Map<string, Map<string, CellDraft>>();
  for (const [key, draft] of drafts) {
    const place = placeKey(draft.place);
    const group = groups.get(place) ?? new Map<string, CellDraft>();
    groups.set(place, group.set(key, draft));
  }
  return groups;
}

/**
 * What a cell shows: each price with its draft, and before them each draft without a price, because the price is new or
 * gone. `prices` and `drafts`: those of the cell's combination.
 */
export function entriesOf(
  place: PremiumChoices,
  prices: readonly Price[],
  drafts: CellDrafts = new Map(),
): readonly CellEntry[] {
  const isLeft = ({ seen, phase }: CellDraft) =>
    !prices.some(({ id }) => id === seen?.id) && (phase !== 'saved' || prices.length === 0);
  const left = [...drafts.values()].filter(isLeft).map((draft) => ({ price: null, draft }));
  const placed = prices.map((price) => ({
    price,
    draft: drafts.get(draftKey({ place, seen: price })),
  }));
  const entries = [...left, ...placed];
  return entries.length > 0 ? entries : [{ price: null, draft: undefined }];
}

/** The drafts of one area; without `areaId`, of all areas. */
const draftsIn = (drafts: CellDrafts, areaId?: number) =>
  [...drafts.values()].filter(({ place }) => (areaId ?? place.areaId) === place.areaId);

export const countUnsaved = (drafts: CellDrafts, areaId?: number): number =>
  draftsIn(drafts, areaId).filter(({ phase }) => phase !== 'saved').length;

export const countUnsent = (drafts: CellDrafts): number => draftsIn(drafts).filter(isUnsent).length;

/** True if the response to the save of a draft was lost, so that it may be saved after all. */
export const hasUnknown = (drafts: CellDrafts, areaId?: number): boolean =>
  draftsIn(drafts, areaId).some(({ isUnknown }) => isUnknown);

/** The unsaved drafts as they are restored later, without the state of a running save; null if there are none. */
export function unsavedOf(drafts: CellDrafts): CellDrafts | null {
  if (countUnsaved(drafts) === 0) return null;
  const unsaved = [...drafts].filter(([, { phase }]) => phase !== 'saved');
  return new Map(
    unsaved.map(([key, draft]) => [
      key,
      {
        ...draft,
        phase: 'typed',
        isConfirmed: false,
        messages: draft.isUnknown ? [{ key: 'priceMatrix.lost' }] : [],
      },
    ]),
  );
}

export interface MatrixState {
  drafts: CellDrafts;
  savedPrices: SavedPrices;
  /** The cell that was saved last and shows a mark for it. */
  saved: { key: string; isNew: boolean } | null;
  /**
   * Snapshots of the drafts for undo: one before each change of many cells, and one before typing into another cell.
   */
  past: readonly CellDrafts[];
  /** The cell that was typed into last. Typing on in the same cell adds no snapshot for undo. */
  typedIn: string | null;
}

export type MatrixAction =
  | { type: 'put' | 'drop'; draft: CellDraft }
  /** Changes a draft to show that it is being saved, or why it cannot be. `undo` does not take this back. */
  | { type: 'noted'; draft: CellDraft }
  /** Puts many drafts at once, as one step for `undo`. */
  | { type: 'putAll'; drafts: readonly CellDraft[] }
  | { type: 'dropAll' }
  /** Takes back the last change. Returns the same state if there is none. */
  | { type: 'undo' }
  /** The items of `run` have changed since `before`, the last of them at the time `at`. */
  | { type: 'runProgressed'; run: Run; before: Run | null; at: number | undefined }
  /** The list was fetched after a save: the cell now shows the saved `price` in place of the draft. */
  | { type: 'shown'; draft: CellDraft; price: Price }
  /**
   * A new list was fetched. Its request began at `startedAt`, so the list contains every save that ended before that
   * time.
   */
  | { type: 'listArrived'; startedAt: number };

const noUndo = { past: [], typedIn: null };

export const emptyMatrix: MatrixState = {
  drafts: new Map(),
  savedPrices: new Map(),
  saved: null,
  ...noUndo,
};

function without(drafts: MatrixState['drafts'], gone: CellDraft): Map<string, CellDraft> {
  const left = new Map(drafts);
  left.delete(draftKey(gone));
  return left;
}

/** The phase of a draft whose item has this state. A `saved` draft waits for the list that is fetched after the run. */
const phaseAfter: Partial<Record<ItemState['at'], CellDraft['phase']>> = {
  sent: 'saving',
  saved: 'saved',
  skipped: 'saved',
};

/**
 * True if this is the draft that the item saves: it has the same amount, changes the same saved premium, and the user
 * has not chosen another commission for its new price.
 */
export const isOfItem = (
  { text, seen, kickbacks }: CellDraft,
  { about, before, wanted }: PriceItem,
): boolean =>
  isSameAmount(parseAmount(text), wanted?.premium ?? null) &&
  isSameAmount(seen?.premium ?? null, before?.premium ?? null) &&
  (!kickbacks || !about.kickbacks || isSameKickbacks(kickbacks, about.kickbacks));

/** Updates drafts from the items of a run. Drafts that were not saved can be edited again and show the reason. */
function followRun(
  drafts: CellDrafts,
  { run, before: earlier, at }: Extract<MatrixAction, { type: 'runProgressed' }>,
): CellDrafts {
  const next = new Map(drafts);
  for (const item of run.items as readonly PriceItem[]) {
    const { key } = item;
    const state = run.states[key];
    // Comparing the amounts of all items would take long: a run may have a thousand, and most are as before.
    if (run.id === earlier?.id && state?.at === earlier.states[key]?.at) continue;
    const draft = drafts.get(key);
    // Leave a draft that the user has corrected since the run started.
    if (!draft || state?.isWithdrawn || !isOfItem(draft, item)) continue;
    const { at: end, messages = [] }: ItemState = state ?? { at: 'sent' };
    next.set(key, {
      ...draft,
      phase: phaseAfter[end] ?? 'typed',
      messages: end === 'unknown' ? [{ key: 'priceMatrix.lost' }] : messages,
      // Every other end is known: a run fetches an item that may be saved before it ends as anything else.
      isUnknown: end === 'unknown' || (end === 'sent' && draft.isUnknown === true),
      savedAt: at,
    });
  }
  return next;
}

/**
 * Adds the premiums of drafts that were saved since `before`, except new prices, which have no id yet. Returns the same
 * map if there are none.
 */
function withSaved(savedPrices: SavedPrices, drafts: CellDrafts, before: CellDrafts): SavedPrices {
  const saved: [number, SavedPremium][] = [];
  for (const [key, draft] of drafts) {
    const { seen, text, phase, savedAt } = draft;
    if (phase !== 'saved' || !seen || before.get(key) === draft) continue;
    saved.push([seen.id, { premium: parseAmount(text), savedAt }]);
  }
  return saved.length > 0 ? new Map([...savedPrices, ...saved]) : savedPrices;
}

/** Restores a snapshot, but keeps the drafts that were sent after it, with their results. */
function restore(snapshot: CellDrafts, now: CellDrafts): CellDrafts {
  const restored = new Map(snapshot);
  for (const [key, { phase }] of snapshot) {
    if (phase === 'saving' || phase === 'saved') restored.delete(key);
  }
  for (const [key, draft] of now) {
    const { phase, isUnknown } = draft;
    const before = snapshot.get(key);
    const isSent = phase === 'saving' || phase === 'saved' || isUnknown;
    const isSame = before?.phase === 'saving' || before?.text === draft.text;
    if (isSent || isSame) restored.set(key, draft);
  }
  return restored;
}

/** The drafts that have changed: as they are now, or as they were if they are gone. */
export function changedDrafts(drafts: CellDrafts, before: CellDrafts): CellDraft[] {
  const all = new Map([...before, ...drafts]);
  for (const [key, draft] of drafts) if (before.get(key) === draft) all.delete(key);
  return [...all.values()];
}

export function reduceMatrix(state: MatrixState, action: MatrixAction): MatrixState {
  switch (action.type) {
    case 'put':
    case 'noted': {
      const key = draftKey(action.draft);
      const drafts = new Map(state.drafts).set(key, action.draft);
      const isTyped =
        action.type === 'put' && action.draft.phase === 'typed' && state.typedIn !== key;
      // Undo must not bring back a draft that has been saved since.
      const isSaved = action.draft.phase === 'saved';
      const past = isSaved
        ? state.past.map((earlier) => without(earlier, action.draft))
        : state.past;
      return {
        drafts,
        savedPrices: withSaved(state.savedPrices, drafts, state.drafts),
        saved: state.saved?.key === key ? null : state.saved,
        past: isTyped ? [...state.past, state.drafts] : past,
        typedIn: isTyped ? key : state.typedIn,
      };
    }
    case 'putAll': {
      const drafts = new Map(state.drafts);
      for (const draft of action.drafts) {
        if (!isChange(draft, state.drafts)) continue;
        if (draft.isAsSaved) drafts.delete(draftKey(draft));
        else drafts.set(draftKey(draft), draft);
      }
      const past = [...state.past, state.drafts];
      return { ...state, drafts, saved: null, past, typedIn: null };
    }
    case 'dropAll': {
      const left = [...state.drafts].filter(([, draft]) => isLocked(draft));
      const past = [...state.past, state.drafts];
      return { ...state, drafts: new Map(left), saved: null, past, typedIn: null };
    }
    case 'undo': {
      const past = [...state.past];
      for (let last = past.pop(); last; last = past.pop()) {
        const drafts = restore(last, state.drafts);
        // Skip a snapshot that equals the current drafts: the user has already taken that change back, for example with
        // Escape.
        const hasChanged = changedDrafts(drafts, state.drafts).length > 0;
        if (hasChanged) return { ...state, drafts, past, typedIn: null };
      }
      return state;
    }
    case 'runProgressed': {
      const drafts = followRun(state.drafts, action);
      const savedPrices = withSaved(state.savedPrices, drafts, state.drafts);
      // Undo must not bring back drafts that are being saved, so drop the snapshots.
      return { ...state, ...noUndo, drafts, savedPrices };
    }
    case 'drop':
      return { ...state, drafts: without(state.drafts, action.draft) };
    case 'shown': {
      const { draft, price } = action;
      const key = draftKey({ place: draft.place, seen: price });
      return {
        ...state,
        ...noUndo,
        drafts: without(state.drafts, draft),
        saved: { key, isNew: !draft.seen },
      };
    }
    case 'listArrived': {
      const isListed = ({ savedAt = 0 }: Pick<CellDraft, 'savedAt'>) => savedAt <= action.startedAt;
      const drafts = [...state.drafts].filter(
        ([, draft]) => draft.phase !== 'saved' || !isListed(draft),
      );
      const savedPrices = [...state.savedPrices].filter(([, saved]) => !isListed(saved));
      const isSame =
        drafts.length === state.drafts.size && savedPrices.length === state.savedPrices.size;
      return isSame
        ? state
        : { ...state, drafts: new Map(drafts), savedPrices: new Map(savedPrices) };
    }
  }
}

export function cellRisks({ text, seen }: CellDraft, t: Translate): Risk[] {
  return findAmountRisks(text, seen?.premium ?? null, t);
}
