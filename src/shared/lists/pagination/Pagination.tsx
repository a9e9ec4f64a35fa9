import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import ReactPaginate from 'react-paginate';
import { Icon } from '../../ui/Icon';

/** `page` counts from 0. */
interface PaginationProps {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** True for a click, Enter or a space. `react-paginate` treats any character key as a click. */
function isPress({ event }: { event: object }): boolean {
  const key = 'key' in event ? event.key : undefined;
  return key === undefined || key === 'Enter' || key === ' ';
}

/** Shows the current page with its neighbours, two pages at each end, and buttons for the first and the last page. */
export function Pagination({ page, pageCount, onChange }: PaginationProps) {
  const { t } = useTranslation('staff');
  const nav = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const handleChange = (next: number) => {
    hadFocus.current = true;
    onChange(next);
  };
  useEffect(() => {
    // `react-paginate` makes its list a navigation with an English name. The `nav` around the list already is one.
    const list = nav.current?.querySelector('ul');
    list?.setAttribute('role', 'list');
    list?.removeAttribute('aria-label');
  }, []);
  useEffect(() => {
    // If the pressed gap ("…") has disappeared with the change of page, focus the link of the new page.
    const isLost = hadFocus.current && !nav.current?.contains(document.activeElement);
    hadFocus.current = false;
    if (isLost) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  const edge = (target: number, icon: 'first' | 'last') => (
    <button
      type="button"
      className="page-link"
      aria-label={t(`pagination.${icon}`)}
      aria-disabled={page === target}
      onClick={() => page !== target && handleChange(target)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav ref={nav} className="list-pagination" aria-label={t('pagination.label')}>
      {edge(0, 'first')}
      <ReactPaginate
        pageCount={pageCount}
        forcePage={page}
        pageRangeDisplayed={3}
        marginPagesDisplayed={2}
        onClick={isPress}
        onPageChange={({ selected }) => handleChange(selected)}
        ariaLabelBuilder={(number, isCurrent) =>
          t(isCurrent ? 'pagination.current' : 'pagination.page', { page: number })
        }
        previousLabel={<Icon name="previous" />}
        previousAriaLabel={t('pagination.prev')}
        nextLabel={<Icon name="next" />}
        nextAriaLabel={t('pagination.next')}
        breakLabel="…"
        breakAriaLabels={{ forward: t('pagination.jump'), backward: t('pagination.jump') }}
        className="pagination"
        pageLinkClassName="page-link"
        previousLinkClassName="page-link"
        nextLinkClassName="page-link"
        breakLinkClassName="page-link"
        activeClassName="active"
        disabledClassName="disabled"
        selectedPageRel={null}
        nextPageRel={null}
        prevPageRel={null}
        nextRel={null}
        prevRel={null}
      />
      {edge(pageCount - 1, 'last')}
    </nav>
  );
}
