/**
 * Finds the element that says a sentence, for `getByText`. A name in it stands in an element of its own, so that the library would find
 * no part of the page with all of the words.
 */
export function sentence(text: string): (_: string, element: Element | null) => boolean {
  const says = (element: Element | null) => element?.textContent === text;
  return (_, element) => says(element) && !Array.from(element?.children ?? []).some(says);
}
