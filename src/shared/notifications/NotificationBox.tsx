import {
  createContext,
  useContext,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';
import { useKeptFocus } from '../hooks/useKeptFocus';

/** The element that had the focus before a notification took it. */
const FocusBefore = createContext<RefObject<HTMLElement | null>>({ current: null });

type BoxProps = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'children'> & {
  ref?: Ref<HTMLDivElement>;
};

/** Contains the notifications, and remembers which element had the focus before the focus moved into a notification. */
export function NotificationBox({ children, ...attributes }: BoxProps) {
  const before = useRef<HTMLElement>(null);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget);
    if (!isInside) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  return (
    <div {...attributes} onFocus={handleFocus}>
      <FocusBefore value={before}>{children}</FocusBefore>
    </div>
  );
}

/** Returns a ref for a notification's close button. The notification then gives the focus back when it closes. */
export function useCloseButton(): RefObject<HTMLButtonElement | null> {
  const before = useContext(FocusBefore);
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, {
    fallbackOnUnmount: () =>
      before.current?.isConnected ? before.current : document.querySelector('main'),
  });
  return button;
}
