import { hasNoResponse, isApiError, outcomeOf } from '@/api/core/apiError';
import type { Premium, PremiumChoices, Price, PriceInput } from '@/api/prices/price.model';
import { failureMessage, type Message } from '@/shared/errors/failureMessage';
import { failureMessages, toFetchFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import { isSameAmount } from '@/shared/money/fraction';
import { parseAmount } from '@/shared/money/parseAmount';
import { isEndOfSession } from '@/shared/notifications/useNotify';
import { areaKickbacks, missingKickbacks, noKickbacks } from '../forms/areaKickbacks';
import { toPriceFailure } from '../forms/price.mapper';
import { pricesAt } from '../places';
import { cellErrors, conflictOf, type CellDraft } from './cellDrafts';

export interface CellCalls {
  /** Fetches the premium of one combination. Like `fetchList`, undefined if the session ended meanwhile. */
  fetchPremium: (place: PremiumChoices) => Promise<Premium | null | undefined>;
  /** Fetches the list before a save, or to look whether it is saved. If this fails, the outcome says so. */
  fetchList: () => Promise<readonly Price[] | undefined>;
  /** Fetches the list after a confirmed save. */
  fetchListAfter: () => Promise<readonly Price[] | undefined>;
  create: (input: PriceInput) => Promise<unknown>;
  update: (input: PriceInput & { id: number }) => Promise<unknown>;
}

/**
 * `isFound`: nothing was sent, as the server had the amount, and not from an earlier try. `conflict`: a colleague has
 * changed the price, so nothing was sent. `isUnsent`: nothing was sent, and the messages do not say that it is not
 * saved. `ended`: the session has ended.
 */
export type SaveOutcome =
  | { kind: 'saved'; price: Price | undefined; isFound?: boolean }
  | { kind: 'conflict' | 'ended' }
  | { kind: 'refused' | 'unknown'; messages: readonly Message[]; isUnsent?: boolean };

const refusedFor = (failure: SubmitFailure): SaveOutcome => ({
  kind: 'refused',
  messages: failureMessages(failure),
});

/** Nothing was sent, as the fetch before it has failed. */
function unreadFor(error: unknown): SaveOutcome {
  return isApiError(error) && hasNoResponse(error)
    ? { kind: 'refused', messages: [failureMessage(error)], isUnsent: true }
    : refusedFor(toFetchFailure(error, false, toPriceFailure));
}

const unknown = (...messages: Message[]): SaveOutcome => ({
  kind: 'unknown',
  messages: [...messages, { key: 'priceMatrix.lost' }],
});

/** The price that already has the draft's amount: the edited price, or for a new price any price of the combination. */
function savedAs({ seen, text }: CellDraft, prices: readonly Price[]): Price | undefined {
  const typed = parseAmount(text);
  return prices.find(
    ({ id, premium }) => (!seen || id === seen.id) && isSameAmount(premium, typed),
  );
}

/**
 * True if the price is the only one of its combination and still as the user saw it. Fetches only this premium, because
 * fetching the list may take long. After a lost response, only the list can tell.
 */
async function isUnchanged(
  { place, seen, isUnknown }: CellDraft,
  shown: readonly Price[],
  { fetchPremium }: CellCalls,
): Promise<boolean> {
  if (!seen || isUnknown || shown.length !== 1) return false;
  const now = await fetchPremium(place).catch(() => null);
  const amounts = ['premium', 'ensurePercent', 'dantaxiPercent'] as const;
  return Boolean(now) && amounts.every((name) => isSameAmount(seen[name], now?.[name] ?? null));
}

/**
 * Saves a draft. Like the dialogs, it fetches first: it neither overwrites a colleague's change nor sends an amount
 * again that an earlier request, whose response was lost, has saved. `shown` has the prices of the combination as the
 * user sees them.
 */
export async function saveCell(
  draft: CellDraft,
  shown: readonly Price[],
  calls: CellCalls,
): Promise<SaveOutcome> {
  const { place, seen, text, kickbacks } = draft;
  const premium = parseAmount(text);
  const errors = cellErrors(text);
  if (errors.length > 0 || premium === null) return { kind: 'refused', messages: errors };

  let all: readonly Price[] | undefined;
  try {
    all = (await isUnchanged(draft, shown, calls)) ? shown : await calls.fetchList();
  } catch (error) {
    if (isEndOfSession(error)) return { kind: 'ended' };
    // An earlier attempt whose response was lost may have saved the amount, so the result stays unknown.
    return draft.isUnknown ? unknown(failureMessage(error)) : unreadFor(error);
  }
  if (!all) return { kind: 'ended' };
  const prices = pricesAt(all, place);
  if (conflictOf(draft, prices)) return { kind: 'conflict' };
  const saved = savedAs(draft, prices);
  if (saved) return { kind: 'saved', price: saved, isFound: !draft.isUnknown };
  if (!seen && !kickbacks) {
    return refusedFor({ message: missingKickbacks(areaKickbacks(all, place.areaId)) });
  }

  try {
    const now = prices.find(({ id }) => id === seen?.id);
    const { ensurePercent, dantaxiPercent } = now ?? kickbacks ?? noKickbacks;
    const input = { ...place, premium, ensurePercent, dantaxiPercent };
    await (now ? calls.update({ id: now.id, ...input }) : calls.create(input));
  } catch (error) {
    if (isEndOfSession(error)) return { kind: 'ended' };
    if (outcomeOf(error) === 'refused') return refusedFor(toPriceFailure(error));
    const price = await fetchSaved(draft, calls.fetchList);
    return price ? { kind: 'saved', price } : unknown(failureMessage(error));
  }
  const price = await fetchSaved(draft, calls.fetchListAfter);
  // The server confirmed the change, but the list does not have it. So nobody knows whether it is saved.
  return price === null ? unknown() : { kind: 'saved', price };
}

/**
 * Fetches the list after a save and returns the saved price; null if the list does not have it, undefined if the list
 * cannot be fetched. A request that began before the save may lack the price, so it fetches the list up to twice.
 */
async function fetchSaved(
  draft: CellDraft,
  fetchList: CellCalls['fetchList'],
): Promise<Price | null | undefined> {
  for (let turn = 0; turn < 2; turn += 1) {
    const prices = await fetchList().catch(() => undefined);
    if (!prices) return undefined;
    const price = savedAs(draft, pricesAt(prices, draft.place));
    if (price) return price;
  }
  return null;
}
