import { useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '../parts/Button';
import { useTexts } from '../texts';

interface DrawerProps {
  ref: RefObject<HTMLElement | null>;
  /** Takes the focus as it opens. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The workbench beside the page: the page can be used while it is open. */
export function Drawer({ ref, takesFocus, onClose, children }: DrawerProps) {
  const { t } = useTexts();
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [ref, takesFocus]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the application stays open.
    event.stopPropagation();
    onClose();
  };
  return (
    <aside
      ref={ref}
      className="workbench-drawer"
      aria-labelledby="workbench-title"
      onKeyDown={handleKeyDown}
    >
      <div className="workbench-head">
        <h2 className="workbench-title" id="workbench-title">
          {t('workbench')}
        </h2>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
      {children}
    </aside>
  );
}
