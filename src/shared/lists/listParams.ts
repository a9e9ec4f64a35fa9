export type Direction = 'asc' | 'desc';

/** The columns to sort by and the fields to search in. The first field is the default. */
export interface ListShape<Column extends string, Field extends string> {
  columns: readonly Column[];
  fields: readonly [Field, ...Field[]];
}

export interface Sort<Column extends string> {
  column: Column;
  direction: Direction;
}

/** The state of a list. `page` counts from 0; `sort` is null until the user chooses one. */
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

/** Parses the state of a list from its URL. Missing or unknown parameters get defaults, so that an old link works. */
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

/** Returns the URL parameters for a state of a list. Omits defaults, for short URLs. In the URL, pages count from 1. */
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

/** Replaces the parameters of the list in a URL. Keeps other parameters, such as the open row. */
export function replaceListParams<Column extends string, Field extends string>(
  search: URLSearchParams,
  params: ListParams<Column, Field>,
  shape: ListShape<Column, Field>,
): URLSearchParams {
  const kept = [...search].filter(([name]) => !ownNames.has(name));
  return new URLSearchParams([...serialiseListParams(params, shape), ...kept]);
}

/** Returns the sort after a press on a heading: reverses the sorted column, and starts ascending with another one. */
export function nextSort<Column extends string>(
  shown: Sort<Column> | null,
  column: Column,
): Sort<Column> {
  const isTurned = shown?.column === column && shown.direction === 'asc';
  return { column, direction: isTurned ? 'desc' : 'asc' };
}
