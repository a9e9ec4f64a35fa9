import { useSyncExternalStore } from 'react';
import { readPreference, subscribeToPreferences } from './preferences';
import type { PreferenceName, PreferenceValue } from './preferences';

/** What is chosen in this browser; renders anew with it. It is changed by `writePreference`. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  return useSyncExternalStore(subscribeToPreferences, () => readPreference(name));
}
