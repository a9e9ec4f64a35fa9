import fc from 'fast-check';

/** Text that would run if it were used as markup or as a URL. */
const markup = [
  '<img src="x" onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg onload=window.hacked=1>',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '$t(core.errors)',
  '=HYPERLINK("http://example.dk")',
];

const numbersAsText = ['-1', ' 12 ', '1e3', '12,5', '0x10', '1.', '.5', '007', '1_000'];
const notNumbers = ['NaN', '-Infinity', 'null', 'undefined', 'true', '[object Object]'];
const dates = ['0000-00-00', '2022-02-30', '9999-12-31', '31-12-2022', '+275760-09-13T00:00:00Z'];
/** Right-to-left text, zero-width characters, lone surrogates, control characters and stacked accents. */
const unicode = [
  '\u202Eetats',
  '\u200B\uFEFF',
  '\uD800',
  'a\uDFFFb',
  '\u0000\u001B[31m',
  'Z\u0335\u0321',
];
const blanks = ['', ' ', '\u00A0', '\n\t'];
const long = ['x'.repeat(5000), 'Ø '.repeat(2000), '9'.repeat(400)];

/** Placeholder for a number that is valid JSON but Infinity in JavaScript. `editAnswer` replaces it in the text. */
export const endless = '@endless@';

const number = fc.oneof(fc.integer({ min: -2, max: 500 }), fc.maxSafeInteger(), fc.double());

const text = fc.oneof(
  fc.constantFrom(...markup, ...unicode),
  fc.constantFrom(...numbersAsText, ...notNumbers, ...dates),
  number.map(String),
  fc.constantFrom(...blanks, ...long),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const leaf = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(endless, `-${endless}`) },
  { weight: 1, arbitrary: fc.boolean() },
);

const row = fc.record({ id: leaf, title: leaf, name: leaf }, { requiredKeys: [] });

/** Values that no contract expects: null, other types, awkward texts and numbers, and lists and objects of them. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(fc.oneof(leaf, row), { maxLength: 3 }) },
  { weight: 1, arbitrary: row },
  {
    weight: 1,
    arbitrary: fc.constantFrom([], {}, [[]], [null], [{}], { data: [] }, { data: null }),
  },
);
