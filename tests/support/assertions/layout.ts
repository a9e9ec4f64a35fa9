import type { Page } from '@playwright/test';

/** Runs in the page: what sticks out sideways, is cut off, or lies on something else that can be pressed. */
function findReflowFaults(): string[] {
  const wide = document.documentElement.clientWidth;
  const root = document.querySelector('.modal') ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('svg') &&
    getComputedStyle(element).clipPath === 'none' &&
    // Words that an icon stands for, far beside it.
    Number.parseFloat(getComputedStyle(element).textIndent) > -100 &&
    !element.closest('.visually-hidden, .skip-link, [class$=sr-only]');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
  /** The part of an element that can be pressed: what its scrolling box has scrolled away cannot. */
  const pressable = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const rect = { left, right, top, bottom };
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
      const edges = box.getBoundingClientRect();
      rect.top = Math.max(rect.top, edges.top);
      rect.bottom = Math.min(rect.bottom, edges.bottom);
    }
    return rect;
  };
  const seen = Array.from(root.querySelectorAll<HTMLElement>('*')).filter(isSeen);
  const faults: string[] = [];
  const excess = document.documentElement.scrollWidth - wide;
  if (excess > 0) faults.push(`the page is ${excess} px too wide`);
  for (const element of seen) {
    const { left, right } = element.getBoundingClientRect();
    if (left < -0.5 || right > wide + 0.5) faults.push(`${nameOf(element)} leaves the screen`);
    // Of a line to type in, what is short is seen whole; the rest can be scrolled to by the cursor.
    const isLong = element instanceof HTMLInputElement && element.value.length > 10;
    const isCut = element.scrollWidth > element.clientWidth + 1 && !isLong;
    if (isCut && getComputedStyle(element).display !== 'inline')
      faults.push(`${nameOf(element)} holds more than it shows`);
  }
  const pressed = seen
    .filter((element) => element.matches('a, button, input, select, textarea'))
    .filter((element) => !element.closest('.Toastify'))
    .map((element) => [element, pressable(element)] as const);
  for (const [index, [one, a]] of pressed.entries()) {
    for (const [other, b] of pressed.slice(index + 1)) {
      const overlap = Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
      if (overlap > 1.5) faults.push(`${nameOf(one)} lies on ${nameOf(other)}`);
    }
  }
  return faults;
}

/** What a page with little room does wrong: WCAG 1.4.4 and 1.4.10, in words. */
export const reflowFaults = (page: Page): Promise<string[]> => page.evaluate(findReflowFaults);

/** Runs in the page: gives the focus to everything that takes it, and names what is covered then. */
function findCovered(): string[] {
  const root = document.querySelector('.modal') ?? document.body;
  const before = document.activeElement;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
  const covered: string[] = [];
  const all = 'a[href], button, input, select, textarea, [tabindex="0"]';
  for (const element of root.querySelectorAll<HTMLElement>(all)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // Escape takes a notification away without moving the focus.
    if (hit?.closest('.Toastify')) continue;
    if (!hit || !(element.contains(hit) || hit.contains(element)))
      covered.push(`${nameOf(element)} under ${hit ? nameOf(hit) : 'nothing'}`);
  }
  if (before instanceof HTMLElement) before.focus();
  return covered;
}

/** What is covered while it has the focus (WCAG 2.4.11). */
export const coveredFocus = (page: Page): Promise<string[]> => page.evaluate(findCovered);

/** Runs in the page: targets below 24 px that have no room around them either. */
function findSmallTargets(): string[] {
  const size = 24;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
  const root = document.querySelector('.modal') ?? document.body;
  const isInline = (element: Element) => {
    const around = element.parentElement?.textContent.trim() ?? '';
    return (
      getComputedStyle(element).display === 'inline' &&
      around.length > (element.textContent.trim() || around).length
    );
  };
  const targets = Array.from(
    root.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
  )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInline(element) && getComputedStyle(element).clipPath === 'none')
    .map((element) => {
      // The whole row of a choice is pressed.
      const { left, top, width, height } = (
        element.closest('label') ?? element
      ).getBoundingClientRect();
      const isSmall = Math.min(width, height) < size - 0.5;
      return { element, isSmall, left, top, width, height };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
  const small = targets.filter(({ isSmall }) => isSmall);
  const isCrowded = (one: (typeof targets)[number]) => {
    const x = one.left + one.width / 2;
    const y = one.top + one.height / 2;
    return targets.some((other) => {
      if (other === one) return false;
      const { left, top, width, height } = other;
      if (other.isSmall) return Math.hypot(x - left - width / 2, y - top - height / 2) < size;
      const nearX = Math.max(left, Math.min(x, left + width));
      const nearY = Math.max(top, Math.min(y, top + height));
      return Math.hypot(x - nearX, y - nearY) < size / 2;
    });
  };
  return small.filter(isCrowded).map(({ element, width, height }) => {
    return `${Math.round(width)}×${Math.round(height)} ${nameOf(element)}`;
  });
}

/** What is too small to be hit, or too near to its neighbour (WCAG 2.5.8); links in a sentence may be. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

/** Runs in the page: gives the focus to everything that takes it, and names where that cannot be seen. */
function findWeakRings(): string[] {
  const root = document.querySelector('.modal') ?? document.body;
  const before = document.activeElement;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to mix colours on.');
  /** How bright one colour after the other is, painted over each other: 0 to 1. */
  const brightness = (...layers: string[]) => {
    for (const layer of ['white', ...layers]) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const linear = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const [red = 0, green = 0, blue = 0] = linear;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundsOf = (element: Element | null): string[] =>
    element ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  const weak: string[] = [];
  const all = 'a[href], button, input, select, textarea, [tabindex="0"]';
  for (const element of root.querySelectorAll<HTMLElement>(all)) {
    // What is focused in a frame has its ring there.
    if (element.matches('iframe') || !element.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    element.focus();
    if (document.activeElement !== element) continue;
    // A choice draws the ring around its whole row.
    const drawn = element.closest('.choice') ?? element;
    // Colours may turn slowly: they are read once they have turned.
    for (const turn of drawn.getAnimations()) turn.finish();
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(drawn);
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const isInside = Number.parseFloat(outlineOffset) < 0;
    const grounds = groundsOf(isInside ? drawn : drawn.parentElement);
    const [dark = 0, light = 0] = [
      brightness(...grounds),
      brightness(...grounds, outlineColor),
    ].sort((a, b) => a - b);
    if (hasRing && (light + 0.05) / (dark + 0.05) >= 3) continue;
    const ring = `${outlineWidth} ${outlineStyle} ${outlineColor}`;
    weak.push(`${element.tagName.toLowerCase()}.${element.className} has ${ring}`);
  }
  if (before instanceof HTMLElement) before.focus();
  return weak;
}

/** What has the focus without a ring of at least 3 : 1 around it (WCAG 2.4.7, 1.4.11). */
export async function weakRings(page: Page): Promise<string[]> {
  // Only who uses the keyboard sees a ring.
  await page.keyboard.press('Shift');
  return page.evaluate(findWeakRings);
}

/** Texts that the style sheet draws in place of longer ones, and that a screen reader would say besides those. */
export const saidTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-label], [data-short]')).flatMap((element) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(element, part).content)
        .filter((content) => /attr|\p{L}/u.test(content) && content !== 'none')
        .filter((content) => content !== 'normal' && !content.endsWith('/ ""'))
        .map((content) => `${element.textContent.trim()}: ${content}`),
    ),
  );
