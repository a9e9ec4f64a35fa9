import { relative, resolve } from 'node:path';
import { growthOf } from './backtracking';
import { collectPatterns } from './sourcePatterns';

const root = resolve(__dirname, '../../../..');
const found = collectPatterns(resolve(root, 'src')).map((pattern) => ({
  ...pattern,
  file: relative(root, pattern.file),
}));

/** Patterns that are put together of fixed parts, in their longest form. */
const made: Record<string, RegExp[]> = {
  'new RegExp(`^[0-9]{${String(count)}}$`)': [/^[0-9]{6}$/, /^[0-9]{8}$/],
};

/** Files whose patterns may take longer than their text is long, and why the text is short. */
const shortTexts: Record<string, string> = {
  'src/config/settings.ts': 'whoever deploys the product writes it',
  'src/shared/errors/reporting/sendReport.ts': 'the addresses of our own scripts',
  'src/shared/money/formatPercent.ts': 'a number that was read has at most 40 digits (readDecimal)',
  'src/shared/money/formatAmount.ts': 'an amount that was read has at most 40 digits (readDecimal)',
  'src/shared/errors/reporting/scrubError.ts':
    'messages are cut before, and engines write the stacks',
};

const growths = found.flatMap(({ file, source, flags, isMade }) => {
  const patterns = isMade ? (made[source] ?? []) : [new RegExp(source, flags)];
  return patterns.map((pattern) => ({ file, pattern: String(pattern), growth: growthOf(pattern) }));
});

describe('the check of patterns', () => {
  it.each<[RegExp, ReturnType<typeof growthOf>]>([
    [/^a+$/, 'linear'],
    [/^(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/, 'linear'],
    [/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'linear'],
    [/^-?\d{1,3}(?:\.\d{3}){1,3},\d{1,2}$/, 'linear'],
    [/[^+\d]/g, 'linear'],
    [/a+/, 'linear'],
    [/(?<!\w)x\b/, 'linear'],
    [/^(?:ab|ac)*$/, 'linear'],
    [/^0*\d*$/, 'polynomial'],
    [/^a*b?a*$/, 'polynomial'],
    [/^([+-]?)0*(\d*)(?:\.(\d*))?$/, 'polynomial'],
    [/\/+$/, 'polynomial'],
    [/a+b/, 'polynomial'],
    [/^\s*\S*\s*x\s*.*$/, 'polynomial'],
    [/^(a+)+$/, 'exponential'],
    [/^(a*)*$/, 'exponential'],
    [/^(a|a)*$/, 'exponential'],
    [/^(a|ab|b)*$/, 'exponential'],
    [/^(\w+\s?)*$/, 'exponential'],
    [/^(?:a|b|[ab]c?)*d$/, 'exponential'],
    [/(x+x+)+y/, 'exponential'],
  ])('finds %p %s', (pattern, growth) => {
    expect(growthOf(pattern)).toBe(growth);
  });

  it.each([/(?=a+)b/, /(a)\1+/, /(?<=a*b)c/])('cannot judge %p', (pattern) => {
    expect(growthOf(pattern)).toBe('unknown');
  });
});

describe('the patterns of the product', () => {
  it('are all found', () => {
    expect(found.length).toBeGreaterThan(20);
    const inSchemas = found.filter(({ file }) => file.endsWith('rules.schema.ts'));
    expect(inSchemas.length).toBeGreaterThan(3);
  });

  it('are made of nothing that somebody typed', () => {
    expect(found.filter(({ isMade }) => isMade).map(({ source }) => source)).toEqual(
      Object.keys(made),
    );
  });

  it('take no longer than their text is long, whatever it is', () => {
    const slow = growths.filter(({ growth }) => growth !== 'linear');
    expect(slow.filter(({ file }) => !Object.hasOwn(shortTexts, file))).toEqual([]);
    expect(new Set(slow.map(({ file }) => file))).toEqual(new Set(Object.keys(shortTexts)));
  });

  it('never try every way through their text', () => {
    expect(growths.filter(({ growth }) => growth === 'exponential')).toEqual([]);
  });
});
