import fc from 'fast-check';

/** Text that would run, were it ever taken for markup or for an address. */
const markup = [
  '<img src="x" onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg onload=window.hacked=1>',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '$t(core.errors)',
  '=HYPERLINK("http://example.dk")',
];

const numbersAsText = [
  '0',
  '1',
  '-1',
  '12',
  ' 12 ',
  '1e3',
  '12,5',
  '0x10',
  '1.',
  '.5',
  '007',
  '1_000',
];

const notNumbers = ['NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', '[object Object]'];

const dates = [
  '0000-00-00',
  '2022-02-30',
  '2022-13-01T00:00:00Z',
  '9999-12-31',
  '31-12-2022',
  '2022-03-14T25:61:00.000000Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '1e9',
];

const unicode = [
  '\u202Eetats\u202C',
  'שלום עולם',
  '\u200B\u200D\uFEFF',
  '\uD800',
  'a\uDFFFb',
  '\u0000\u0007\u001B[31m',
  'Z\u0335\u0321\u0342a\u0335\u0342',
  '👩‍👩‍👧‍👦',
  '\u2028\u2029',
  'İIıi',
];

const blanks = ['', ' ', '\u00A0', '\n\t'];

const long = ['x'.repeat(5000), 'Ø '.repeat(2000), '9'.repeat(400)];

/** Stands for a number that JSON can hold and JavaScript reads as infinite, until the answer is text. */
export const endless = '@endless@';

const numbers = [
  0,
  -0,
  1,
  2,
  -1,
  0.1,
  -12.5,
  1e-7,
  1e21,
  4_000_000_000,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1.797e308,
  200,
  400,
  endless,
  `-${endless}`,
];

const text = fc.oneof(
  fc.constantFrom(...markup, ...unicode),
  fc.constantFrom(...numbersAsText, ...notNumbers, ...dates),
  fc.constantFrom(...blanks, ...long),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const leaf = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: text },
  { weight: 3, arbitrary: fc.oneof(fc.constantFrom(...numbers), fc.integer(), fc.double()) },
  { weight: 1, arbitrary: fc.boolean() },
);

const row = fc.record({ id: leaf, title: leaf, name: leaf }, { requiredKeys: [] });

/** What no contract expects: null, other types, text and numbers of every awkward kind, lists and objects of them. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(fc.oneof(leaf, row), { maxLength: 3 }) },
  { weight: 1, arbitrary: row },
  {
    weight: 1,
    arbitrary: fc.constantFrom([], {}, [[]], [null], [{}], { data: [] }, { data: null }),
  },
);
