import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import type { PaginationProps } from './Pagination';

type Outcome = { Pagination: ComponentType<PaginationProps> } | 'failed' | null;

/**
 * The pagination, fetched once there are pages to turn, so that the rows come first. Its place is
 * reserved; where fetching fails, a button tries again.
 */
export function LazyPagination(props: PaginationProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isWanted = props.pageCount > 1 && outcome === null;
  useEffect(() => {
    if (!isWanted) return;
    // A turn later: rows that arrive late are rendered with all their effects at once, and are to be painted first.
    const turn = setTimeout(() => {
      import('./Pagination').then(setOutcome, () => setOutcome('failed'));
    });
    return () => clearTimeout(turn);
  }, [isWanted]);
  return (
    <div className="list-pages">
      {outcome === 'failed' && (
        <Button variant="secondary" onClick={() => setOutcome(null)}>
          {t('common.tryAgain')}
        </Button>
      )}
      {outcome !== null && outcome !== 'failed' && props.pageCount > 1 && (
        <outcome.Pagination {...props} />
      )}
    </div>
  );
}
