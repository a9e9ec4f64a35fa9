import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';

/**
 * All that is kept in this browser of how somebody likes to work. It is of the browser, not of an account, and stays after a
 * logout: so nothing belongs here that the next person at this desk may not know, nor any text that somebody typed.
 */
interface Preferences {
  keyboardShortcuts: boolean;
  rowDensity: 'comfortable' | 'compact';
  /** Each as "list.column". */
  hiddenColumns: readonly string[];
}

type PreferenceName = keyof Preferences;

/** What holds as long as nobody has chosen. */
const initial: Preferences = {
  keyboardShortcuts: true,
  rowDensity: 'comfortable',
  hiddenColumns: [],
};
const names = Object.keys(initial) as PreferenceName[];

/** What of a stored value counts; undefined for what no version of the product has stored. */
const parsers: { [Name in PreferenceName]: (stored: unknown) => Preferences[Name] | undefined } = {
  keyboardShortcuts: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  rowDensity: (stored) => (['comfortable', 'compact'] as const).find((value) => value === stored),
  hiddenColumns: (stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined,
};

const keyOf = (name: PreferenceName) => `preference:${name}`;

function readPreference(name: PreferenceName) {
  try {
    return parsers[name](JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')) ?? initial[name];
  } catch {
    return initial[name];
  }
}

function readPreferences(wanted: readonly PreferenceName[]): Partial<Preferences> {
  return Object.fromEntries(wanted.map((name) => [name, readPreference(name)]));
}

/** How lists look and are worked with in this browser. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => ({ ...initial, ...readPreferences(names) }),
  reducers: {
    preferencesChosen: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
    /** They were chosen in another tab. */
    preferencesFollowed: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectPreferences: (state) => state },
});

export const { preferencesChosen } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;

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

/** Follows what is chosen in other tabs. Returns what ends that. */
export function watchPreferences({ dispatch }: { dispatch: Dispatch }): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    const changed = names.filter((name) => key === null || key === keyOf(name));
    if (changed.length > 0)
      dispatch(preferencesSlice.actions.preferencesFollowed(readPreferences(changed)));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
