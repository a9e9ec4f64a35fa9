import type { Price, SavedKickbacks } from '@/api/prices/price.model';
import {
  currentPrices,
  emptyMatrix,
  reduceMatrix,
  type CellDraft,
  type CellDrafts,
  type MatrixState,
} from '@/features/prices/matrix/cellDrafts';
import { buildMatrix } from '@/features/prices/matrix/priceMatrix';
import { planDrafts } from '@/features/prices/matrix/planDrafts';
import { areaKickbacks, kickbackHint, kickbacksFor } from '@/features/prices/forms/areaKickbacks';
import { percentOf, planRegulation, regulatePremium } from '@/features/prices/matrix/regulate';
import {
  parseChange,
  parseSigned,
  regulationSchema,
  type RegulationValues,
} from '@/features/prices/matrix/regulation.schema';
import {
  copyRange,
  fillDown,
  gridOf,
  isInRange,
  pasteInto,
  withoutHeadings,
  type Range,
} from '@/features/prices/matrix/sheet';
import { initI18n } from '@/i18n/i18n';
import { parseCopiedCells } from '@/shared/clipboard/parseCopiedCells';
import { findErrors } from '@/shared/forms/validation';
import { fraction, toDecimal } from '@/shared/money/fraction';

const choicesOf = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const choices = {
  areas: choicesOf('Byen', 'Landet'),
  newValues: choicesOf('Lav', 'Høj'),
  ownRisks: choicesOf('5.000', '10.000'),
  injuries: choicesOf('Ingen', 'En', 'To'),
};

const priceAt = (id: number, changes: Partial<Price> = {}): Price => ({
  id,
  areaId: 1,
  newValueId: 1,
  ownRiskId: 1,
  injuryId: 1,
  areaTitle: '',
  newValueTitle: '',
  ownRiskTitle: '',
  injuryTitle: '',
  premium: '100.00',
  ensurePercent: '2.5',
  dantaxiPercent: '1',
  ...changes,
});

/** The twelve prices of area 1: 101 to 112 kroner, row by row. */
const prices = [1, 2].flatMap((newValueId) =>
  [1, 2].flatMap((ownRiskId) =>
    [1, 2, 3].map((injuryId) => {
      const id = (newValueId - 1) * 6 + (ownRiskId - 1) * 3 + injuryId;
      return priceAt(id, { newValueId, ownRiskId, injuryId, premium: `${100 + id}.00` });
    }),
  ),
);
const grid = gridOf(buildMatrix(prices, choices).groupsOf(1));
const none: CellDrafts = new Map();
const from = (row: number, column: number, toRow = row, toColumn = column): Range => ({
  from: { row, column },
  to: { row: toRow, column: toColumn },
});
const textsOf = (drafts: readonly CellDraft[]) =>
  drafts.map(({ seen, text }) => `${seen?.id ?? 0}: ${text}`);
const paste = (range: Range, text: string) =>
  pasteInto(range, withoutHeadings(parseCopiedCells(text), grid).cells, grid, none, 'da');
/** Returns the cells to paste, and the headings to leave out. */
const partsOf = (text: string) => {
  const { cells, headings } = withoutHeadings(parseCopiedCells(text), grid);
  return [cells.map((row) => row.join(' ')), headings];
};

describe('spreadsheet actions on prices', () => {
  it('remove the headings above and beside pasted amounts', () => {
    expect(partsOf('\t\tIngen\tEn\r\nLav\t5.000 kr. risiko\t1,5\t2\r\nHøj\tingen\t3\t4')).toEqual([
      ['1,5 2', '3 4'],
      ['Ingen', 'En', 'Lav', 'Høj', '5.000 kr. risiko', 'ingen'],
    ]);
    expect(partsOf('fejl')).toEqual([['fejl'], []]);
  });

  it.each([
    ['above amounts that fill all rows of the table', 'A\tB\n1\t2\n3\t4\n5\t6\n7\t8', ['A', 'B']],
    ['above a row of words, which stays', 'A\tB\nUd\tRing\n3\t4\n5\t6\n7\t8', ['A', 'B']],
    ['beside amounts that fill all columns of the table', 'A\t1\t2\t3\nB\t4\t5\t6', ['A', 'B']],
    [
      'on both sides, with a name in the corner',
      'Ny\tNul\tEn\tTo\nA\t1\t2\t3\nB\t1\t2\t3\nC\t1\t2\t3\nD\t1\t2\t3',
      ['Ny', 'Nul', 'En', 'To', 'A', 'B', 'C', 'D'],
    ],
  ])('remove from a pasted block the headings %s [2-sheet-paste]', (_name, text, headings) => {
    expect(partsOf(text)[1]).toEqual(headings);
  });

  it.each([
    ['one word in each cell of a row', 'Tegnes ikke\tTegnes ikke\n1\t2'],
    ['one word in each cell of a column', 'Tegnes ikke\t1\nTegnes ikke\t2'],
    ['a word in the first cell', 'Tegnes ikke\n1\n2'],
    ['different words in a block that has room', 'Udgår\tRing\n1\t2'],
    ['one word on two sides of an empty cell', '\tUdgår\nUdgår\t1'],
    ['one word around an empty cell', '\tUdgår\tUdgår\nUdgår\t1\t2'],
    ['errors of a spreadsheet', '\t#I/T\t#VÆRDI!\n#I/T\t1\t2\n#N/A\t3\t4'],
    ['dashes for amounts', '\t- kr.\tkr. -\n- kr.\t1\t2\nDKK -\t3\t4'],
    ['more words than the table has room for', 'A\tB\nC\tD\nE\tF\n1\t2\n3\t4\n5\t6\n7\t8\n9\t10'],
  ])(
    'paste each amount at its own position if the block also has %s [2-sheet-paste]',
    (_name, text) => {
      expect(partsOf(text)).toEqual([parseCopiedCells(text).map((row) => row.join(' ')), []]);
    },
  );

  it('paste a block at a cell, with amounts in any format, and skip empty cells', () => {
    const pasted = paste(from(1, 1), '10.441,47\t10441,47 kr.\r\n\t1 200');
    expect('drafts' in pasted && textsOf(pasted.drafts)).toEqual([
      '5: 10.441,47',
      '6: 10.441,47',
      '9: 1.200,00',
    ]);
  });

  it('paste one amount into each selected cell that has a different one', () => {
    const pasted = paste(from(1, 1, 0, 0), '102');
    expect('drafts' in pasted && textsOf(pasted.drafts)).toEqual([
      '1: 102,00',
      '4: 102,00',
      '5: 102,00',
    ]);
  });

  it('paste no part of a block that does not fit', () => {
    expect(paste(from(3, 0), '1\r\n2')).toEqual({ isTooLarge: true, rows: 2, columns: 1 });
    expect(paste(from(0, 2), '1\t2')).toEqual({ isTooLarge: true, rows: 1, columns: 2 });
  });

  it('keep an unreadable, ambiguous or negative amount as typed, with an error', () => {
    const pasted = paste(from(0, 0), '-5\tmange\t24.550');
    expect(
      'drafts' in pasted && pasted.drafts.map(({ text, messages }) => [text, messages]),
    ).toEqual([
      ['-5', [{ key: 'common.minZero' }]],
      ['mange', [{ key: 'common.invalidNumber' }]],
      ['24.550', [{ key: 'money.ambiguous' }]],
    ]);
  });

  it('skip a cell that is being saved, and paste into the others', () => {
    const [seen = null] = prices;
    const place = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
    const saving: CellDraft = { place, seen, text: '7', phase: 'saving', messages: [] };
    const drafts = new Map([['1-1-1-1:1', saving]]);
    const pasted = pasteInto(from(0, 0), [['5', '6']], grid, drafts, 'da');
    expect('drafts' in pasted && textsOf(pasted.drafts)).toEqual(['2: 6,00']);
  });

  it('paste or fill the saved amount over a draft, which removes the draft [2-sheet-paste]', () => {
    const [first, second] = [101, 102].map((amount, index) => ({
      place: { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: index + 1 },
      seen: prices[index] ?? null,
      text: String(amount + 500),
      phase: 'typed' as const,
      messages: [],
    }));
    if (!first || !second) throw new Error('No drafts');
    const typed = reduceMatrix(emptyMatrix, { type: 'putAll', drafts: [first, second] });
    const after = (drafts: readonly CellDraft[], state = typed) =>
      textsOf([...reduceMatrix(state, { type: 'putAll', drafts }).drafts.values()]);
    const pasted = pasteInto(from(0, 0), [['101', '777']], grid, typed.drafts, 'da');
    expect('drafts' in pasted && after(pasted.drafts)).toEqual(['2: 777,00']);
    const same = prices.map((price) => ({ ...price, premium: '101.00' }));
    const sameGrid = gridOf(buildMatrix(same, choices).groupsOf(1));
    const below = { ...first, place: { ...first.place, ownRiskId: 2 }, seen: same[3] ?? null };
    const state = reduceMatrix(emptyMatrix, { type: 'put', draft: below });
    expect(after(fillDown(from(0, 0, 1, 0), sameGrid, state.drafts, 'da'), state)).toEqual([]);
    // The list does not have the saved 601 yet, so the pasted 101 is a change and 601 is not.
    const saved = reduceMatrix(typed, { type: 'noted', draft: { ...first, phase: 'saved' } });
    const current = gridOf(
      buildMatrix(currentPrices(prices, saved.savedPrices), choices).groupsOf(1),
    );
    expect(pasteInto(from(0, 0), [['101']], current, saved.drafts, 'da')).toMatchObject({
      drafts: [{ text: '101,00', seen: { premium: '601' } }],
    });
    expect(pasteInto(from(0, 0), [['601']], current, saved.drafts, 'da')).toEqual({ drafts: [] });
    // A colleague has changed the saved 90 to 101, so the pasted 90 is a change.
    const stale = { ...first, seen: priceAt(1, { premium: '90.00' }) };
    const conflicting = reduceMatrix(emptyMatrix, { type: 'put', draft: stale });
    const old = pasteInto(from(0, 0), [['90']], grid, conflicting.drafts, 'da');
    expect('drafts' in old && after(old.drafts, conflicting)).toEqual(['1: 90,00']);
  });

  it('copy a range including its drafts, in the number format of the language', () => {
    const [seen = null] = prices;
    const place = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
    const typed: CellDraft = { place, seen, text: '1.000,5', phase: 'typed', messages: [] };
    const drafts = new Map([['1-1-1-1:1', typed]]);
    expect(copyRange(from(1, 1, 0, 0), grid, drafts, 'da')).toBe(
      '1000,50\t102,00\r\n104,00\t105,00',
    );
    expect(copyRange(from(0, 1), grid, none, 'en')).toBe('102.00');
  });

  it('fill the rows below with the first row of the range', () => {
    expect(textsOf(fillDown(from(0, 1, 2, 2), grid, none, 'da'))).toEqual([
      '5: 102,00',
      '8: 102,00',
      '6: 103,00',
      '9: 103,00',
    ]);
  });

  it('leave the rows below as they are if the first row of the range is empty', () => {
    const holed = gridOf(buildMatrix(prices.slice(1), choices).groupsOf(1));
    expect(fillDown(from(0, 0, 2, 0), holed, none, 'da')).toEqual([]);
  });

  it('copy and fill amounts without the extra zeros that the server sends [5-price-decimals-kept]', () => {
    const precise = prices.map((price) => ({ ...price, premium: `${price.premium ?? ''}0` }));
    const preciseGrid = gridOf(buildMatrix(precise, choices).groupsOf(1));
    expect(copyRange(from(0, 0, 0, 1), preciseGrid, none, 'da')).toBe('101,00\t102,00');
    const filled = fillDown(from(0, 0, 1, 0), preciseGrid, none, 'da');
    expect(filled).toMatchObject([{ text: '101,00', messages: [] }]);
  });

  it('find the cells of a range, whichever corner it started at', () => {
    const range = from(2, 2, 1, 1);
    expect([isInRange(range, 1, 2), isInRange(range, 0, 1), isInRange(null, 1, 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

const values: RegulationValues = {
  what: 'premium',
  areaId: '1',
  newValueId: '',
  ownRiskId: '',
  injuryId: '',
  by: 'percent',
  amount: '3',
  step: '1',
  direction: 'nearest',
};
const regulate = (premium: string, changes: Partial<RegulationValues>) =>
  regulatePremium(premium, { ...values, ...changes });

describe('the bulk change of prices', () => {
  it.each([
    ['25755.00', '26528.00', '3 %, rounded to whole kroner', { amount: '3' }],
    ['100', '102.50', '2,5 %, not rounded', { amount: '2,5', step: '0' }],
    ['33.33', '50.00', '50 %, not rounded', { amount: '50', step: '0' }],
    ['102.5', '103.00', '0 %, rounded to whole kroner', { amount: '0' }],
    ['101', '105.00', '1,5 %, rounded to 5 kroner', { amount: '1,5', step: '5' }],
    ['101.01', '105.00', '0 %, rounded up to 5', { amount: '0', step: '5', direction: 'up' }],
    ['100', '100.00', '0 %, rounded up to 10', { amount: '0', step: '10', direction: 'up' }],
    ['1000', '975.00', '-2.5 %', { amount: '-2.5' }],
    ['1000', '750.00', '−250 kroner', { amount: '−250', by: 'kroner' }],
    ['100', '-150.00', '-250 kroner', { amount: '-250', by: 'kroner' }],
  ] as const)('turns %s into %s by %s', (premium, expected, _by, changes) => {
    expect(regulate(premium, changes)).toBe(expected);
  });

  it.each([
    ['1.000', 'money.ambiguous'],
    ['-1.500', 'money.ambiguous'],
    ['+1.500', 'money.ambiguous'],
    ['+ 1.500', 'money.ambiguous'],
    ['0,1255', 'money.decimals'],
    ['mange', 'common.invalidNumber'],
    ['--5', 'common.invalidNumber'],
    ['+-3', 'common.invalidNumber'],
    ['', 'REQUIRED_FIELD'],
    ['+1.500,00 kr.', undefined],
    ['−250', undefined],
  ])(
    'by kroner checks %j like a premium: the error is %s [2-prices-regulate-kroner]',
    (amount, key) => {
      const kroner: RegulationValues = { ...values, by: 'kroner', amount };
      expect(findErrors(regulationSchema, kroner).amount).toEqual(key && { key });
      expect(parseChange(kroner) === null).toBe(key !== undefined);
    },
  );

  it('raises and lowers by an amount with thousands separators [2-prices-regulate-kroner]', () => {
    expect(regulate('10000', { by: 'kroner', amount: '+1.500,50', step: '0' })).toBe('11500.50');
    expect(regulate('10000', { by: 'kroner', amount: '-1 500 kr.' })).toBe('8500.00');
  });

  it('parses numbers with either sign and either decimal separator', () => {
    expect(['3', '+3', '-2,5', '−2.5', '%', ''].map(parseSigned)).toEqual([
      '3',
      '3',
      '-2.5',
      '-2.5',
      null,
      null,
    ]);
  });

  it.each([
    ['3 %', undefined],
    ['-2,5%', undefined],
    ['0,486', undefined],
    ['2,125 %', undefined],
    ['1.000', 'money.ambiguousPercent'],
    ['+ 1.000', 'money.ambiguousPercent'],
    ['- 1.000', 'money.ambiguousPercent'],
    ['−1.500 %', 'money.ambiguousPercent'],
    ['3 % %', 'common.invalidNumber'],
    ['+-3', 'common.invalidNumber'],
    ['tre', 'common.invalidNumber'],
    ['', 'REQUIRED_FIELD'],
  ])(
    'by percent checks %j, with or without a percent sign: the error is %s [2-prices-regulate-percent]',
    (amount, key) => {
      const percent: RegulationValues = { ...values, amount };
      expect(findErrors(regulationSchema, percent).amount).toEqual(key && { key });
      expect(parseChange(percent) === null).toBe(key !== undefined);
    },
  );

  it('in English takes the comma for the mark of thousands [2-prices-regulate-percent]', async () => {
    await initI18n('en');
    const parsed = ['1,000', '2.125 %'].map((amount) => parseChange({ ...values, amount }));
    await initI18n('da');
    expect(parsed).toEqual([null, '2.125']);
  });

  it.each([
    ['3 %', '3', undefined],
    ['+2,125', '2.125', undefined],
    ['1.000', '1.000', undefined],
    ['-3', null, 'common.minZero'],
    ['−3 %', null, 'common.minZero'],
    ['3 % %', null, 'common.invalidNumber'],
    ['', null, 'REQUIRED_FIELD'],
  ])('parses the new commission %j as %j [2-prices-regulate-percent]', (amount, value, key) => {
    const commission: RegulationValues = { ...values, what: 'ensurePercent', amount };
    expect(findErrors(regulationSchema, commission).amount).toEqual(key && { key });
    expect(parseChange(commission)).toBe(value);
  });

  it('plans new amounts, and the average rise in percent and per month', () => {
    const { drafts, holes, doubles, large, averages, monthly } = planRegulation(
      { ...values, newValueId: '1', injuryId: '2', amount: '12', by: 'kroner' },
      prices,
      choices,
      'da',
    );
    expect(textsOf(drafts)).toEqual(['2: 114,00', '5: 117,00']);
    expect({ holes, doubles, large }).toEqual({ holes: 0, doubles: 0, large: 0 });
    expect(averages && percentOf(averages)).toBe('11.6');
    // 12 kr. per year, plus 2.5 % and then 1 %, divided by 12 months.
    expect(monthly && toDecimal(monthly, 6)).toBe(toDecimal(fraction('1.03525'), 6));
  });

  it('plans a change of 1,000 prices in linear time', () => {
    let looks = 0;
    const many = Array.from({ length: 1000 }, (_, index) => {
      const price = priceAt(index + 1);
      return {
        ...price,
        get injuryId() {
          looks += 1;
          return price.injuryId;
        },
      };
    });
    for (const what of ['premium', 'ensurePercent'] as const) {
      planRegulation({ ...values, what, amount: '3' }, many, choices, 'da');
    }
    expect(looks).toBeLessThan(20_000);
  });

  it('marks a premium that would be below 0 as an error [5-money-not-negative]', () => {
    const { drafts, negative } = planRegulation(
      { ...values, newValueId: '1', ownRiskId: '1', amount: '-102', by: 'kroner' },
      prices,
      choices,
      'da',
    );
    expect(drafts.map(({ text, messages }) => [text, messages])).toEqual([
      ['-1,00', [{ key: 'common.minZero' }]],
      ['0,00', []],
      ['1,00', []],
    ]);
    expect(negative).toBe(1);
  });

  it('counts combinations without a price, duplicates, and changes over 25 %', () => {
    const { drafts, holes, doubles, large } = planRegulation(
      { ...values, areaId: '', amount: '26' },
      [...prices, priceAt(13, { areaId: 2 }), priceAt(14, { areaId: 2 })],
      choices,
      'da',
    );
    expect([drafts.length, holes, doubles, large]).toEqual([14, 11, 2, 14]);
  });

  it('leaves out prices with a choice in no list, and counts missing combinations [2-prices-regulate]', () => {
    const lost = [priceAt(13, { areaId: 9 }), priceAt(14, { areaId: 2, injuryId: 9 })];
    const plan = (what: RegulationValues['what']) =>
      planRegulation(
        { ...values, what, areaId: '', amount: '26' },
        [...prices, ...lost],
        choices,
        'da',
      );
    const { drafts, holes } = plan('premium');
    expect([drafts.length, holes]).toEqual([12, 12]);
    expect(plan('ensurePercent').items).toHaveLength(12);
  });

  it('gives no rise in percent if the premiums were 0 before', () => {
    const free = [priceAt(1, { premium: '0.00' })];
    const { averages } = planRegulation(
      { ...values, amount: '12', by: 'kroner' },
      free,
      choices,
      'da',
    );
    expect(averages && percentOf(averages)).toBeNull();
    expect(averages && toDecimal(averages.after, 0)).toBe('12');
  });

  it('removes the draft of a price that it rounds back to the saved premium [2-prices-regulate]', () => {
    const change = (amount: string) =>
      planRegulation({ ...values, newValueId: '1', ownRiskId: '1', amount }, prices, choices, 'da');
    const put = (state: MatrixState, { drafts, unchanged }: ReturnType<typeof change>) =>
      reduceMatrix(state, { type: 'putAll', drafts: [...drafts, ...unchanged] });
    const raised = put(emptyMatrix, change('3'));
    expect(textsOf([...raised.drafts.values()])).toEqual(['1: 104,00', '2: 105,00', '3: 106,00']);
    // 101 and 102 kr. round back, 103 kr. becomes 103.50 kr. and rounds up.
    expect(textsOf([...put(raised, change('0,486')).drafts.values()])).toEqual(['3: 104,00']);
  });

  it('gives the items of the two kickbacks different keys, so that failures stay apart [2-run-replace]', () => {
    const [keys, others] = (['ensurePercent', 'dantaxiPercent'] as const).map((what) =>
      planRegulation({ ...values, what, amount: '3' }, prices, choices, 'da').items.map(
        ({ key }) => key,
      ),
    );
    expect(keys?.length).toBeGreaterThan(0);
    expect(keys?.filter((key) => others?.includes(key))).toEqual([]);
  });

  it('changes the kickbacks of a price without a premium, but not its premium [2-prices-regulate]', () => {
    const [first, ...others] = [priceAt(1, { premium: null }), priceAt(2, { injuryId: 2 })];
    const plan = (what: RegulationValues['what']) =>
      planRegulation({ ...values, what, amount: '3' }, [first, ...others], choices, 'da');
    const abouts = plan('ensurePercent').items.map(({ about }) => about);
    expect(abouts.map(({ id, isUnreadable = false }) => [id, isUnreadable])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(textsOf(plan('premium').drafts)).toEqual(['2: 103,00']);
  });

  it('changes the premium of a price with an unreadable kickback [2-prices-regulate]', () => {
    const { drafts, monthly } = planRegulation(
      { ...values, amount: '3' },
      [priceAt(1, { dantaxiPercent: null }), priceAt(2, { injuryId: 2 })],
      choices,
      'da',
    );
    expect(textsOf(drafts)).toEqual(['1: 103,00', '2: 103,00']);
    expect(monthly).toBeNull();
  });

  it('changes one of the two kickbacks and sends the other one unchanged', () => {
    const { items, drafts, monthly } = planRegulation(
      { ...values, what: 'ensurePercent', amount: '3', injuryId: '1', ownRiskId: '1' },
      [...prices, priceAt(13, { ensurePercent: '3.0' })],
      choices,
      'da',
    );
    expect(drafts).toEqual([]);
    expect(items.map(({ about, before, wanted }) => [about.id, before, wanted])).toEqual([
      [
        1,
        { ensurePercent: '2.5', dantaxiPercent: '1' },
        { ensurePercent: '3', dantaxiPercent: '1' },
      ],
      [
        7,
        { ensurePercent: '2.5', dantaxiPercent: '1' },
        { ensurePercent: '3', dantaxiPercent: '1' },
      ],
    ]);
    // 0.5 % of 101 and 107 kr. per year is 0.52 kr. on average, plus 1 %, divided by 12 months.
    expect(monthly && toDecimal(monthly, 6)).toBe(toDecimal(fraction('0.043767'), 6));
  });

  it('has no average rise per month if a premium of the changed kickbacks is unreadable', () => {
    const unread = [priceAt(1, { premium: null }), priceAt(2, { injuryId: 2 })];
    const { items, monthly } = planRegulation(
      { ...values, what: 'ensurePercent' },
      unread,
      choices,
      'da',
    );
    expect(items).toHaveLength(2);
    expect(monthly).toBeNull();
  });

  it('counts the prices that it leaves out because what it changes cannot be read [2-prices-regulate]', () => {
    const unread = [
      priceAt(1, { premium: null }),
      priceAt(2, { injuryId: 2, premium: null }),
      priceAt(3, { injuryId: 3, dantaxiPercent: null }),
    ];
    const plans = (['premium', 'ensurePercent', 'dantaxiPercent'] as const).map((what) =>
      planRegulation({ ...values, what, amount: '3' }, unread, choices, 'da'),
    );
    expect(plans.map((plan) => plan.unread)).toEqual([2, 1, 1]);
  });
});

it('"save all" asks again for a new price’s kickbacks if its area no longer has them [2-prices-area-kickbacks]', () => {
  const place = { areaId: 2, newValueId: 1, ownRiskId: 1, injuryId: 2 };
  const draft = { place, seen: null, text: '120', phase: 'typed', messages: [] } as const;
  const inArea = [
    priceAt(1, { areaId: 2 }),
    priceAt(2, { areaId: 2, ownRiskId: 2, ensurePercent: '3' }),
  ];
  const plan = (ensurePercent: string) => {
    const chosen: CellDraft = { ...draft, kickbacks: { ensurePercent, dantaxiPercent: '1' } };
    return planDrafts(new Map([['0', chosen]]), inArea, choices);
  };
  expect(plan('3').items).toMatchObject([{ about: { kickbacks: { ensurePercent: '3' } } }]);
  expect(plan('4').items).toEqual([]);
  expect(plan('4').faulty).toMatchObject([{ messages: [{ key: 'priceMatrix.chooseKickbacks' }] }]);
});

describe('unreadable kickbacks in an area [2-prices-area-kickbacks]', () => {
  const read = { ensurePercent: '3', dantaxiPercent: '1' };
  const unread = { ensurePercent: null, dantaxiPercent: '1' };
  const inArea = (...pairs: SavedKickbacks[]) =>
    areaKickbacks(
      pairs.map((pair, index) => priceAt(index, pair)),
      1,
    );

  it('do not count as 0 for a new price, unlike those of an area without prices', () => {
    expect(kickbacksFor(inArea(), undefined)).toEqual({ ensurePercent: '0', dantaxiPercent: '0' });
    expect(kickbacksFor(inArea(read, read), undefined)).toEqual(read);
    expect(inArea(unread, read, unread)).toEqual([unread, read]);
    expect(kickbacksFor(inArea(unread), undefined)).toBeUndefined();
    expect(kickbacksFor(inArea(unread, read), undefined)).toBeUndefined();
    expect(kickbacksFor(inArea(unread, read), read)).toEqual(read);
  });

  it('are named in the hint, unless the readable ones differ', () => {
    expect(kickbackHint(inArea())).toBe('noPrices');
    expect(kickbackHint(inArea(read, read))).toBe('agreed');
    expect(kickbackHint(inArea(unread, unread))).toBe('unread');
    expect(kickbackHint(inArea(read, unread, read))).toBe('partlyUnread');
    const other = { ...read, ensurePercent: '4' };
    expect(kickbackHint(inArea(read, unread, other))).toBe('differ');
  });

  it('make "save all" skip a new price and name them as the reason', () => {
    const place = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 2 };
    const draft = { place, seen: null, text: '120', phase: 'typed', messages: [] } as const;
    const { faulty } = planDrafts(new Map([['0', draft]]), [priceAt(1, unread)], choices);
    expect(faulty).toMatchObject([{ messages: [{ key: 'priceMatrix.kickbacksUnread' }] }]);
  });
});

it('"save all" skips drafts that have a conflict or an error, and drafts that are being saved', () => {
  const [seen = null] = prices;
  const place = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
  const draft = { place, seen, text: '120', phase: 'typed', messages: [] } as const;
  const drafts: CellDrafts = new Map(
    [
      draft,
      { ...draft, seen: priceAt(1, { premium: '90.00' }) },
      { ...draft, seen: null, place: { ...place, areaId: 2 }, text: '' },
      { ...draft, phase: 'saving' as const },
    ].map((one, index) => [String(index), one]),
  );
  const { items, faulty } = planDrafts(drafts, prices, choices);
  expect(items).toEqual([
    {
      key: '1-1-1-1:1',
      label: 'Byen, Lav, 5.000, Ingen',
      about: { place, id: 1, isOneOfSeveral: false },
      before: { premium: '101.00' },
      wanted: { premium: '120' },
    },
  ]);
  expect(faulty.map(({ messages }) => messages)).toEqual([[], [{ key: 'REQUIRED_FIELD' }]]);
});
