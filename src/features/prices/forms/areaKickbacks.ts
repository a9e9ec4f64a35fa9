import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import { isSameAmount } from '@/shared/money/fraction';

export type Kickbacks = Record<'ensurePercent' | 'dantaxiPercent', Decimal>;

/** The kickbacks of a saved price. Null is one that cannot be read. */
export type SavedKickbacks = Pick<Price, keyof Kickbacks>;

/** For a new price in an area without prices. */
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
 * The kickbacks of a new price: those of its area if all prices there agree, else the chosen ones. Undefined while the
 * user still has to choose, also if the area no longer has the chosen ones, or if those it has cannot be read. `inArea`:
 * from `areaKickbacks`.
 */
export function kickbacksFor(
  inArea: readonly SavedKickbacks[],
  chosen: Kickbacks | undefined,
): Kickbacks | undefined {
  const [agreed = noKickbacks, ...others] = inArea;
  if (others.length === 0 && isReadable(agreed)) return agreed;
  return inArea.filter(isReadable).find((pair) => isSameKickbacks(pair, chosen));
}

/** The different kickbacks of an area's prices, each once. */
export function areaKickbacks(prices: readonly Price[], areaId: number): readonly SavedKickbacks[] {
  const found: SavedKickbacks[] = [];
  for (const { areaId: ofPrice, ensurePercent, dantaxiPercent } of prices) {
    if (ofPrice !== areaId) continue;
    const kickbacks = { ensurePercent, dantaxiPercent };
    if (!found.some((known) => isSameKickbacks(known, kickbacks))) found.push(kickbacks);
  }
  return found;
}
