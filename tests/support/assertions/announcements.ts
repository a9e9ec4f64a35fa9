import type { Page } from '@playwright/test';

/**
 * Runs in the page, before anything of it: notes what its live regions say, in order. As screen readers do, it hears what is added to a
 * region, and an alert that comes; a status that comes with its text is not heard.
 */
function listen(): void {
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
  const said: string[] = [];
  Object.assign(window, { said });
  const observer = new MutationObserver((changes) => {
    const speaking = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList' && addedNodes.length === 0) continue;
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(regions);
      if (region) speaking.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('[role=alert]')) speaking.add(node);
        node.querySelectorAll('[role=alert]').forEach((alert) => speaking.add(alert));
      }
    }
    for (const region of speaking) {
      const text = region instanceof HTMLElement ? region.innerText.trim() : '';
      if (text) said.push(`${region.role ?? 'live'}: ${text.replace(/\s+/g, ' ')}`);
    }
  });
  // What the document came with is read as the page, not as news.
  document.addEventListener(
    'readystatechange',
    () => observer.observe(document, { subtree: true, childList: true, characterData: true }),
    { once: true },
  );
}

/** Listens to what every page that is opened from now on announces. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** What the page has announced since it was opened, each with how urgent it is. */
export const saidSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
