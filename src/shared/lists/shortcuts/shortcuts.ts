import { useEffect, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { TextKey } from '@/i18n/i18n';
import { selectPreferences } from '../../preferences/preferences.slice';

/** A key that was pressed on the page of a list. */
interface KeyPress {
  /** As `KeyboardEvent.key`, letters in lower case. */
  key: string;
  hasShift: boolean;
  isRepeat: boolean;
  /** What has the focus: the page's body where nothing has. */
  focused: Element;
  /** The rows, or what stands in for them. */
  list: HTMLElement;
}

/** A key, what is said of it, and what it does. */
interface Shortcut {
  keys: readonly string[];
  textKey: TextKey;
  /** Returns whether there was anything to do. Without it the search box or the browser sees to the key, switched on or not. */
  run?: (press: KeyPress) => boolean;
}

const field = 'input, select, textarea, [contenteditable]:not([contenteditable=false])';
const searchBox = 'input[type=search]';

/** Goes to the field, or presses the button, that says of itself that it has this key (`useAriaShortcut`). */
function useControl({ key, focused, isRepeat }: KeyPress): boolean {
  if (isRepeat || focused.closest(field)) return false;
  const control = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!(control instanceof HTMLInputElement)) {
    control?.click();
    return control !== null;
  }
  control.focus();
  control.select();
  // Where a haulier stands in the list's place, there is no box to go to.
  return document.activeElement === control;
}

/** Gives the focus to what leads on from a row: its name where that is a button or a link, else the first of its controls. */
function focusRow(row: Element | undefined): boolean {
  const control =
    row?.querySelector<HTMLElement>('th a, th button') ??
    row?.querySelector<HTMLElement>('a, button');
  control?.focus();
  return Boolean(control);
}

/**
 * Goes from row to row. Into the rows the arrow leads from the search box and from the list itself alone, so that nobody's
 * scrolling is taken away, and not while others are on their way: their place is about to be somebody else's.
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

/** The keys of controls, as those name them to assistive technology. */
const controlKeys = { search: '/', add: 'n', help: '?' } as const;

/** All keys of a list, in the order in which they are shown. */
export const shortcuts: readonly Shortcut[] = [
  { keys: [controlKeys.search], textKey: 'shortcuts.search', run: useControl },
  { keys: ['Escape'], textKey: 'shortcuts.clear' },
  { keys: [controlKeys.add], textKey: 'shortcuts.add', run: useControl },
  { keys: ['ArrowDown', 'ArrowUp'], textKey: 'shortcuts.rows', run: moveToRow },
  { keys: ['Home', 'End'], textKey: 'shortcuts.ends', run: moveToRow },
  { keys: ['Enter'], textKey: 'shortcuts.open' },
  { keys: [controlKeys.help], textKey: 'shortcuts.help', run: useControl },
];

/** The `aria-keyshortcuts` of a control: what presses it, or goes to it, while shortcuts are switched on. */
export function useAriaShortcut(control: keyof typeof controlKeys): string | undefined {
  return useSelector(selectPreferences).keyboardShortcuts ? controlKeys[control] : undefined;
}

const keyOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

/** Listens for the keys of a list, which is `list`, while they are switched on and no dialog is open. */
export function useShortcuts(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    // The one that was taken and is still down: what it repeats would be typed where it has led to.
    let held = '';
    const handleKeyDown = (event: KeyboardEvent) => {
      const key = keyOf(event);
      const isHeld = event.repeat && key === held;
      if (!event.repeat) held = '';
      if (isHeld) event.preventDefault();
      const { defaultPrevented, isComposing, altKey, ctrlKey, metaKey } = event;
      if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return;
      const shortcut = shortcuts.find(({ keys }) => keys.includes(key));
      if (!shortcut?.run || !list.current || list.current.closest('[inert]')) return;
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
