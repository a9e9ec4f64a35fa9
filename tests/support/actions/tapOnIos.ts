import { fireEvent } from '@testing-library/react';

interface Tap {
  /** The time of the tap in milliseconds. */
  at: number;
  /** The distance from the left edge of the window. */
  x?: number;
}

/** Taps an element as Safari on iOS does, whose clicks have `detail` 1, even the second click of a double tap. */
export function tapOnIos(element: HTMLElement, { at, x = 100 }: Tap): void {
  const place = { bubbles: true, clientX: x, clientY: 600 };
  // jsdom has no `PointerEvent`.
  const down = Object.defineProperties(new MouseEvent('pointerdown', place), {
    pointerType: { value: 'touch' },
    timeStamp: { value: at },
  });
  fireEvent(element, down);
  fireEvent.click(element, { ...place, detail: 1 });
}
