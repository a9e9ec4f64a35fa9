import { act } from '@testing-library/react';

/** Sets `navigator.onLine` and fires the browser's `online` or `offline` event. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}
