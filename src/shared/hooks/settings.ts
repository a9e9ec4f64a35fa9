import { createContext, useContext } from 'react';
import type { Settings } from '@/config/settings';

/** Carries the settings of the deployment (D27). */
export const SettingsContext = createContext<Settings | null>(null);

/** The settings of the deployment, such as whom to contact. Throws outside the application. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('Settings are read outside the application.');
  return settings;
}
