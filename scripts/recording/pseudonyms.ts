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

  /** The pseudonym of a text, in a field of this name. */
  ofText(value: string, field: string): string {
    if (value.trim() === '') return value;
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const made = this.make(value, field);
    this.known.set(value, made);
    return made;
  }

  /** The pseudonym of a number, which has as many digits. */
  ofNumber(value: number, field: string): number {
    return Number(this.ofText(String(value), field));
  }

  /** A text that is kept, without what has a pseudonym elsewhere or looks like an address or a long number. */
  scrub(text: string): string {
    const inside = [...this.known]
      .filter(([value, made]) => value.length > 3 && value !== made && text.includes(value))
      .sort(([one], [other]) => other.length - one.length)
      .reduce((scrubbed, [value, made]) => replaceWhole(scrubbed, value, made), text);
    return inside
      .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/gu, (found) =>
        found.endsWith('@example.dk') ? found : this.ofText(found, 'email'),
      )
      .replaceAll(/(?<!\d|\d[.:-])\d(?: ?\d){7,}(?!\d|[.:-]\d)/gu, (found) =>
        this.isMade(found) ? found : this.ofText(found, 'number'),
      );
  }

  private isMade(value: string): boolean {
    return [...this.known.values()].includes(value);
  }

  private next(kind: string): number {
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    return count;
  }

  private make(value: string, field: string): string {
    const digits = value.replaceAll(/[\s+]/g, '');
    if (/^\d+$/.test(digits)) return this.digits(digits.length);
    const plate = /^([a-zæøå]{2})[\s]?\d{2}[\s]?\d{3}$/iu.exec(value);
    if (plate) return `XX${String(10_000 + this.next('plate'))}`;
    if (value.includes('@')) return `person${this.next('email')}@example.dk`;
    const kind = kinds.find(([, names]) => names.test(field))?.[0] ?? 'text';
    if (kind === 'email') return `person${this.next('email')}@example.dk`;
    const word = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return kind === 'token' ? `recorded-token-${this.next(kind)}` : `${word} ${this.next(kind)}`;
  }

  /** As many digits as there were, more where those have run out, and different from all others of that length. */
  private digits(length: number): string {
    return `9${String(this.next(`digits ${length}`)).padStart(length - 1, '0')}`;
  }
}
