import type { Ref } from 'react';
import { useTexts } from '../texts';

interface LauncherProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onPress: () => void;
}

/** The round button that opens and closes the workbench. */
export function Launcher({ ref, isOpen, onPress }: LauncherProps) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      ref={ref}
      className={isOpen ? 'workbench-launcher workbench-launcher-open' : 'workbench-launcher'}
      aria-label={t('workbench')}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+M"
      onClick={onPress}
    >
      {t('launcher')}
    </button>
  );
}
