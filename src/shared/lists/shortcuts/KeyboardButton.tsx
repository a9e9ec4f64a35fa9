import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectPreferences } from '../../preferences/preferences.slice';
import { Button } from '../../ui/Button';
import { lazyDialog, useListDialogs } from '../dialogs/useListDialogs';
import { useAriaShortcut, useShortcuts } from './shortcuts';

const ShortcutsDialog = lazyDialog(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

const stay = () => undefined;

/** Activates the keys of a list. The dialog lists them and can switch them off (WCAG 2.1.4). */
export function KeyboardButton({ list }: { list: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('staff');
  const shortcut = useAriaShortcut('help');
  const { openDialog, dialog } = useListDialogs(list, stay);
  useShortcuts(list, useSelector(selectPreferences).keyboardShortcuts);
  return (
    <>
      <Button
        variant="tool"
        iconName="keyboard"
        aria-keyshortcuts={shortcut}
        onClick={() => openDialog(ShortcutsDialog, {})}
      >
        {t('table.keyboard')}
      </Button>
      {dialog}
    </>
  );
}
