import { useEffect, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { TextKey } from '@/i18n/i18n';
import { selectPreferences } from '../../preferences/preferences.slice';

interface KeyPress {
  /** The pressed key as in `KeyboardEvent.key`, with letters in lower case. */
  key: string;
  hasShift: boolean;
  isRepeat: boolean;
  /** The element with the focus, or the body. */
  focused: Element;
  /** The element around the rows. It shows a message if there are none. */
  list: HTMLElement;
}

interface Shortcut {
  keys: readonly string[];
  textKey: TextKey;
  /** Returns true if the key had an effect. Without `run`, the search box or the browser handles the key. */
  run?: (press: KeyPress) => boolean;
}

const field =
  'input:not([type=checkbox]), select, textarea, [contenteditable]:not([contenteditable=false])';
const searchBox = 'input[type=search]';

/** Focuses the field, or presses the button, with this key in its `aria-keyshortcuts`. */
function activateControl({ key, focused, isRepeat }: KeyPress): boolean {
  if (isRepeat || focused.closest(field)) return false;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="${key}"]`);
  if (!(control instanceof HTMLInputElement)) {
    control?.click();
    return control !== null;
  }
  control.focus();
  control.select();
  return document.activeElement === control;
}

/** Focuses the name of a row if it is a button or a link, else the row's first control. */
function focusRow(row: Element | undefined): boolean {
  const control =
    row?.querySelector<HTMLElement>('th a, th button') ??
    row?.querySelector<HTMLElement>('a, button');
  control?.focus();
  return Boolean(control);
}

/**
 * Arrow down enters the rows only from the search box and from the list itself, so that scrolling still works. It never
 * enters rows that are about to change.
 */
function moveToRow({ key, hasShift, focused, list }: KeyPress): boolean {
  if (hasShift) return false;
  const rows = [...list.querySelectorAll('tbody tr')];
  const current = rows.findIndex((row) => row.contains(focused));
  if (current < 0) {
    const mayEnter = focused === list || focused.matches(searchBox);
    const isBusy = list.querySelector('[aria-busy=true]') !== null;
    return key === 'ArrowDown' && mayEnter && !isBusy && focusRow(rows[0]);
  }
  if (focused.closest(field)) return false;
  switch (key) {
    case 'ArrowDown':
      return focusRow(rows[current + 1]);
    case 'ArrowUp':
      return focusRow(rows[current - 1]);
    case 'Home':
      return focusRow(rows[0]);
    default:
      return focusRow(rows.at(-1));
  }
}

/** Clicks the checkbox of the focused row. */
function toggleRow({ focused }: KeyPress): boolean {
  if (focused.closest(field)) return false;
  const box = focused.closest('tbody tr')?.querySelector<HTMLElement>('[type=checkbox]');
  box?.click();
  return Boolean(box);
}

const controlKeys = {
  search: '/',
  add: 'n',
  next: 'j',
  previous: 'k',
  agreement: 'a',
  edit: 'e',
  history: 'h',
  send: 'r',
  help: '?',
} as const;

/** All keys of a list, in the order in which they are shown. */
export const shortcuts: readonly Shortcut[] = [
  // The search box itself listens for Ctrl+K.
  { keys: [controlKeys.search, 'Ctrl+K'], textKey: 'shortcuts.search', run: activateControl },
  { keys: ['Escape'], textKey: 'shortcuts.clear' },
  { keys: [controlKeys.add], textKey: 'shortcuts.add', run: activateControl },
  { keys: ['ArrowDown', 'ArrowUp'], textKey: 'shortcuts.rows', run: moveToRow },
  { keys: ['Home', 'End'], textKey: 'shortcuts.ends', run: moveToRow },
  { keys: ['Enter'], textKey: 'shortcuts.open' },
  { keys: ['x'], textKey: 'shortcuts.choose', run: toggleRow },
  {
    keys: [controlKeys.next, controlKeys.previous],
    textKey: 'shortcuts.beside',
    run: activateControl,
  },
  { keys: [controlKeys.agreement], textKey: 'shortcuts.agreement', run: activateControl },
  { keys: [controlKeys.edit], textKey: 'shortcuts.edit', run: activateControl },
  { keys: [controlKeys.history], textKey: 'shortcuts.history', run: activateControl },
  { keys: [controlKeys.send], textKey: 'shortcuts.send', run: activateControl },
  { keys: [controlKeys.help], textKey: 'shortcuts.help', run: activateControl },
];

/** Returns the `aria-keyshortcuts` of a control while shortcuts are switched on. */
export function useAriaShortcut(control: keyof typeof controlKeys): string | undefined {
  return useSelector(selectPreferences).keyboardShortcuts ? controlKeys[control] : undefined;
}

const keyOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

/** Listens for the keys of `list` while they are switched on and no dialog is open. */
export function useShortcuts(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    // The character key of the last shortcut, while it is held down. If the shortcut has focused a field, the key's
    // repeats would be typed into it, so ignore them.
    let held: string | undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const isHeld = event.repeat && key === held;
      if (!event.repeat) held = undefined;
      if (isHeld) event.preventDefault();
      const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return;
      const shortcut = shortcuts.find(({ keys }) => keys.includes(key));
      if (!shortcut?.run || !list.current) return;
      if (list.current.closest('[inert]')) return;
      const wasRun = shortcut.run({
        key,
        hasShift: event.shiftKey,
        isRepeat: event.repeat,
        focused: document.activeElement ?? document.body,
        list: list.current,
      });
      if (!wasRun) return;
      event.preventDefault();
      if (key.length === 1) held = key;
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [list, isOn]);
}
