import { useEffect, type InputHTMLAttributes, type RefObject } from 'react';

const searchKey = 'Control+K';

interface SearchInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'defaultValue' | 'onKeyDown'
> {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** A key that focuses the box, in addition to Ctrl+K. */
  shortcut?: string | undefined;
}

/** The text box of a search form. Ctrl+K or Cmd+K focuses it from everywhere on the page. */
export function SearchInput({ ref, label, shortcut, ...attributes }: SearchInputProps) {
  useSearchKey(ref);
  return (
    <input
      {...attributes}
      ref={ref}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      className="form-control"
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts={shortcut ? `${shortcut} ${searchKey}` : searchKey}
    />
  );
}

/**
 * Ctrl+K or Cmd+K focuses the box and selects its text. It stays active when the keys of a list are switched off: only
 * single-character keys must be switchable (WCAG 2.1.4).
 */
function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      const isKey = event.key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
      if (!isKey || event.defaultPrevented || box.current?.closest('[inert]') !== null) return;
      box.current.focus();
      box.current.select();
      // Leave the keys to the browser if the box cannot take the focus: on a phone, it is in the closed menu.
      if (document.activeElement === box.current) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [box]);
}
