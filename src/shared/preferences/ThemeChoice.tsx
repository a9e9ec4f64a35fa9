import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { TextKey } from '@/i18n/i18n';
import { Icon } from '../ui/Icon';
import { preferencesChosen, selectPreferences } from './preferences.slice';
import { showTheme, themes, type Theme } from './theme';

const names: Record<Theme, TextKey> = {
  system: 'topbar.themeSystem',
  light: 'topbar.themeLight',
  dark: 'topbar.themeDark',
};

/** Lets the user choose a light or dark theme, or the theme of the device. The choice is stored in this browser. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    showTheme(theme);
    // Set the value after hydration, because the prerendered page does not know the stored theme.
    if (select.current) select.current.value = theme;
  }, [theme]);
  return (
    <span className="theme-choice">
      <Icon name="theme" />
      <select
        ref={select}
        aria-label={t('topbar.theme')}
        defaultValue="system"
        autoComplete="off"
        onChange={({ target }) => {
          const chosen = themes.find((value) => value === target.value);
          if (chosen) dispatch(preferencesChosen({ theme: chosen }));
        }}
      >
        {themes.map((value) => (
          <option key={value} value={value}>
            {t(names[value])}
          </option>
        ))}
      </select>
    </span>
  );
}
