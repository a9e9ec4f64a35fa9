import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../../hooks/useEscape';
import { Button } from '../../ui/Button';
import { ViewChoices, type ViewChoicesProps } from './ViewChoices';

export function ViewMenu({ list, columns }: ViewChoicesProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const close = () => {
    if (menu.current?.contains(document.activeElement))
      button.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  useEscape(isOpen, (event) => {
    event.preventDefault();
    close();
  });
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
          <ViewChoices list={list} columns={columns} />
        </div>
      )}
    </div>
  );
}
