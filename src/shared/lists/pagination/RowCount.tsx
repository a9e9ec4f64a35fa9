import { useTexts } from '@/i18n/useTexts';
import { rowCountOf } from './rowPage';
import type { RowPage } from './rowPage';

/** Which rows of how many are shown, counted from 1. Says nothing where there are none. */
export function RowCount({ page }: { page: RowPage<unknown> }) {
  const { t } = useTexts();
  return (
    <p className="list-count">{page.rows.length > 0 && t('table.rowCount', rowCountOf(page))}</p>
  );
}
