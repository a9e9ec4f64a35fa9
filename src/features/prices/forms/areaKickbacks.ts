import type { Kickbacks, Price, SavedKickbacks } from '@/api/prices/price.model';
import type { Message } from '@/shared/errors/failureMessage';
import { isSameAmount } from '@/shared/money/fraction';

/** The kickbacks of a new price in an area without prices. */
export const noKickbacks: Kickbacks = { ensurePercent: '0', dantaxiPercent: '0' };

export function isSameKickbacks(one: SavedKickbacks, other: SavedKickbacks | undefined): boolean {
  return (
    other !== undefined &&
    isSameAmount(one.ensurePercent, other.ensurePercent) &&
    isSameAmount(one.dantaxiPercent, other.dantaxiPercent)
  );
}

export function isReadable(kickbacks: SavedKickbacks): kickbacks is Kickbacks {
  return kickbacks.ensurePercent !== null && kickbacks.dantaxiPercent !== null;
}

/** Returns the kickbacks shared by more than half of an area's prices, or null. */
export function usualKickbacks(prices: readonly Price[], areaId: number): Kickbacks | null {
  const ofArea = prices.filter((price) => price.areaId === areaId);
  const usual = areaKickbacks(ofArea, areaId)
    .filter(isReadable)
    .find(
      (pair) => 2 * ofArea.filter((price) => isSameKickbacks(pair, price)).length > ofArea.length,
    );
  return usual ?? null;
}

/**
 * What the prices of an area say about the kickbacks of a new price. `agreed`: all prices have the same.
 * `partlyUnread`: some cannot be read, and the others are the same. `unread`: none can be read. `inArea`, here and
 * below: the different kickbacks of the area's prices, each once.
 */
export function kickbackHint(
  inArea: readonly SavedKickbacks[],
): 'noPrices' | 'agreed' | 'differ' | 'partlyUnread' | 'unread' {
  if (inArea.length === 0) return 'noPrices';
  const readable = inArea.filter(isReadable);
  if (readable.length === 0) return 'unread';
  if (readable.length > 1) return 'differ';
  return inArea.length === 1 ? 'agreed' : 'partlyUnread';
}

/**
 * The kickbacks of a new price: 0 in an area without prices, those of the area if all its prices have the same,
 * otherwise those that the user has chosen. Undefined while the user must choose, because nothing is chosen yet or no
 * price in the area has the chosen ones any more. Also undefined if no kickbacks of the area can be read.
 */
export function kickbacksFor(
  inArea: readonly SavedKickbacks[],
  chosen: Kickbacks | undefined,
): Kickbacks | undefined {
  const [agreed = noKickbacks, ...others] = inArea;
  if (others.length === 0 && isReadable(agreed)) return agreed;
  return inArea.filter(isReadable).find((pair) => isSameKickbacks(pair, chosen));
}

/**
 * The message that says why the matrix cannot add a price to an area yet. In the matrix, the user can only choose
 * kickbacks that the area already has.
 */
export const missingKickbacks = (inArea: readonly SavedKickbacks[]): Message => ({
  key:
    kickbackHint(inArea) === 'unread'
      ? 'priceMatrix.kickbacksUnread'
      : 'priceMatrix.chooseKickbacks',
});

/** The different kickbacks of each area's prices, each once, by the id of the area. For looking up many areas. */
export function kickbacksByArea(
  prices: readonly Price[],
): ReadonlyMap<number, readonly SavedKickbacks[]> {
  const areas = new Map<number, SavedKickbacks[]>();
  for (const { areaId, ensurePercent, dantaxiPercent } of prices) {
    const kickbacks = { ensurePercent, dantaxiPercent };
    const found = areas.get(areaId) ?? [];
    areas.set(areaId, found);
    if (!found.some((known) => isSameKickbacks(known, kickbacks))) found.push(kickbacks);
  }
  return areas;
}

/** The different kickbacks of one area's prices, each once. */
export function areaKickbacks(prices: readonly Price[], areaId: number): readonly SavedKickbacks[] {
  return kickbacksByArea(prices.filter((price) => price.areaId === areaId)).get(areaId) ?? [];
}
