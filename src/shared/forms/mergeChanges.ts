interface Versions<Values extends object> {
  /** The server's values that the user has seen, on which the typed values are based. */
  before: Readonly<Record<string, unknown>>;
  typed: Values;
  /** The server's current values. */
  now: Readonly<Record<string, unknown>>;
  /**
   * For each save whose response was lost, all or some of its values. If the server has them now, this is not a
   * colleague's change.
   */
  lost?: readonly object[];
  /**
   * Maps values to the form in which they are compared, by the same names. This is usually their form in the request,
   * which has one spelling of each value: another spelling is then no change. Omitted values are compared unchanged.
   */
  toSent?: ((values: Values) => object) | undefined;
}

interface Merge<Values extends object> {
  /** The user's changes on top of the server's values. A field in `asked` keeps the user's value. */
  values: Values;
  /** The fields that only the colleague has changed. */
  updated: readonly string[];
  /** The fields that both have changed, to different values. */
  asked: readonly string[];
}

/** True if both values are the same, apart from blanks around a text. */
function isSameValue(one: unknown, other: unknown): boolean {
  const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''));
  return trim(one) === trim(other);
}

/** A three-way merge, field by field. A field that only one side has changed takes that side's value. */
export function mergeChanges<Values extends object>(versions: Versions<Values>): Merge<Values> {
  const { before, typed, now, lost = [], toSent } = versions;
  const asSent = (side: object): Record<string, unknown> => ({
    ...(typed as object),
    ...side,
    ...toSent?.({ ...typed, ...side }),
  });
  const was = asSent(before);
  const mine = asSent(typed);
  const theirs = asSent(now);
  const own = [was, mine, ...lost.map(asSent)];
  const values = { ...typed } as Record<string, unknown>;
  const updated: string[] = [];
  const asked: string[] = [];
  // Compare only the fields of the form, because the server may have more.
  for (const name of Object.keys(typed)) {
    if (own.some((side) => isSameValue(theirs[name], side[name]))) continue;
    // The values in the request may differ only because another field differs. The field itself is unchanged, so skip
    // it.
    if (isSameValue(now[name], typed[name as keyof Values])) continue;
    if (isSameValue(mine[name], was[name])) {
      values[name] = now[name];
      updated.push(name);
    } else asked.push(name);
  }
  return { values: values as Values, updated, asked };
}

/** The fields for which the server has neither the typed value nor one of a save in `lost`. */
export function unsavedFields<Values extends Readonly<Record<string, unknown>>>(
  versions: Omit<Versions<Values>, 'before'>,
): readonly string[] {
  return mergeChanges({ ...versions, before: versions.typed }).updated;
}
