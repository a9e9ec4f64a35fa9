import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import './viewChoices.scss';
import { preferencesChosen, selectPreferences } from '../../preferences/preferences.slice';
import { Button } from '../../ui/Button';
import { Popover } from '../../ui/Popover';
import { canHide, hiddenKey, type ColumnHead } from '../columns';

interface ViewMenuProps {
  list: string;
  columns: readonly ColumnHead[];
}

/** The choice of the row density and of the visible columns. */
export function ViewMenu({ list, columns }: ViewMenuProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="view-menu">
      <Button
        variant="tool"
        iconName="sliders"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('table.view')}
      </Button>
      {isOpen && (
        <Popover
          id={id}
          className="view-menu-choices"
          role="group"
          aria-label={t('table.view')}
          onClose={close}
        >
          <Density />
          <ShownColumns list={list} columns={columns.filter(canHide)} />
        </Popover>
      )}
    </div>
  );
}

function Density() {
  const { t } = useTranslation('staff');
  const dispatch = useDispatch();
  const density = useSelector(selectPreferences).rowDensity;
  const id = useId();
  const choices = [
    { value: 'comfortable', label: t('table.comfortable') },
    { value: 'compact', label: t('table.compact') },
  ] as const;
  return (
    <fieldset>
      <legend>{t('table.density')}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            className="form-check-input"
            name={id}
            checked={density === value}
            onChange={() => dispatch(preferencesChosen({ rowDensity: value }))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ShownColumns({ list, columns }: ViewMenuProps) {
  const { t } = useTranslation('staff');
  const dispatch = useDispatch();
  const hidden = useSelector(selectPreferences).hiddenColumns;
  return (
    <fieldset>
      <legend>{t('table.columns')}</legend>
      {columns.map((column) => {
        const key = hiddenKey(list, column);
        const others = hidden.filter((it) => it !== key);
        const isShown = others.length === hidden.length;
        return (
          <label key={key}>
            <input
              type="checkbox"
              className="form-check-input"
              checked={isShown}
              onChange={() =>
                dispatch(preferencesChosen({ hiddenColumns: isShown ? [...others, key] : others }))
              }
            />
            {column.header}
          </label>
        );
      })}
    </fieldset>
  );
}
