import { useSyncExternalStore } from 'react';
/** A choice of looks or handling: what it is as long as nobody has chosen, and what of a stored value counts. */
interface Preference<Value> {
  initial: Value;
  /** Null for what no version of the product has stored. */
  read: (stored: unknown) => Value | null;
}

const onOff = (initial: boolean): Preference<boolean> => ({
  initial,
  read: (stored) => (typeof stored === 'boolean' ? stored : null),
});

function oneOf<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Preference<Value> {
  return { initial, read: (stored) => values.find((value) => value === stored) ?? null };
}

const ids: Preference<readonly string[]> = {
  initial: [],
  read: (stored) =>
    Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : null,
};

/**
 * All that is kept in this browser of how somebody likes to work. It is of the browser, not of an account, and stays after a
 * logout: so nothing belongs here that the next person at this desk may not know, nor any text that somebody typed.
 */
const preferences = {
  keyboardShortcuts: onOff(true),
  rowDensity: oneOf(['comfortable', 'compact'], 'comfortable'),
  /** Each as "list.column". */
  hiddenColumns: ids,
};

type Preferences = typeof preferences;
export type PreferenceName = keyof Preferences;
export type PreferenceValue<Name extends PreferenceName> = Preferences[Name]['initial'];

const keyOf = (name: PreferenceName) => `preference:${name}`;

/** What the browser did not take, as it denies storage or is out of room: that holds until the page is left. */
const unstored = new Map<PreferenceName, string>();

function readStored(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function parse(name: PreferenceName, text: string | null): unknown {
  const { initial, read } = preferences[name];
  try {
    return (text === null ? null : read(JSON.parse(text))) ?? initial;
  } catch {
    return initial;
  }
}

const parsed = new Map<PreferenceName, { text: string | null; value: unknown }>();

/** What is chosen; the same object until another one is. */
export function readPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const text = unstored.get(name) ?? readStored(name);
  const last = parsed.get(name);
  if (last?.text === text) return last.value as PreferenceValue<Name>;
  const value = parse(name, text);
  parsed.set(name, { text, value });
  return value as PreferenceValue<Name>;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Keeps a choice in this browser, for all its tabs. */
export function writePreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(keyOf(name), text);
    unstored.delete(name);
  } catch {
    unstored.set(name, text);
  }
  tell();
}

/** Hears of every choice, those of other tabs, too. Returns what ends it. */
function subscribeToPreferences(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', tell);
  };
}

/** What is chosen in this browser; renders anew with it. It is changed by `writePreference`. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  return useSyncExternalStore(subscribeToPreferences, () => readPreference(name));
}
