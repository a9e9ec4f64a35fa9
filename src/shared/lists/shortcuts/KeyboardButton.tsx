import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '@/i18n/i18n';
import { usePreference } from '../../preferences/preferences';
import { Button } from '../../ui/Button';
import { useListDialogs } from '../dialogs/useListDialogs';
import { useAriaShortcut, useShortcuts } from './shortcuts';

const loadDialog = async () => {
  const [{ ShortcutsDialog }] = await Promise.all([
    import('./ShortcutsDialog'),
    loadTexts(['staff']),
  ]);
  return ShortcutsDialog;
};

const stay = () => undefined;

/** The keys of a list, and the button that shows them and can switch them off: without a key, too (WCAG 2.1.4). */
export function KeyboardButton({ list }: { list: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('staff');
  const { openDialog, dialog } = useListDialogs(list, stay);
  useShortcuts(list, usePreference('keyboardShortcuts'));
  return (
    <>
      <Button
        variant="quiet"
        iconName="keyboard"
        aria-keyshortcuts={useAriaShortcut('help')}
        onClick={() => openDialog(loadDialog, {})}
      >
        {t('table.keyboard')}
      </Button>
      {dialog}
    </>
  );
}
