import { createContext, useContext } from 'react';
import type { Settings } from '@/config/settings';

export const SettingsContext = createContext<Settings | null>(null);

/** The settings of the deployment, such as the contact details. Throws outside the application. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('Settings are read outside the application.');
  return settings;
}
