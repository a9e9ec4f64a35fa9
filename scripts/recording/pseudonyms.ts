/** What the names of fields say of their values; what is neither kept nor one of these is text or a number of somebody. */
const kinds: readonly [kind: string, names: RegExp][] = [
  ['email', /^e-?mail$/i],
  ['name', /name$/i],
  ['street', /^address$/],
  ['city', /^city$/],
  ['token', /token$|password|params$|^user_agent$/i],
];

/** A number is replaced where it stands alone: a part of a date or of an amount is another number. */
function replaceWhole(text: string, value: string, made: string): string {
  if (!/^\d+$/.test(value)) return text.replaceAll(value, made);
  return text.replaceAll(new RegExp(`(?<!\\d|\\d[.:-])${value}(?!\\d|[.:-]\\d)`, 'gu'), made);
}

/** What stands in the place of a value: the same for the same value, however often and wherever it comes. */
export class Pseudonyms {
  private readonly known = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** The pseudonym of a text, or of a number, which has as many digits, in a field of this name. */
  of<Value extends string | number>(value: Value, field: string): Value {
    const text = String(value);
    const made = this.known.get(text) ?? (text.trim() === '' ? text : this.make(text, field));
    this.known.set(text, made);
    return (typeof value === 'number' ? Number(made) : made) as Value;
  }

  /** A text that is kept, without what has a pseudonym elsewhere or looks like an address or a long number. */
  scrub(text: string): string {
    const inside = [...this.known]
      .filter(([value, made]) => value.length > 3 && value !== made && text.includes(value))
      .sort(([one], [other]) => other.length - one.length)
      .reduce((scrubbed, [value, made]) => replaceWhole(scrubbed, value, made), text);
    return inside
      .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/gu, (found) =>
        found.endsWith('@example.dk') ? found : this.of(found, 'email'),
      )
      .replaceAll(/(?<!\d|\d[.:-])\d(?: ?\d){7,}(?!\d|[.:-]\d)/gu, (found) =>
        [...this.known.values()].includes(found) ? found : this.of(found, 'number'),
      );
  }

  private next(kind: string): number {
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    return count;
  }

  private make(value: string, field: string): string {
    const digits = value.replaceAll(/[\s+]/g, '');
    if (/^\d+$/.test(digits)) {
      // As many digits as there were, more where those have run out, and different from all others of that length.
      const count = String(this.next(`digits ${digits.length}`));
      return `9${count.padStart(digits.length - 1, '0')}`;
    }
    if (/^[a-zæøå]{2}\s?\d{2}\s?\d{3}$/iu.test(value)) {
      return `XX${String(10_000 + this.next('plate'))}`;
    }
    const named = kinds.find(([, names]) => names.test(field))?.[0] ?? 'text';
    const kind = value.includes('@') ? 'email' : named;
    const count = this.next(kind);
    if (kind === 'email') return `person${count}@example.dk`;
    if (kind === 'token') return `recorded-token-${count}`;
    return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${count}`;
  }
}
