import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './priceViews.scss';

interface PriceViewsProps {
  isMatrix: boolean;
  /** The addresses of the views, as their queries. */
  listSearch: string;
  matrixSearch: string;
  /** How many premiums are typed in the matrix and not saved. */
  unsaved: number;
  /** Some of them may be saved after all. */
  isUnconfirmed: boolean;
}

/** The two views of the prices, each a link. */
export function PriceViews(props: PriceViewsProps) {
  const { isMatrix, listSearch, matrixSearch, unsaved, isUnconfirmed } = props;
  const { t } = useTranslation('staff');
  const unsavedKey = isUnconfirmed ? 'prices.viewMatrixUnconfirmed' : 'prices.viewMatrixUnsaved';
  return (
    <nav className="price-views" aria-label={t('prices.views')}>
      <Link to={{ search: listSearch }} aria-current={isMatrix ? undefined : 'page'}>
        {t('prices.viewList')}
      </Link>
      <Link to={{ search: matrixSearch }} aria-current={isMatrix ? 'page' : undefined}>
        {unsaved > 0 ? t(unsavedKey, { unsaved }) : t('prices.viewMatrix')}
      </Link>
    </nav>
  );
}
