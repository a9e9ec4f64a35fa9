import { configure } from '@testing-library/react';

/**
 * Makes the queries of one file's tests cheap, for hundreds of rows. Nothing is styled in jsdom: what is hidden by a style
 * sheet is seen to in a real browser (tests/e2e). A query that finds nothing is asked again and again, so its error shows
 * no page.
 */
export function useQuickQueries(): void {
  beforeEach(() => {
    const style = window.getComputedStyle(document.createElement('div'));
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style);
    configure({ getElementError: (message) => new Error(message ?? 'Nothing was found.') });
  });
}
