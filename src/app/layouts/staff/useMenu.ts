import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';

/** The menu of a phone: open until a page is chosen, the button is pressed again, or Escape is. */
export function useMenu() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openedAt === key;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setOpenedAt(null);
    button.current?.focus();
  };

  return {
    isOpen,
    button,
    toggle: () => setOpenedAt(isOpen ? null : key),
    handleKeyDown,
  };
}
