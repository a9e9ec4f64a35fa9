import type { Place } from './deviations';

/** A place without the numbers of its rows: `truckers.data[].phone_number`. */
export function pathOf(place: Place): string {
  const path = place.map((step) => (typeof step === 'number' ? '[]' : `.${step}`)).join('');
  return path.replace(/^\./, '') || 'the answer';
}

function stepInto(holder: unknown, step: string | number): unknown {
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string | number, unknown>)[step]
    : undefined;
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(body: unknown, place: Place): unknown {
  return place.reduce(stepInto, body);
}

/** Every place in a body that a test holds for, by the name and the value that stand there. */
export function placesWhere(
  body: unknown,
  test: (name: string, value: unknown) => boolean,
  at: Place = [],
): Place[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const place = [...at, Array.isArray(body) ? Number(name) : name];
    return [...(test(name, value) ? [place] : []), ...placesWhere(value, test, place)];
  });
}

/** A copy of a body with another value at one place; undefined takes it out. */
export function withValue(body: unknown, place: Place, value: unknown): unknown {
  if (place.length === 0) return value;
  const copy = structuredClone(body);
  const holder = valueAt(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  if (value !== undefined) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return copy;
}

/** How many places have the same path as the holder of this one. */
export function holdersLike(body: unknown, place: Place): number {
  let holders: unknown[] = [body];
  for (const step of place.slice(0, -1)) {
    holders = holders.flatMap((holder) => {
      if (typeof step === 'number') return Array.isArray(holder) ? (holder as unknown[]) : [];
      const inner = stepInto(holder, step);
      return inner === undefined || inner === null ? [] : [inner];
    });
  }
  return holders.length;
}

/** How many values something holds that say anything. */
export function countValues(value: unknown): number {
  if (value === null || value === undefined || value === '') return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 0);
}
