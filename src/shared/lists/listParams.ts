export type Direction = 'asc' | 'desc';

/** What a list can be sorted by and searched in; the first search field is the default one. */
export interface ListShape<Column extends string, Field extends string> {
  columns: readonly Column[];
  fields: readonly [Field, ...Field[]];
}

export interface Sort<Column extends string> {
  column: Column;
  direction: Direction;
}

/** What a list shows. `page` counts from 0 (D7); `sort` is null while nobody has chosen one (D13). */
export interface ListParams<Column extends string, Field extends string> {
  text: string;
  field: Field;
  sort: Sort<Column> | null;
  page: number;
}

const ownNames: ReadonlySet<string> = new Set(['q', 'field', 'sort', 'dir', 'page']);

function oneOf<Value extends string>(values: readonly Value[], value: string | null) {
  return values.find((known) => known === value) ?? null;
}

function parsePage(raw: string | null): number {
  const page = raw !== null && /^\d{1,9}$/.test(raw) ? Number(raw) : 1;
  return Math.max(page, 1) - 1;
}

/** What is missing or unknown falls back to its default, so that an old or mistyped link still shows a list. */
export function parseListParams<Column extends string, Field extends string>(
  search: URLSearchParams,
  shape: ListShape<Column, Field>,
): ListParams<Column, Field> {
  const column = oneOf(shape.columns, search.get('sort'));
  return {
    text: (search.get('q') ?? '').trim(),
    field: oneOf(shape.fields, search.get('field')) ?? shape.fields[0],
    sort: column && { column, direction: search.get('dir') === 'desc' ? 'desc' : 'asc' },
    page: parsePage(search.get('page')),
  };
}

/** Defaults are left out, so that the plain list has the plain address; people count pages from 1. */
export function serialiseListParams<Column extends string, Field extends string>(
  params: ListParams<Column, Field>,
  shape: ListShape<Column, Field>,
): URLSearchParams {
  const search = new URLSearchParams();
  if (params.text) search.set('q', params.text);
  if (params.field !== shape.fields[0]) search.set('field', params.field);
  if (params.sort) {
    search.set('sort', params.sort.column);
    search.set('dir', params.sort.direction);
  }
  if (params.page > 0) search.set('page', String(params.page + 1));
  return search;
}

/** Keeps other parameters, such as the row that is open. */
export function replaceListParams<Column extends string, Field extends string>(
  search: URLSearchParams,
  params: ListParams<Column, Field>,
  shape: ListShape<Column, Field>,
): URLSearchParams {
  const kept = [...search].filter(([name]) => !ownNames.has(name));
  return new URLSearchParams([...serialiseListParams(params, shape), ...kept]);
}

/** The sorted column is reversed, another one starts ascending. */
export function nextSort<Column extends string>(
  shown: Sort<Column> | null,
  column: Column,
): Sort<Column> {
  const isTurned = shown?.column === column && shown.direction === 'asc';
  return { column, direction: isTurned ? 'desc' : 'asc' };
}
