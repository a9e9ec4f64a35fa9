import type { Language } from '@/config/languages';
import type { ListParams, ListShape, Sort } from '../listParams';
import { sortRows } from '../sortRows';
import type { SortKeys } from '../sortRows';

/** Rows per page: few enough that thousands of rows stay fast. */
export const clientSidePageSize = 25;

/** What a list is sorted by and searched in, here in the browser, once all of it was read (D14). */
export interface ClientSideListShape<
  Row,
  Column extends string,
  Field extends string,
> extends ListShape<Column, Field> {
  /** The order while nobody has chosen one; null leaves the server's. */
  defaultSort: Sort<Column> | null;
  order: Readonly<Record<Column, SortKeys<Row>>>;
  /** The texts of a row that a search in the field looks at. */
  searched: Readonly<Record<Field, (row: Row, language: Language) => readonly string[]>>;
}

/** Lower case, composed letters, and any run of blanks, hard ones too, as one space. */
function normalise(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('da').replace(/\s+/g, ' ');
}

/** The rows with the searched text in one of the field's texts, whatever its case; all rows for no text. */
export function searchRows<Row, Column extends string, Field extends string>(
  rows: readonly Row[],
  { text, field }: Pick<ListParams<Column, Field>, 'text' | 'field'>,
  { searched }: ClientSideListShape<Row, Column, Field>,
  language: Language,
): readonly Row[] {
  const wanted = normalise(text.trim());
  if (!wanted) return rows;
  return rows.filter((row) =>
    searched[field](row, language).some((candidate) => normalise(candidate).includes(wanted)),
  );
}

/** The order that a state of the list is shown in; null is the server's. */
export function shownSort<Row, Column extends string, Field extends string>(
  { sort }: Pick<ListParams<Column, Field>, 'sort'>,
  { defaultSort }: ClientSideListShape<Row, Column, Field>,
): Sort<Column> | null {
  return sort ?? defaultSort;
}

/** All rows that a state of the list shows on its pages, in their order. */
export function arrangeRows<
  Row extends { id: number },
  Column extends string,
  Field extends string,
>(
  rows: readonly Row[],
  params: Omit<ListParams<Column, Field>, 'page'>,
  shape: ClientSideListShape<Row, Column, Field>,
  language: Language,
): readonly Row[] {
  const found = searchRows(rows, params, shape, language);
  const sort = shownSort(params, shape);
  return sort ? sortRows(found, sort, shape.order) : found;
}
