/** Kinds of values by field name, which select the form of the pseudonym. All other values are text or numbers. */
const kinds: readonly [kind: string, names: RegExp][] = [
  ['email', /^e-?mail$/i],
  ['name', /name$/i],
  ['street', /^address$/],
  ['city', /^city$/],
  ['token', /token$|password|params$|^user_agent$/i],
];

/** Replaces a number only if it stands alone, not inside a longer number, a date or an amount. */
function replaceWhole(text: string, value: string, made: string): string {
  if (!/^\d+$/.test(value)) return text.replaceAll(value, made);
  return text.replaceAll(new RegExp(`(?<!\\d|\\d[.:-])${value}(?!\\d|[.:-]\\d)`, 'gu'), made);
}

/** Replaces values by pseudonyms. The same value always gets the same pseudonym. */
export class Pseudonyms {
  private readonly known = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** The pseudonym of a value in a field of this name. A number keeps its number of digits. */
  of<Value extends string | number>(value: Value, field: string): Value {
    const text = String(value);
    const made = this.known.get(text) ?? (text.trim() === '' ? text : this.make(text, field));
    this.known.set(text, made);
    return (typeof value === 'number' ? Number(made) : made) as Value;
  }

  /** Replaces known values, e-mail addresses and long numbers inside a text. */
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
      // Keep the number of digits, or use more if there are no free numbers of that length.
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
