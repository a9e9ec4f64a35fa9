import { useTexts } from '@/i18n/useTexts';
import { fieldInSentence, inSentence } from './inSentence';
import type { SearchBarProps } from './SearchBar';
import type { DataTableProps } from './table/DataTable';

type PrintSummaryProps<Row, SortId extends string, Field extends string> = Pick<
  SearchBarProps<Field>,
  'applied' | 'fields'
> &
  Pick<DataTableProps<Row, SortId>, 'columns' | 'sort'>;

/**
 * What the rows were searched for and how they are sorted, in words: the style sheet shows it on paper alone, where the
 * search and the arrows of the headings are left out.
 */
export function PrintSummary<Row, SortId extends string, Field extends string>(
  props: PrintSummaryProps<Row, SortId, Field>,
) {
  const { applied, fields, columns, sort } = props;
  const { t } = useTexts();
  const field = fields.find(({ value }) => value === applied.field);
  const column = columns.find(({ id }) => id === sort?.column)?.header;
  const sortedBy = sort?.direction === 'desc' ? 'table.sortedDescBy' : 'table.sortedAscBy';
  return (
    <p className="print-summary" hidden>
      {applied.text &&
        field &&
        t('table.searchedFor', { text: applied.text, field: fieldInSentence(field) })}{' '}
      {column && t(sortedBy, { column: inSentence(column) })}
    </p>
  );
}
