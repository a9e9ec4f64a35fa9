import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useEscape } from '../../hooks/useEscape';
import { writePreference } from '../../preferences/preferences';
import { usePreference } from '../../preferences/usePreference';
import { Button } from '../../ui/Button';
import type { Column } from '../table/column';
import { canHide, hiddenKey } from './useShownColumns';

/** `list` names the list among the others; `columns` are all of its columns, hidden or not. */
export interface ViewMenuProps {
  list: string;
  columns: readonly Pick<Column<never, string>, 'id' | 'header' | 'isRowHeader'>[];
}

/** What a list looks like in this browser: how near its rows stand to each other, and which columns it has. */
export function ViewMenu({ list, columns }: ViewMenuProps) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => {
    if (menu.current?.contains(document.activeElement))
      button.current?.querySelector('button')?.focus();
    setOpen(false);
  }, []);
  useEscape(isOpen, close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      const isInside = [menu, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  return (
    <div className="view-menu">
      <span ref={button}>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {t('table.view')}
        </Button>
      </span>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          className="view-menu-choices"
          role="group"
          aria-label={t('table.view')}
        >
          <Density />
          <ShownColumns list={list} columns={columns.filter(canHide)} />
        </div>
      )}
    </div>
  );
}

function Density() {
  const { t } = useTexts();
  const density = usePreference('rowDensity');
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
            onChange={() => writePreference('rowDensity', value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function ShownColumns({ list, columns }: ViewMenuProps) {
  const { t } = useTexts();
  const hidden = usePreference('hiddenColumns');
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
              onChange={() => writePreference('hiddenColumns', isShown ? [...others, key] : others)}
            />
            {column.header}
          </label>
        );
      })}
    </fieldset>
  );
}
