import type { Page } from '@playwright/test';

/** Runs in the page: lists every visible text and every control, in page order. */
function findOffer(): string[] {
  /** True if a part of the box remains after the element and its ancestors have clipped it. */
  const hasVisiblePart = (element: Element | null, box: DOMRect): boolean => {
    let { left, right, top, bottom } = box;
    for (let around = element; around; around = around.parentElement) {
      const { overflow, overflowX, overflowY, clipPath, position } = getComputedStyle(around);
      if (clipPath !== 'none') return false;
      const edge = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) {
        // The box can be scrolled into view.
        if (/auto|scroll/.test(overflowY)) ({ top, bottom } = edge);
        if (/auto|scroll/.test(overflowX)) ({ left, right } = edge);
      } else if (overflow !== 'visible') {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      if (position === 'fixed') break;
    }
    const isOnPage = right > 0 && left < document.documentElement.scrollWidth;
    return right - left > 1 && bottom - top > 1 && isOnPage;
  };
  const isSeen = (element: Element, box: DOMRect) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    hasVisiblePart(element, box);
  const offer: string[] = [];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof HTMLElement) {
      if (!node.matches('a[href], button, input, select, textarea, [tabindex="0"]')) continue;
      // The whole label of a choice is clickable.
      const pressed = node.closest('label') ?? node;
      const name = node.ariaLabel ?? node.textContent.trim();
      if (isSeen(pressed, pressed.getBoundingClientRect()))
        offer.push(`press ${node.tagName.toLowerCase()} "${name}"`);
    } else if (node instanceof Text && node.parentElement && node.data.trim()) {
      // The labels in a chart depend on its size, and its table contains the same figures.
      if (node.parentElement.closest('.chart')) continue;
      range.selectNodeContents(node);
      if (isSeen(node.parentElement, range.getBoundingClientRect()))
        offer.push(`read "${node.data.trim()}"`);
    }
  }
  return offer;
}

/** Removes a count of seconds, which differs between two checks of a page. */
const withoutSeconds = (line: string) => line.replace(/\d+ sekund(?:er)?\./, '… sekunder.');

/** The visible texts and controls of a page, followed by its accessibility tree. */
export async function offerOf(page: Page): Promise<string[]> {
  const seen = await page.evaluate(findOffer);
  const announced = await page.locator('body').ariaSnapshot();
  return [...seen, ...announced.split('\n')].map(withoutSeconds);
}
