import { untracked } from '@/api/core/baseApi';
import type { Price, SavedKickbacks } from '@/api/prices/price.model';
import { pricesApi } from '@/api/prices/prices.api';
import type { RunRequests } from '@/shared/runs/executeRun';
import { currentLanguage, type Translate } from '@/i18n/i18n';
import { formatAmount } from '@/shared/money/formatAmount';
import { unreadableAmountText } from '@/shared/money/UnreadableAmount';
import { isSameAmount } from '@/shared/money/fraction';
import type { AppDispatch } from '@/store/store';
import { noKickbacks } from '../forms/areaKickbacks';
import { pricesAt } from '../places';
import { kickbacksOf } from '../priceList';
import { fetchPremium, fetchPrices } from '../priceRequests';
import type { PriceAbout, PriceChange, PriceItem, PriceNow } from './priceItem';

const { createPrice, updatePrice, updateKickback, deletePrice } = pricesApi.endpoints;
const inRun = { isPartOfRun: true } as const;

/**
 * True if the server's price (`now`) has every value of `change`. Null means that there is no price: then both must be
 * null.
 */
function has(now: PriceNow | null, change: PriceChange | null): boolean {
  if (!now || !change) return !now && !change;
  return (Object.keys(change) as (keyof PriceChange)[]).every((name) =>
    isSameAmount(now[name], change[name] ?? null),
  );
}

/**
 * The values that the user saw, to detect a colleague's change. If the item undoes the creation of a price, also the
 * kickbacks with which the price was created.
 */
function seenOf({ about, before }: PriceItem): PriceChange | null {
  const isCreated = about.id === null && before !== null;
  return isCreated ? { ...before, ...(about.kickbacks ?? noKickbacks) } : before;
}

/** The requests of runs that change premiums or kickbacks, or undo such a run. */
export function createPriceRunRequests(
  dispatch: AppDispatch,
): RunRequests<PriceAbout, PriceChange, PriceNow> {
  async function fetchNow(item: PriceItem): Promise<PriceNow | null | undefined> {
    const { about, before } = item;
    const isKnownByChoices =
      !about.isOneOfSeveral && !about.isUnreadable && (about.id === null) === (before === null);
    if (isKnownByChoices) return fetchPremium(dispatch, about.place);
    const prices = await fetchPrices(dispatch);
    if (!prices) return undefined;
    const here = pricesAt(prices, about.place);
    const isMeant = (price: Price) =>
      about.id === null ? has(price, seenOf(item)) : price.id === about.id;
    return here.find(isMeant) ?? (about.id === null ? here[0] : null) ?? null;
  }

  function write({ about, wanted }: PriceItem, now: PriceNow | null): Promise<unknown> {
    const { place } = about;
    if (wanted === null) {
      // A run deletes a price only to undo its creation. `fetchNow` has then found the price in the list, so the id is
      // known.
      const { id } = now ?? {};
      if (id === undefined) return Promise.resolve();
      return dispatch(deletePrice.initiate({ id, ...inRun }, untracked)).unwrap();
    }
    const premium = wanted.premium ?? now?.premium ?? '0';
    if (now === null || about.id === null) {
      const input = { ...place, ...(about.kickbacks ?? noKickbacks), premium, ...inRun };
      return dispatch(createPrice.initiate(input, untracked)).unwrap();
    }
    const { ensurePercent, dantaxiPercent } = { ...now, ...wanted };
    if (wanted.premium !== undefined) {
      const input = { id: about.id, ...place, premium, ensurePercent, dantaxiPercent, ...inRun };
      return dispatch(updatePrice.initiate(input, untracked)).unwrap();
    }
    const kickbacks = {
      ensurePercent: ensurePercent ?? '0',
      dantaxiPercent: dantaxiPercent ?? '0',
    };
    const input = { id: about.id, ...kickbacks, ...inRun };
    return dispatch(updateKickback.initiate(input, untracked)).unwrap();
  }

  return {
    parallel: 2,
    fetchNow,
    isDone: (now, { wanted }) => has(now, wanted),
    isUnchanged: (now, item) => has(now, seenOf(item)),
    // Refuse to undo the change of a premium that could not be read: a run cannot restore it.
    refusal: (_now, { wanted }) =>
      wanted?.premium === null
        ? { messages: [{ key: 'runs.premiumUnreadable' }], isFinal: true }
        : null,
    write,
    onEnd: () => void dispatch(pricesApi.util.invalidateTags(['Price'])),
  };
}

/** The premium that an item changes from or to; null if the price does not exist or its premium could not be read. */
export const premiumOf = (change: unknown) => (change as PriceChange | null)?.premium ?? null;

/** Formats the premium or kickbacks of an item for the report of a run. Null means that the price does not exist. */
export function showPriceChange(change: unknown, t: Translate): string {
  const { premium, ...kickbacks } = (change ?? {}) as PriceChange;
  if (premium !== undefined)
    return premium === null ? unreadableAmountText : formatAmount(premium, currentLanguage());
  if (!change) return t('runs.none');
  return t('prices.kickbacks', kickbacksOf(kickbacks as SavedKickbacks, currentLanguage()));
}
