import { act } from '@testing-library/react';

/** Returns what has the tab be left and looked at again, so many milliseconds later each time. */
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
