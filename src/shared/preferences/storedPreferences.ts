import { inLocalStorage } from '@/shared/browserStorage';
import { themes, type Theme } from './theme';

/**
 * All preferences that this browser stores. They belong to the browser, not to an account, and stay after a logout. Do
 * not add typed text, or anything that the next user of this computer must not see.
 */
export interface Preferences {
  keyboardShortcuts: boolean;
  rowDensity: 'comfortable' | 'compact';
  /** The columns that the user has hidden, each as "list.column". */
  hiddenColumns: readonly string[];
  theme: Theme;
}

type PreferenceName = keyof Preferences;

export const initialPreferences: Preferences = {
  keyboardShortcuts: true,
  rowDensity: 'comfortable',
  hiddenColumns: [],
  theme: 'system',
};
export const preferenceNames = Object.keys(initialPreferences) as PreferenceName[];

/** Functions that return a stored preference, or undefined if its value is not valid. */
const parsers: { [Name in PreferenceName]: (stored: unknown) => Preferences[Name] | undefined } = {
  keyboardShortcuts: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  rowDensity: (stored) => (['comfortable', 'compact'] as const).find((value) => value === stored),
  theme: (stored) => themes.find((value) => value === stored),
  hiddenColumns: (stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
};

export const keyOf = (name: PreferenceName) => `preference:${name}`;

/** Returns the stored preference or its default. */
export function readPreference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  const stored = inLocalStorage((storage): unknown =>
    JSON.parse(storage.getItem(keyOf(name)) ?? 'null'),
  );
  return parsers[name](stored) ?? initialPreferences[name];
}

export function readPreferences(wanted: readonly PreferenceName[]): Partial<Preferences> {
  return Object.fromEntries(wanted.map((name) => [name, readPreference(name)]));
}

/**
 * Stores preferences for all tabs. If the browser denies storage or has no space left, they last only until the page
 * is left.
 */
export function storePreferences(chosen: Partial<Preferences>): void {
  inLocalStorage((storage) => {
    for (const [name, value] of Object.entries(chosen)) {
      storage.setItem(keyOf(name as PreferenceName), JSON.stringify(value));
    }
  });
}
