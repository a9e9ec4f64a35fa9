import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useKeptDraft } from '@/shared/drafts/draftStore';
import '../components/priceViews.scss';
import { matrixView, searchOf, viewParam } from '../priceList';
import { PriceListContainer } from './PriceListContainer';
import { OpenMatrixContainer } from './OpenMatrixContainer';

export function PricesPage() {
  const { t } = useTranslation('staff');
  const [search] = useSearchParams();
  const isMatrix = search.get(viewParam) === matrixView;
  // What is typed in the matrix stays while the list is looked at.
  const hasKept = useKeptDraft(matrixView) !== null;
  const [wasMatrix, setWasMatrix] = useState(isMatrix || hasKept);
  if (isMatrix && !wasMatrix) setWasMatrix(true);
  const [unsaved, setUnsaved] = useState({ count: 0, isUnconfirmed: false });
  const handleUnsaved = useCallback(
    (count: number, isUnconfirmed: boolean) => setUnsaved({ count, isUnconfirmed }),
    [],
  );
  const unsavedKey = unsaved.isUnconfirmed
    ? 'prices.viewMatrixUnconfirmed'
    : 'prices.viewMatrixUnsaved';
  const listSearch = searchOf(search, false);
  return (
    <>
      <nav className="price-views" aria-label={t('prices.views')}>
        <Link to={{ search: listSearch }} aria-current={isMatrix ? undefined : 'page'}>
          {t('prices.viewList')}
        </Link>
        <Link to={{ search: searchOf(search, true) }} aria-current={isMatrix ? 'page' : undefined}>
          {unsaved.count > 0 ? t(unsavedKey, { unsaved: unsaved.count }) : t('prices.viewMatrix')}
        </Link>
      </nav>
      {!isMatrix && <PriceListContainer />}
      {wasMatrix && (
        <OpenMatrixContainer isShown={isMatrix} listSearch={listSearch} onUnsaved={handleUnsaved} />
      )}
    </>
  );
}
