import { useMemo } from 'react';
import type { Kickbacks, SavedKickbacks } from '@/api/prices/price.model';
import type { Choice } from '@/api/truckers/trucker.model';
import type { Translate } from '@/i18n/i18n';
import { contentLanguage } from '@/config/languages';
import './priceMatrix.scss';
import { placeKey } from '../places';
import { draftKey, entriesOf, groupDrafts } from './cellDrafts';
import type { MatrixState } from './cellDrafts';
import { MatrixField } from './MatrixField';
import type { MatrixFieldCallbacks } from './MatrixField';
import type { MatrixGroup } from './priceMatrix';
import { gridOf, isInRange } from './sheet';
import { useSheet } from './useSheet';

interface PriceMatrixTableProps extends MatrixFieldCallbacks {
  t: Translate;
  area: Choice;
  areas: readonly Choice[];
  groups: readonly MatrixGroup[];
  injuries: readonly Choice[];
  inArea: readonly SavedKickbacks[];
  usual: Kickbacks | null;
  state: MatrixState;
}

/**
 * In a narrow container, CSS shows the rows as cards. Browsers then drop a table's implicit roles, so they are
 * explicit.
 */
export function PriceMatrixTable(props: PriceMatrixTableProps) {
  const { t, area, areas, groups, injuries, inArea, usual, state, ...callbacks } = props;
  const grid = useMemo(() => gridOf(groups), [groups]);
  const drafts = useMemo(() => groupDrafts(state.drafts), [state.drafts]);
  const { range, handlers } = useSheet({ grid, state, act: props.act, areaId: area.id, areas });
  const heading = { role: 'columnheader', scope: 'col' } as const;
  return (
    <div className="price-matrix-frame">
      <table className="price-matrix" role="table" {...handlers}>
        <caption className="visually-hidden">
          {t('priceMatrix.caption')} <span lang={contentLanguage}>{area.title}</span>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th {...heading}>{t('prices.colNewValue')}</th>
            <th {...heading}>{t('prices.colOwnRisk')}</th>
            {injuries.map(({ id, title }) => (
              <th key={id} {...heading} lang={contentLanguage}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ newValue, rows }, groupIndex) => (
          <tbody key={newValue.id} role="rowgroup">
            {rows.map(({ ownRisk, cells }, row) => {
              const sheetRow = groupIndex * rows.length + row;
              return (
                <tr key={ownRisk.id} role="row">
                  {row === 0 && (
                    <th
                      role="rowheader"
                      scope="rowgroup"
                      rowSpan={rows.length}
                      className="price-matrix-group"
                      lang={contentLanguage}
                    >
                      {newValue.title}
                    </th>
                  )}
                  <th
                    role="rowheader"
                    scope="row"
                    data-label={t('prices.colOwnRisk')}
                    lang={contentLanguage}
                  >
                    {ownRisk.title}
                  </th>
                  {cells.map(({ place, prices }, column) => (
                    <td
                      key={place.injuryId}
                      role="cell"
                      data-label={injuries[column]?.title}
                      data-marked={isInRange(range, sheetRow, column) || undefined}
                    >
                      {entriesOf(place, prices, drafts.get(placeKey(place))).map((entry, index) => {
                        const key = draftKey({ place, seen: entry.price });
                        const isSaved = state.saved?.key === key;
                        return (
                          // The key is the index: a combination that gets its first price keeps its field and the
                          // focus.
                          <MatrixField
                            key={index}
                            {...callbacks}
                            {...entry}
                            t={t}
                            name={[newValue.title, ownRisk.title, injuries[column]?.title].join(
                              ', ',
                            )}
                            place={place}
                            prices={prices}
                            inArea={inArea}
                            usual={usual}
                            row={index === 0 ? sheetRow : undefined}
                            column={index === 0 ? column : undefined}
                            savedAs={isSaved ? (state.saved?.isNew ? 'new' : 'changed') : undefined}
                          />
                        );
                      })}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
