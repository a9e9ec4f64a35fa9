import { screen, within } from '@testing-library/react';

/** The content below the page heading. */
const body = () => screen.getByRole('region', { name: /^(Historik|History)/ });

/** The buttons of the accordion, newest submission first. */
export const headings = () => within(body()).getAllByRole('button');

/** Waits for a history of at least two submissions and returns their buttons, newest first. */
export async function waitForHistory(): Promise<[HTMLElement, HTMLElement, ...HTMLElement[]]> {
  await screen.findAllByRole('button', { name: /^(Indsendt|Submitted)/ });
  const [newest, before, ...others] = headings();
  if (!newest || !before) throw new Error('There is one submission alone.');
  return [newest, before, ...others];
}

/** The content that a submission's button expands. */
export function contentOf(heading: HTMLElement | undefined): HTMLElement {
  const content = document.getElementById(heading?.getAttribute('aria-controls') ?? '');
  if (!content) throw new Error('The button controls nothing.');
  return content;
}

/** The [term, value] pairs of a submission, in order. */
export function fieldsOf(heading: HTMLElement | undefined): [string, string][] {
  return within(contentOf(heading))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}
