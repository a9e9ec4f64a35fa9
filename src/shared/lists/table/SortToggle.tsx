import { useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '../../ui/Icon';
import type { Sort } from '../listParams';
import { inSentence } from '../inSentence';
import type { Column } from './column';

interface SortToggleProps<Row, SortId extends string> {
  columns: readonly Column<Row, SortId>[];
  sort: Sort<SortId> | null;
}

/**
 * Unfolds the sort buttons of the table that follows it, and says what it is sorted by. The style sheet shows it where rows are
 * cards; the headings are read out with the cards all the same.
 */
export function SortToggle<Row, SortId extends string>(props: SortToggleProps<Row, SortId>) {
  const { columns, sort } = props;
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const sorted = columns.find(({ id }) => id === sort?.column);
  return (
    <button
      type="button"
      className="sort-toggle"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {sorted ? t('table.sortedBy', { column: inSentence(sorted.header) }) : t('table.sort')}
      {sorted && <Icon name={sort?.direction === 'desc' ? 'arrowDown' : 'arrowUp'} />}
    </button>
  );
}
