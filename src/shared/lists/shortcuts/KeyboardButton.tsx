import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPreferences } from '../../preferences/preferences.slice';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../dialogs/useListDialogs';
import { useAriaShortcut, useShortcuts } from './shortcuts';

const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** Activates the keys of a list. The dialog lists them and can switch them off (WCAG 2.1.4). */
export function KeyboardButton({ list }: { list: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('staff');
  const shortcut = useAriaShortcut('help');
  const [isOpen, setOpen] = useState(false);
  useShortcuts(list, useSelector(selectPreferences).keyboardShortcuts);
  return (
    <>
      <Button
        variant="tool"
        iconName="keyboard"
        aria-keyshortcuts={shortcut}
        onClick={() => setOpen(true)}
      >
        {t('table.keyboard')}
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
