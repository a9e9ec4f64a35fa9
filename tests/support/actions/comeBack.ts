import { act } from '@testing-library/react';

/** Returns a function that hides the tab and shows it again after the given number of milliseconds. */
export function comeBackAfter(): (milliseconds: number) => void {
  const now = Date.now.bind(Date);
  let passed = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + passed);
  const show = (state: DocumentVisibilityState) =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  return (milliseconds) => {
    show('hidden');
    passed += milliseconds;
    show('visible');
  };
}
