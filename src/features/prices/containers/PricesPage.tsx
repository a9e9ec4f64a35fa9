import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeptDraft } from '@/shared/drafts/draftStore';
import { PriceViews } from '../components/PriceViews';
import { matrixView, searchOf, viewParam } from '../priceList';
import { PriceListContainer } from './PriceListContainer';
import { OpenMatrixContainer } from './OpenMatrixContainer';

/** The prices, as a list or as a matrix; the address says which (specification, section 2). */
export function PricesPage() {
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
  const listSearch = searchOf(search, false);
  return (
    <>
      <PriceViews
        isMatrix={isMatrix}
        listSearch={listSearch}
        matrixSearch={searchOf(search, true)}
        unsaved={unsaved.count}
        isUnconfirmed={unsaved.isUnconfirmed}
      />
      {!isMatrix && <PriceListContainer />}
      {wasMatrix && (
        <OpenMatrixContainer isShown={isMatrix} listSearch={listSearch} onUnsaved={handleUnsaved} />
      )}
    </>
  );
}
