import type { Page } from '@playwright/test';

/** Runs in the page: finds elements that overflow sideways, are cut off, or overlap another control. */
function findReflowFaults(): string[] {
  const wide = document.documentElement.clientWidth;
  const root = document.querySelector('.modal') ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('svg') &&
    getComputedStyle(element).clipPath === 'none' &&
    // The text of an icon is moved far off the screen.
    Number.parseFloat(getComputedStyle(element).textIndent) > -100 &&
    !element.closest('.visually-hidden, .skip-link, [class$=sr-only]');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
  /** The clickable part of an element, without the part that a scroll container hides. */
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
    // A short text must fit into its input. A long one may scroll with the cursor.
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

/** The layout faults of a narrow or enlarged page (WCAG 1.4.4 and 1.4.10). */
export const reflowFaults = (page: Page): Promise<string[]> => page.evaluate(findReflowFaults);

/** Runs in the page: finds targets below 24 px without enough space around them. */
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
      // The whole label of a choice is clickable.
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

/** The targets that are too small and too close to another one (WCAG 2.5.8). Links in a sentence are exempt. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

/** Runs in the page: focuses every control, and names those without a visible focus ring and those that are covered. */
function findFocusFaults(): { weak: string[]; covered: string[] } {
  const root = document.querySelector('.modal') ?? document.body;
  const before = document.activeElement;
  const places = Array.from(
    document.querySelectorAll('*'),
    (box) => [box, box.scrollLeft] as const,
  );
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to mix colours on.');
  /** Relative luminance, 0 to 1, of colours painted over each other on white. */
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
  /** Returns the outline of a focused element if it is missing or has a contrast below 3 : 1. */
  const weakRingOf = (element: Element) => {
    // A choice draws the ring around its whole row.
    const drawn = element.closest('.choice') ?? element;
    // Finish colour transitions before measuring.
    for (const turn of drawn.getAnimations()) turn.finish();
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(drawn);
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const isInside = Number.parseFloat(outlineOffset) < 0;
    const grounds = groundsOf(isInside ? drawn : drawn.parentElement);
    const [dark = 0, light = 0] = [
      brightness(...grounds),
      brightness(...grounds, outlineColor),
    ].sort((a, b) => a - b);
    const isStrong = hasRing && (light + 0.05) / (dark + 0.05) >= 3;
    return isStrong ? null : `${outlineWidth} ${outlineStyle} ${outlineColor}`;
  };
  const weak: string[] = [];
  const covered: string[] = [];
  const all = 'a[href], button, input, select, textarea, [tabindex="0"]';
  for (const element of root.querySelectorAll<HTMLElement>(all)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    // A frame draws the focus ring inside its own document.
    const ring = element.matches('iframe') ? null : weakRingOf(element);
    if (ring) weak.push(`${nameOf(element)} has ${ring}`);
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // A notification may cover a control: Escape closes it without moving the focus.
    if (hit?.closest('.Toastify')) continue;
    if (!hit || !(element.contains(hit) || hit.contains(element)))
      covered.push(`${nameOf(element)} under ${hit ? nameOf(hit) : 'nothing'}`);
  }
  if (before instanceof HTMLElement) before.focus();
  // Leave the page as it was: a control that gets the focus scrolls the line that it is in.
  for (const [box, left] of places) if (box.scrollLeft !== left) box.scrollLeft = left;
  return { weak, covered };
}

/** The controls that are covered while they have the focus (WCAG 2.4.11). */
export const coveredFocus = async (page: Page): Promise<string[]> =>
  (await page.evaluate(findFocusFaults)).covered;

/**
 * The controls that are covered while they have the focus, and those whose focus ring is missing or has a contrast below
 * 3 : 1 (WCAG 2.4.11, 2.4.7, 1.4.11).
 */
export async function focusFaults(page: Page): Promise<string[]> {
  // Browsers draw a focus ring only after keyboard input.
  await page.keyboard.press('Shift');
  const { weak, covered } = await page.evaluate(findFocusFaults);
  return [...weak, ...covered];
}

/** Short texts from the style sheet that a screen reader would read in addition to the full ones. */
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
