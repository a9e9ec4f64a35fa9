/**
 * Matcher for `getByText` that finds the innermost element with this text. Names in a sentence are wrapped in an
 * element, which the library's own text matching does not look into.
 */
export function sentence(text: string): (_: string, element: Element | null) => boolean {
  const says = (element: Element | null) => element?.textContent === text;
  return (_, element) => says(element) && !Array.from(element?.children ?? []).some(says);
}
