/** An exact number in lowest terms, with a denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const decimalForm = /^(-?)(\d+)(?:\.(\d+))?$/;

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

function reduce(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

/** Parses an exact decimal ("1234.5"). Throws a RangeError if the text is not one. */
export function fraction(decimal: string): Fraction {
  const [, sign = '', whole, part = ''] = decimalForm.exec(decimal) ?? [];
  if (whole === undefined) throw new RangeError(`Not a decimal: "${decimal}"`);
  return reduce(BigInt(`${sign}${whole}${part}`), 10n ** BigInt(part.length));
}

/** The exact sum; zero without terms. */
export function add(...terms: readonly Fraction[]): Fraction {
  return terms.reduce(
    (sum, term) =>
      reduce(
        sum.numerator * term.denominator + term.numerator * sum.denominator,
        sum.denominator * term.denominator,
      ),
    zero,
  );
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return reduce(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, multiply(b, fraction('-1')));
}

/** The exact quotient. Throws a RangeError on division by zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.numerator === 0n) throw new RangeError('Division by zero');
  const sign = b.numerator < 0n ? -1n : 1n;
  return reduce(sign * a.numerator * b.denominator, sign * a.denominator * b.numerator);
}

/** Compares two numbers: negative if a < b, zero if they are equal, positive if a > b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** True for the same amount, with any number of decimals. Null is an amount that cannot be parsed. */
export function isSameAmount(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  return one !== null && other !== null && compare(fraction(one), fraction(other)) === 0;
}

/** Formats a number with this many decimals. Rounds halves away from zero. */
export function toDecimal(value: Fraction, decimals: number): string {
  const isNegative = value.numerator < 0n;
  const size = isNegative ? -value.numerator : value.numerator;
  const scaled = size * 10n ** BigInt(decimals);
  const rounded = (2n * scaled + value.denominator) / (2n * value.denominator);
  const digits = String(rounded).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = isNegative && rounded !== 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

// At most 12 digits before the separator and 40 after it. A longer text is a typing error, or an attempt to slow the
// page down: exact arithmetic takes longer with more digits.
const typedForm = /^\d{1,12}(?:[.,]\d{1,40})?$/;

/**
 * Parses a typed number, zero or more, with a decimal comma or point, to an exact decimal. Returns null if the text is
 * not a number or is too long.
 */
export function parseDecimal(text: string): string | null {
  const trimmed = text.trim();
  return typedForm.test(trimmed) ? trimmed.replace(',', '.') : null;
}

/** Removes the zeros that end the decimals: "2.50" becomes "2.5", and "2.00" becomes "2". */
export function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** Turns all spellings of a typed number into one, to compare them: "2,50" into "2.5". Any other text stays. */
export function toComparable(typed: string, parse = parseDecimal): string {
  const decimal = parse(typed);
  return decimal === null ? typed : withoutZeros(decimal);
}

/** Formats an exact decimal as it is typed in the language: with a decimal comma in Danish. */
export function toTyped(decimal: string, language: 'da' | 'en'): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const text = toDecimal(fraction(decimal), digits);
  return language === 'da' ? text.replace('.', ',') : text;
}

/**
 * Scales exact decimals to integers of one common scale, in the same order. A sort can compare these without rounding,
 * and fast enough for thousands of rows. Throws a SyntaxError if a text is not a decimal.
 */
export function scaleDecimals(decimals: readonly string[]): bigint[] {
  const parts = decimals.map((decimal) => decimal.split('.'));
  const scale = parts.reduce((longest, [, part = '']) => Math.max(longest, part.length), 0);
  return parts.map(([whole = '', part = '']) => BigInt(whole + part.padEnd(scale, '0')));
}
