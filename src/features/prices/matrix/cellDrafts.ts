import type { Decimal } from '@/api/core/values';
import type { PremiumQuery, Price } from '@/api/prices/price.model';
import type { Translate } from '@/i18n/i18n';
import type { Message } from '@/shared/errors/MessageText';
import type { Risk } from '@/shared/forms/confirmation';
import { mergeChanges } from '@/shared/forms/useColleagueChanges';
import { amountRisks } from '@/shared/money/moneyRisks';
import { compare, fraction } from '@/shared/money/fraction';
import { parseAmount } from '@/shared/money/parseAmount';
import type { Kickbacks } from '../forms/areaKickbacks';
import { placeKey } from './priceMatrix';

/** What was typed into a cell and the list does not show. */
export interface CellDraft {
  place: PremiumQuery;
  /** The price as it was seen when the typing began, or when its user has let theirs stand; null for a hole. */
  seen: Price | null;
  text: string;
  /** `asked` while it waits for a second press; `saved` where the list could not be read after it. */
  phase: 'typed' | 'asked' | 'saving' | 'saved';
  /** The second press has been made for this text. */
  isConfirmed?: boolean;
  /** What the price of a hole is added with, where that is settled. */
  kickbacks?: Kickbacks | undefined;
  /** What came of the last try to save it. */
  messages: readonly Message[];
  /** The answer to that try was lost: it may be saved. */
  isUnknown?: boolean;
}

/** What somebody else has done to a cell since its typing began. */
export type CellConflict =
  { kind: 'changed' | 'created'; now: Price } | { kind: 'gone'; now?: undefined };

/** One field of a cell: a price of it, a hole, or what was typed for a price that has gone. */
export interface CellEntry {
  price: Price | null;
  draft: CellDraft | undefined;
}

/** By `draftKey`. */
export type CellDrafts = ReadonlyMap<string, CellDraft>;

/** Where the draft of a cell is kept: by its combination, and by its price where it has one. */
export function draftKey({ place, seen }: Pick<CellDraft, 'place' | 'seen'>): string {
  return `${placeKey(place)}:${seen?.id ?? ''}`;
}

/** True for the same amount, however it is written. */
export function isSamePremium(one: Decimal | null, other: Decimal | null): boolean {
  if (one === null || other === null) return one === other;
  return compare(fraction(one), fraction(other)) === 0;
}

/** What stands between a draft and its saving; `prices` are those of its combination now. */
export function conflictOf(draft: CellDraft, prices: readonly Price[]): CellConflict | null {
  const { seen, text, phase } = draft;
  if (phase !== 'typed' && phase !== 'asked') return null;
  const typed = parseAmount(text);
  const isTyped = ({ premium }: Price) => typed !== null && isSamePremium(premium, typed);
  if (!seen) {
    const [now] = prices;
    return now && !prices.some(isTyped) ? { kind: 'created', now } : null;
  }
  const now = prices.find(({ id }) => id === seen.id);
  if (!now) return { kind: 'gone' };
  const { updated, asked } = mergeChanges({
    before: { premium: seen.premium },
    typed: { premium: typed ?? text },
    now: { premium: now.premium },
  });
  return updated.length + asked.length > 0 ? { kind: 'changed', now } : null;
}

/** The fields of a cell. What was typed for a price that is not there any more, or for a hole that is filled, stays. */
export function entriesOf(
  place: PremiumQuery,
  prices: readonly Price[],
  drafts: CellDrafts,
): readonly CellEntry[] {
  const key = placeKey(place);
  const isLeft = ({ seen, place, phase }: CellDraft) =>
    placeKey(place) === key &&
    !prices.some(({ id }) => id === seen?.id) &&
    (phase !== 'saved' || prices.length === 0);
  const left = [...drafts.values()].filter(isLeft).map((draft) => ({ price: null, draft }));
  const placed = prices.map((price) => ({
    price,
    draft: drafts.get(draftKey({ place, seen: price })),
  }));
  const entries = [...left, ...placed];
  return entries.length > 0 ? entries : [{ price: null, draft: undefined }];
}

/** How many prices of an area, or of all, are typed and not saved. */
export function countUnsaved(drafts: CellDrafts, areaId?: number): number {
  return [...drafts.values()].filter(
    ({ phase, place }) => phase !== 'saved' && (areaId ?? place.areaId) === place.areaId,
  ).length;
}

/** True where one of those that `countUnsaved` counts may be saved after all. */
export function hasUnknown(drafts: CellDrafts, areaId?: number): boolean {
  return [...drafts.values()].some(
    ({ isUnknown, place }) => isUnknown && (areaId ?? place.areaId) === place.areaId,
  );
}

/** What is typed and not saved, each as it was before any try to save it; null where nothing is. */
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

/** What is typed, and what was saved last. */
export interface MatrixState {
  drafts: CellDrafts;
  /** Which cell says that it is saved. */
  saved: { key: string; isNew: boolean } | null;
}

/** What happens to drafts. */
export type MatrixAction =
  | { type: 'put' | 'drop'; draft: CellDraft }
  /** One takes the place of another. */
  | { type: 'replace'; draft: CellDraft; by: CellDraft }
  /** The list shows what was saved, as this price. */
  | { type: 'shown'; draft: CellDraft; price: Price }
  /** The list was read anew: it shows what it did not when it was saved. */
  | { type: 'listRead' };

/** Nothing typed, nothing saved. */
export const emptyMatrix: MatrixState = { drafts: new Map(), saved: null };

function without({ drafts }: MatrixState, gone: CellDraft): Map<string, CellDraft> {
  const left = new Map(drafts);
  left.delete(draftKey(gone));
  return left;
}

/** The drafts after what has happened. */
export function reduceMatrix(state: MatrixState, action: MatrixAction): MatrixState {
  switch (action.type) {
    case 'put': {
      const key = draftKey(action.draft);
      const drafts = new Map(state.drafts).set(key, action.draft);
      return { drafts, saved: state.saved?.key === key ? null : state.saved };
    }
    case 'drop':
      return { ...state, drafts: without(state, action.draft) };
    case 'replace':
      return {
        ...state,
        drafts: without(state, action.draft).set(draftKey(action.by), action.by),
      };
    case 'shown': {
      const { draft, price } = action;
      const key = draftKey({ place: draft.place, seen: price });
      return { drafts: without(state, draft), saved: { key, isNew: !draft.seen } };
    }
    case 'listRead': {
      const left = [...state.drafts].filter(([, { phase }]) => phase !== 'saved');
      return left.length === state.drafts.size ? state : { ...state, drafts: new Map(left) };
    }
  }
}

/** The titles of the choices that a cell is for, within its area. */
export interface CellNames {
  newValue: string;
  ownRisk: string;
  injury: string;
}

/** What a cell is called where its row and its column are not heard. */
export function cellName({ newValue, ownRisk, injury }: CellNames): string {
  return [newValue, ownRisk, injury].join(', ');
}

/** What saving a cell needs a second press for, as its dialog does (D48). */
export function cellRisks({ text, seen }: CellDraft, t: Translate): Risk[] {
  return amountRisks(text, seen?.premium ?? null, t);
}
