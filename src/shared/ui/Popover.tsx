import { useEffect, useLayoutEffect, useRef, type HTMLAttributes } from 'react';
import { useEscape } from '../hooks/useEscape';

interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  onOpen?: (element: HTMLDivElement) => void;
  /** Called on Escape, and on a press or focus elsewhere. */
  onClose: () => void;
}

/**
 * The content that the preceding button unfolds. Render it only while it is open. `onOpen` and `onClose` must be
 * stable.
 */
export function Popover({ onOpen, onClose, ...attributes }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEscape((event) => {
    event.preventDefault();
    const button = ref.current?.previousElementSibling;
    if (button instanceof HTMLElement && ref.current?.contains(document.activeElement))
      button.focus();
    onClose();
  });
  useLayoutEffect(() => {
    if (ref.current) onOpen?.(ref.current);
  }, [onOpen]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const inside = [ref.current, ref.current?.previousElementSibling];
      if (!inside.some((element) => element?.contains(target as Node))) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [onClose]);
  return <div {...attributes} ref={ref} />;
}
