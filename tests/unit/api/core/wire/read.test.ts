import {
  parseBlob,
  readCount,
  readField,
  readFlag,
  readId,
  readKeys,
  readRecord,
  readRecords,
  readRows,
  readText,
  required,
  UnreadableAnswer,
} from '@/api/core/wire/read';

describe('readField', () => {
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
  ])('of %j, named %s, is %j', (source, name, expected) => {
    expect(readField(source, name)).toBe(expected);
  });
});

describe('readKeys', () => {
  it('leaves out names that could reach a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"a":1,"__proto__":{"x":1},"constructor":2,"prototype":3}',
    );
    expect(readKeys(hostile)).toEqual(['a']);
  });

  it.each([[null], ['text'], [[1, 2]], [7]])('of %j is empty', (source) => {
    expect(readKeys(source)).toEqual([]);
  });
});

describe('readRecord', () => {
  it.each([[null], [undefined], [[]], ['x'], [1]])('of %j is null', (value) => {
    expect(readRecord(value)).toBeNull();
  });

  it('keeps an object', () => {
    expect(readRecord({ a: 1 })).toEqual({ a: 1 });
  });
});

describe('readText', () => {
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
  ])('of %j is %j', (value, expected) => {
    expect(readText(value)).toBe(expected);
  });
});

describe('readFlag (D8)', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [null, null],
    [undefined, null],
    ['', null],
    ['yes', null],
    [2, null],
  ])('of %j is %j', (value, expected) => {
    expect(readFlag(value)).toBe(expected);
  });
});

describe('readCount and readId', () => {
  it.each([
    [0, 0, null],
    ['0', 0, null],
    [7, 7, 7],
    ['7', 7, 7],
    ['007', 7, 7],
    [1.5, null, null],
    ['1.5', null, null],
    [-1, null, null],
    ['-1', null, null],
    [' 7', null, null],
    ['7 stk', null, null],
    [['7'], null, null],
    ['', null, null],
    [null, null, null],
    ['9007199254740993', null, null],
    [Number.NaN, null, null],
    [{}, null, null],
  ])('of %j are %j and %j', (value, count, id) => {
    expect([readCount(value), readId(value)]).toEqual([count, id]);
  });
});

describe('readRows', () => {
  it('keeps the readable rows in their order', () => {
    expect(readRows([1, 'x', '3', null], readId)).toEqual([1, 3]);
  });

  it('takes null for an empty list', () => {
    expect(readRows(null, readId)).toEqual([]);
  });

  it.each([[undefined], ['text'], [{}], [5]])('cannot read %j', (value) => {
    expect(() => readRows(value, readId)).toThrow(new UnreadableAnswer('list'));
  });
});

describe('readRecords', () => {
  const readRow = (value: unknown) => {
    const id = readId(readField(value, 'id'));
    return id === null ? null : { id, title: readText(readField(value, 'title')) };
  };

  it('keeps the first of those that share an id, which no screen could tell apart', () => {
    const list = [{ id: 1, title: 'a' }, { id: 2 }, { id: '1', title: 'b' }, { id: 0 }];
    expect(readRecords(list, readRow)).toEqual([
      { id: 1, title: 'a' },
      { id: 2, title: '' },
    ]);
  });
});

describe('required', () => {
  it('passes a value on, false and 0 included', () => {
    expect([required(0, 'n'), required(false, 'f')]).toEqual([0, false]);
  });

  it('names what is missing', () => {
    expect(() => required(null, 'trucker')).toThrow(new UnreadableAnswer('trucker'));
  });
});

describe('parseBlob', () => {
  it('reads JSON from the bytes of an answer', async () => {
    expect(await parseBlob(new Blob(['{"name":"Ærø"}']))).toEqual({ name: 'Ærø' });
  });

  it.each(['', '<!doctype html>', '{"name":'])('reads nothing from %p', async (text) => {
    expect(await parseBlob(new Blob([text]))).toBeUndefined();
  });
});
