import {
  uniqueById,
  listIn,
  parseBlob,
  parseJsonAfterNotices,
  parseCount,
  getField,
  parseFlag,
  parseField,
  parseId,
  safeKeysOf,
  parseResponse,
  asRecord,
  parseRows,
  parseText,
  required,
  UnreadableResponse,
  within,
} from '@/api/core/wire/parse';

describe('getField', () => {
  it.each([
    [{ a: 1 }, 'a', 1],
    [{ a: null }, 'a', null],
    [{ a: 1 }, 'b', undefined],
    [{}, 'toString', undefined],
    [{}, '__proto__', undefined],
    [[1], '0', undefined],
    [[1], 'length', undefined],
    ['text', 'length', undefined],
    [null, 'a', undefined],
    [undefined, 'a', undefined],
  ])('of %j with the name %s returns %j', (source, name, expected) => {
    expect(getField(source, name)).toBe(expected);
  });
});

describe('safeKeysOf', () => {
  it('leaves out keys that could reach a prototype, such as __proto__', () => {
    const hostile: unknown = JSON.parse(
      '{"a":1,"__proto__":{"x":1},"constructor":2,"prototype":3}',
    );
    expect(safeKeysOf(hostile)).toEqual(['a']);
  });

  it.each([[null], ['text'], [[1, 2]], [7]])('returns no keys for %j', (source) => {
    expect(safeKeysOf(source)).toEqual([]);
  });
});

describe('asRecord', () => {
  it.each([[null], [undefined], [[]], ['x'], [1]])('returns null for %j', (value) => {
    expect(asRecord(value)).toBeNull();
  });

  it('returns an object as it is', () => {
    expect(asRecord({ a: 1 })).toEqual({ a: 1 });
  });
});

describe('parseText', () => {
  it.each([
    ['abc', 'abc'],
    ['', ''],
    [12, '12'],
    [1.25, '1.25'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{}, ''],
    [['a'], ''],
  ])('parses %p as %j', (value, expected) => {
    expect(parseText(value)).toBe(expected);
  });
});

describe('parseFlag (D8)', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    ['true', true],
    ['false', false],
    [[1], null],
    [null, null],
    [undefined, null],
    ['', null],
    ['yes', null],
    [2, null],
  ])('parses %j as %j', (value, expected) => {
    expect(parseFlag(value)).toBe(expected);
  });
});

describe('parseCount and parseId', () => {
  it.each([
    [0, 0, null],
    ['0', 0, null],
    [7, 7, 7],
    ['7', 7, 7],
    ['007', 7, 7],
  ])('return for %j the count %j and the id %j', (value, count, id) => {
    expect([parseCount(value), parseId(value)]).toEqual([count, id]);
  });

  it.each([
    [1.5],
    ['1.5'],
    [-1],
    ['-1'],
    [' 7'],
    ['7 stk'],
    ['1e3'],
    [['7']],
    [''],
    [null],
    ['9007199254740993'],
    [Number.NaN],
    [{}],
  ])('return null for %p', (value) => {
    expect([parseCount(value), parseId(value)]).toEqual([null, null]);
  });
});

describe('parseRows', () => {
  it('keeps the rows that can be parsed, in their order', () => {
    expect(parseRows([1, 'x', '3', null], 'list', parseId)).toEqual([1, 3]);
  });

  it('treats null as an empty list', () => {
    expect(parseRows(null, 'list', parseId)).toEqual([]);
  });

  it.each([[undefined], ['text'], [{}], [5]])('throws if the value is not a list: %j', (value) => {
    expect(() => parseRows(value, 'list', parseId)).toThrow(new UnreadableResponse('list'));
  });
});

describe('listIn', () => {
  it.each([
    [
      [1, 2],
      [1, 2],
    ],
    [{ data: [1], meta: { total: 1 } }, [1]],
    [{ data: { data: [1] } }, [1]],
    // PHP encodes a list with gaps, or one indexed by ids, as an object.
    [{ 0: 'a', 2: 'b' }, ['a', 'b']],
    [{ data: { 17: 'a' } }, ['a']],
    [[], []],
    [{}, null],
    [{ 0: 'a', name: 'b' }, null],
    [{ a0: 'a' }, null],
    [{ '0a': 'a' }, null],
    [{ data: null }, null],
    ['text', null],
    [null, null],
  ])('returns for %j %j', (value, expected) => {
    expect(listIn(value)).toEqual(expected);
  });
});

describe('an unreadable value', () => {
  it('is reported once per response, by its path and without its value [7-unreadable-told]', () => {
    const read = () =>
      parseRows([{ price: 'soon' }, { price: 'later' }, { price: '' }, null], 'rows', (row) =>
        row === null ? null : [parseField(row, 'price', parseId)],
      );
    expect(parseResponse(read)).toEqual({
      data: [[null], [null], [null]],
      unreadable: ['rows[].price', 'rows[]'],
    });
    expect(parseResponse(() => 1)).toEqual({ data: 1, unreadable: [] });
  });

  it.each([[{ price: 0 }], [{ price: false }], [{ price: [] }], [{ price: 'soon' }]])(
    'is reported when a value was given, as in %j',
    (row) => {
      const { unreadable } = parseResponse(() => parseField(row, 'price', parseId));
      expect(unreadable).toEqual(['price']);
    },
  );

  it.each([[{ price: '' }], [{ price: null }], [{}], [{ price: '7' }]])(
    'is not reported for a value that is absent or can be parsed, as in %j',
    (row) => {
      const { unreadable } = parseResponse(() => parseField(row, 'price', parseId));
      expect(unreadable).toEqual([]);
    },
  );

  it('is named by its path in the error when parsing stops at it', () => {
    const read = () => within('trucker', () => required(parseId('x'), 'id'));
    expect(read).toThrow(new UnreadableResponse('trucker.id'));
    expect(() => required(null, 'id')).toThrow(new UnreadableResponse('id'));
    expect([required(0, 'n'), required(false, 'f')]).toEqual([0, false]);
  });
});

describe('uniqueById', () => {
  const parseRow = (value: unknown) => {
    const id = parseId(getField(value, 'id'));
    return id === null ? null : { id, title: parseText(getField(value, 'title')) };
  };

  it('keeps the first of the rows with the same id', () => {
    const list = [{ id: 1, title: 'a' }, { id: 2 }, { id: '1', title: 'b' }, { id: 0 }];
    expect(uniqueById(parseRows(list, 'list', parseRow))).toEqual([
      { id: 1, title: 'a' },
      { id: 2, title: '' },
    ]);
  });
});

const notice =
  '<br />\n<b>Notice</b>:  Undefined index: a in <b>/srv/[v1]/a.php</b> on line <b>4</b><br />\n';

describe('parseJsonAfterNotices', () => {
  it.each([
    ['an object after a notice', `${notice}{"status":200}`, { status: 200 }],
    ['a list after two notices', `${notice}${notice}[{"id":1}]`, [{ id: 1 }]],
    [
      'an object after a warning without HTML',
      '\nWarning: Undefined variable $a in /srv/a.php on line 3\n{\n  "id": 1\n}\n',
      { id: 1 },
    ],
    ['an empty object after a deprecation', 'PHP Deprecated: old in a.php\n{}', {}],
    ['nothing in a PHP notice without JSON', notice, undefined],
    ['nothing in cut-off JSON after a PHP notice', `${notice}{"status":`, undefined],
    ['nothing after the start of a web page', '<!doctype html>\n{"status":200}', undefined],
    ['nothing after another text', 'Saved\n{"status":200}', undefined],
    ['nothing after another text with an HTML tag', 'Saved <br />\n{"status":200}', undefined],
    ['nothing after another letter', 'x{"status":200}', undefined],
    ['nothing in a text without JSON', 'Saved 7', undefined],
    ['nothing in an empty text', '', undefined],
  ])('finds %s [7-notice-before-json]', (_what, text, expected) => {
    expect(parseJsonAfterNotices(text)).toEqual(expected);
  });
});

describe('parseBlob', () => {
  it('parses JSON from the bytes of a response', async () => {
    expect(await parseBlob(new Blob(['{"name":"Ærø"}']))).toEqual({ name: 'Ærø' });
    expect(await parseBlob(new Blob([`${notice}{"id":1}`]))).toEqual({ id: 1 });
  });

  it.each(['', '<!doctype html>', '{"name":'])('returns undefined for %p', async (text) => {
    expect(await parseBlob(new Blob([text]))).toBeUndefined();
  });
});
