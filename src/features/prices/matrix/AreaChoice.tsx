import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@/api/truckers/trucker.model';
import { contentLanguage } from '@/config/languages';
import { countUnsaved, hasUnknown } from './cellDrafts';
import type { CellDrafts } from './cellDrafts';

interface AreaChoiceProps {
  areas: readonly Choice[];
  areaId: number;
  drafts: CellDrafts;
  onChoose: (id: number) => void;
}

/** An option says how much is typed in its area and not saved. */
export function AreaChoice({ areas, areaId, drafts, onChoose }: AreaChoiceProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const optionOf = ({ id: ofArea, title }: Choice) => {
    const unsaved = countUnsaved(drafts, ofArea);
    const isUnconfirmed = hasUnknown(drafts, ofArea);
    const key = isUnconfirmed ? 'priceMatrix.areaUnconfirmed' : 'priceMatrix.areaUnsaved';
    return (
      <option key={ofArea} value={ofArea} lang={unsaved > 0 ? undefined : contentLanguage}>
        {unsaved > 0 ? t(key, { area: title, unsaved }) : title}
      </option>
    );
  };
  return (
    <div className="price-matrix-area">
      <label className="form-label" htmlFor={id}>
        {t('prices.colArea')}
      </label>
      <select
        id={id}
        className="form-select"
        value={areaId}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {areas.map(optionOf)}
      </select>
    </div>
  );
}
