import fc from 'fast-check';
import { nextSort, parseListParams, serialiseListParams } from '@/shared/lists/listParams';
import type { ListParams, ListShape, Sort } from '@/shared/lists/listParams';

type Column = 'id' | 'name';
type Field = 'name' | 'cvr';
const shape: ListShape<Column, Field> = { columns: ['id', 'name'], fields: ['name', 'cvr'] };
const defaults: ListParams<Column, Field> = { text: '', field: 'name', sort: null, page: 0 };

const parse = (search: string) => parseListParams(new URLSearchParams(search), shape);
const serialise = (params: Partial<ListParams<Column, Field>>) =>
  serialiseListParams({ ...defaults, ...params }, shape).toString();

describe('the state of a list in the URL', () => {
  it('is the default one for a URL without parameters', () => {
    expect(parse('')).toEqual(defaults);
  });

  it('has search, field, sort, direction and a page number that starts at 1', () => {
    expect(parse('q=taxa+%C3%B8st&field=cvr&sort=name&dir=desc&page=3')).toEqual({
      text: 'taxa øst',
      field: 'cvr',
      sort: { column: 'name', direction: 'desc' },
      page: 2,
    });
  });

  it.each([
    ['an unknown field', 'field=email'],
    ['an unknown column', 'sort=password&dir=desc'],
    ['a direction without a column', 'dir=desc'],
    ['page 0', 'page=0'],
    ['a page below 0', 'page=-2'],
    ['a page that is not a number', 'page=two'],
    ['a fraction of a page', 'page=1.5'],
    ['a page in another notation', 'page=1e3'],
    ['a page number that is too long', 'page=12345678901'],
    ['an empty page', 'page='],
    ['a blank text', 'q=+++'],
    ['an unknown parameter', 'utm_source=mail'],
    ['the name of an inherited property', 'sort=constructor&field=toString'],
  ])('falls back to the default for %s', (_what, search) => {
    expect(parse(search)).toEqual(defaults);
  });

  it.each([
    ['', 'asc'],
    ['&dir=', 'asc'],
    ['&dir=DESC', 'asc'],
    ['&dir=asc', 'asc'],
    ['&dir=desc', 'desc'],
  ])('reads the direction of “sort=id%s” as %s', (suffix, direction) => {
    expect(parse(`sort=id${suffix}`).sort).toEqual({ column: 'id', direction });
  });

  it('has the search text trimmed', () => {
    expect(parse('q=+taxa+').text).toBe('taxa');
  });

  it('leaves defaults out of the URL', () => {
    expect(serialise({})).toBe('');
  });

  it('has the values that differ from the defaults in the URL', () => {
    expect(serialise({ text: 'a&b', field: 'cvr', page: 1 })).toBe('q=a%26b&field=cvr&page=2');
    expect(serialise({ sort: { column: 'id', direction: 'asc' } })).toBe('sort=id&dir=asc');
  });

  it('survives serialising and parsing', () => {
    const params = fc.record({
      text: fc.string().map((text) => text.trim()),
      field: fc.constantFrom<Field>('name', 'cvr'),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom<Column>('id', 'name'),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      ),
      page: fc.nat(999_999_998),
    });
    fc.assert(
      fc.property(params, (wanted) => {
        expect(parse(serialise(wanted))).toEqual(wanted);
      }),
    );
  });

  it('never throws, whatever the URL', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(parse(search).page).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the sort order after a click on a column', () => {
  it.each<['asc' | 'desc', string, Sort<Column> | null]>([
    ['asc', 'if there was none', null],
    ['asc', 'after another column', { column: 'id', direction: 'asc' }],
    ['asc', 'after another column, descending', { column: 'id', direction: 'desc' }],
    ['desc', 'after the same column, ascending', { column: 'name', direction: 'asc' }],
    ['asc', 'after the same column, descending', { column: 'name', direction: 'desc' }],
  ])('is by that column, %s, %s', (direction, _after, before) => {
    expect(nextSort<Column>(before, 'name')).toEqual({ column: 'name', direction });
  });
});
