import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { toTruckerSearchParams } from '@/features/truckers/truckerListRequest';
import { IconButton } from '@/shared/ui/IconButton';
import { SearchInput } from '@/shared/ui/SearchInput';

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
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const search = toTruckerSearchParams(box.current?.value ?? '').toString();
    void navigate({ pathname: paths.truckers.href(), search });
  };
  return (
    <form className="tools-search input-group" role="search" onSubmit={handleSubmit}>
      <SearchInput ref={box} label={t('topbar.searchText')} />
      <IconButton type="submit" name="search" label={t('common.search')} />
    </form>
  );
}
