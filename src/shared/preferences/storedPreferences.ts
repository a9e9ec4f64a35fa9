/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * All that is kept in this browser of how somebody likes to work. It is of the browser, not of an account, and stays after a
 * logout: so nothing belongs here that the next person at this desk may not know, nor any text that somebody typed.
 */
export interface Preferences {
  keyboardShortcuts: boolean;
  rowDensity: 'comfortable' | 'compact';
  /** Each as "list.column". */
  hiddenColumns: readonly string[];
  theme: Theme;
}

export type PreferenceName = keyof Preferences;

/** What holds as long as nobody has chosen. */
export const initialPreferences: Preferences = {
  keyboardShortcuts: true,
  rowDensity: 'comfortable',
  hiddenColumns: [],
  theme: 'system',
};
export const preferenceNames = Object.keys(initialPreferences) as PreferenceName[];

/** What of a stored value counts; undefined for what no version of the product has stored. */
const parsers: { [Name in PreferenceName]: (stored: unknown) => Preferences[Name] | undefined } = {
  keyboardShortcuts: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  rowDensity: (stored) => (['comfortable', 'compact'] as const).find((value) => value === stored),
  theme: (stored) => themes.find((value) => value === stored),
  hiddenColumns: (stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
};

export const keyOf = (name: PreferenceName) => `preference:${name}`;

/** What was chosen, or what holds as long as nobody has. */
export function readPreference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return parsers[name](stored) ?? initialPreferences[name];
  } catch {
    return initialPreferences[name];
  }
}

export function readPreferences(wanted: readonly PreferenceName[]): Partial<Preferences> {
  return Object.fromEntries(wanted.map((name) => [name, readPreference(name)]));
}

/** Keeps what was chosen, for all tabs. Where the browser denies storage or is out of room it holds until the page is left. */
export function storePreferences(chosen: Partial<Preferences>): void {
  for (const [name, value] of Object.entries(chosen)) {
    try {
      localStorage.setItem(keyOf(name as PreferenceName), JSON.stringify(value));
    } catch {
      return;
    }
  }
}

/** Colours the page by a theme. The shell's first script does so with the stored one, before anything is painted. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
