import type { ReactNode } from 'react';
import type { Price } from '@/api/prices/price.model';
import type { Texts } from '@/i18n/useTexts';
import type { Column } from '@/shared/lists/table/column';
import { hyphenatedHeader } from '@/shared/lists/table/column';
import type { PriceColumn } from '../priceList';
import { PremiumCell } from './PremiumCell';

/** The columns of the price list in the order of section 2; the buttons of a row are the page's. */
export function priceColumns(
  texts: Texts,
  renderActions: (price: Price) => ReactNode,
): Column<Price, PriceColumn>[] {
  const { t } = texts;
  const title = (text: string) => text || t('common.notProvided');
  return [
    {
      id: 'id',
      header: t('common.id'),
      isSortable: true,
      isRowHeader: true,
      cell: ({ id }) => (
        <>
          <span className="short-text">{t('common.id')} </span>
          {id}
        </>
      ),
    },
    {
      id: 'area',
      ...hyphenatedHeader(t('prices.colArea')),
      isSortable: true,
      cell: ({ areaTitle }) => title(areaTitle),
    },
    {
      id: 'newValue',
      header: t('prices.colNewValue'),
      isSortable: true,
      cell: ({ newValueTitle }) => title(newValueTitle),
    },
    {
      id: 'ownRisk',
      header: t('prices.colOwnRisk'),
      isSortable: true,
      cell: ({ ownRiskTitle }) => title(ownRiskTitle),
    },
    {
      id: 'injury',
      header: t('prices.colInjuries'),
      isSortable: true,
      cell: ({ injuryTitle }) => title(injuryTitle),
    },
    {
      id: 'premium',
      header: t('prices.colPremium'),
      isSortable: true,
      isNumeric: true,
      cell: (price) => <PremiumCell price={price} texts={texts} />,
    },
    { id: 'actions', header: t('common.actions'), cell: renderActions },
  ];
}
