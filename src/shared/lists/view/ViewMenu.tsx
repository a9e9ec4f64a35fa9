import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '../../hooks/useEscape';
import { notify } from '../../notifications/notify';
import { Button } from '../../ui/Button';
import type { ViewChoicesProps } from './ViewChoices';

/** What a list looks like in this browser, fetched with its first use: how near its rows stand to each other, and which columns it has. */
export function ViewMenu({ list, columns }: ViewChoicesProps) {
  const { t } = useTranslation('staff');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const [choices, setChoices] = useState<{
    ViewChoices: ComponentType<ViewChoicesProps>;
  } | null>(null);
  const open = () => {
    setOpen(true);
    if (choices) return;
    import('./ViewChoices').then(setChoices, () => {
      // Nobody is told of it who has left the list.
      if (!button.current) return;
      setOpen(false);
      notify.error(t('SOMETHING_WENT_WRONG'));
    });
  };
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
          aria-expanded={isOpen && choices !== null}
          aria-controls={isOpen && choices ? id : undefined}
          onClick={() => (isOpen ? close() : open())}
        >
          {t('table.view')}
        </Button>
      </span>
      {isOpen && choices && (
        <div
          ref={menu}
          id={id}
          className="view-menu-choices"
          role="group"
          aria-label={t('table.view')}
        >
          <choices.ViewChoices list={list} columns={columns} />
        </div>
      )}
    </div>
  );
}
