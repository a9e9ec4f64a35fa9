import type { Decimal } from '@/api/core/values';
import type { Price } from '@/api/prices/price.model';
import { compare, fraction } from '@/shared/money/fraction';

/** The two percentages of a price where both can be read. */
export type Kickbacks = Record<'ensurePercent' | 'dantaxiPercent', Decimal>;

/** What a price starts with in an area that has none to take it from. */
export const noKickbacks: Kickbacks = { ensurePercent: '0', dantaxiPercent: '0' };

const isSame = (one: Decimal, other: Decimal) => compare(fraction(one), fraction(other)) === 0;

/** True for the same two percentages, however they are written. */
export function isSameKickbacks(one: Kickbacks, other: Kickbacks | undefined): boolean {
  return (
    other !== undefined &&
    isSame(one.ensurePercent, other.ensurePercent) &&
    isSame(one.dantaxiPercent, other.dantaxiPercent)
  );
}

/** The different kickbacks of an area's prices: one where they agree. */
export function areaKickbacks(prices: readonly Price[], areaId: number): readonly Kickbacks[] {
  const found: Kickbacks[] = [];
  for (const { areaId: ofPrice, ensurePercent, dantaxiPercent } of prices) {
    if (ofPrice !== areaId || ensurePercent === null || dantaxiPercent === null) continue;
    const kickbacks = { ensurePercent, dantaxiPercent };
    if (!found.some((known) => isSameKickbacks(known, kickbacks))) found.push(kickbacks);
  }
  return found;
}
