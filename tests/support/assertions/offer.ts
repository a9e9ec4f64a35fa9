import type { Page } from '@playwright/test';

/** Runs in the page: every text that is seen, and everything that can be pressed, in the order of the page. */
function findOffer(): string[] {
  /** Something is left of it once everything around it has cut off what leaves it. */
  const isUncut = (element: Element | null, box: DOMRect): boolean => {
    let { left, right, top, bottom } = box;
    for (let around = element; around; around = around.parentElement) {
      const { overflow, overflowY, clipPath, position } = getComputedStyle(around);
      if (clipPath !== 'none') return false;
      const edge = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY)) {
        // It can be scrolled to.
        ({ top, bottom } = edge);
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
    isUncut(element, box);
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
      // The whole row of a choice is pressed.
      const pressed = node.closest('label') ?? node;
      const name = node.ariaLabel ?? node.textContent.trim();
      if (isSeen(pressed, pressed.getBoundingClientRect()))
        offer.push(`press ${node.tagName.toLowerCase()} "${name}"`);
    } else if (node instanceof Text && node.parentElement && node.data.trim()) {
      // What a chart has room to say stands in its table, too.
      if (node.parentElement.closest('.chart')) continue;
      range.selectNodeContents(node);
      if (isSeen(node.parentElement, range.getBoundingClientRect()))
        offer.push(`read "${node.data.trim()}"`);
    }
  }
  return offer;
}

/** Seconds go by between two looks at a page. */
const withoutSeconds = (line: string) => line.replace(/\d+ sekund(?:er)?\./, '… sekunder.');

/** What a page offers: what is read and pressed by eye and hand, and its roles and names as they are announced. */
export async function offerOf(page: Page): Promise<string[]> {
  const seen = await page.evaluate(findOffer);
  const announced = await page.locator('body').ariaSnapshot();
  return [...seen, ...announced.split('\n')].map(withoutSeconds);
}
