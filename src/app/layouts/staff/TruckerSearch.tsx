import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { toTruckerSearchParams } from '@/features/truckers/truckerListRequest';
import { searchKey, useSearchKey } from '@/shared/hooks/useSearchKey';
import { IconButton } from '@/shared/ui/IconButton';

const lists = [paths.truckers, paths.prices, paths.addOns];

/** Searches the haulier list from any staff page. Hidden on the list pages, which have their own search. */
export function TruckerSearch() {
  const { pathname } = useLocation();
  if (lists.some(({ pattern }) => matchPath(pattern, pathname))) return null;
  return <SearchForm key={pathname} />;
}

function SearchForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  useSearchKey(box);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = toTruckerSearchParams(box.current?.value ?? '').toString();
    void navigate({ pathname: paths.truckers.href(), search });
  };
  return (
    <form className="tools-search input-group" role="search" onSubmit={handleSubmit}>
      <input
        ref={box}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className="form-control"
        aria-label={t('topbar.searchText')}
        placeholder={t('topbar.searchText')}
        aria-keyshortcuts={searchKey}
      />
      <IconButton type="submit" name="search" label={t('topbar.search')} />
    </form>
  );
}
