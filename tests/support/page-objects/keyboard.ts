import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';

/** The position of a focused element on the page, independent of scrolling. */
type Place = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Runs in the page. Returns the position of the focused element and its faults: no ring, wrong order, covered. */
function readStop(before: Place | null) {
  const focused = document.activeElement;
  // After the last stop, the focus moves to the browser's own controls.
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const faults: string[] = [];
  // A choice draws the focus ring around its whole row.
  const drawn = focused.closest('.choice') ?? focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
    faults.push('its focus is not seen');
  for (const last of document.querySelectorAll('[data-stop]')) {
    if (last !== drawn && getComputedStyle(last).outlineStyle !== 'none')
      faults.push('what lost the focus looks as before');
    last.removeAttribute('data-stop');
  }
  drawn.setAttribute('data-stop', '');
  const box = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (!hit || !(focused.contains(hit) || hit.contains(focused)))
    faults.push(`it is covered by ${hit?.className ?? 'the edge'}`);
  const scrolled = focused.closest('.modal')
    ? (focused.closest('.modal-body')?.scrollTop ?? 0)
    : window.scrollY;
  const { left, right } = box;
  const place = { left, right, top: box.top + scrolled, bottom: box.bottom + scrolled };
  if (before && place.bottom <= before.top + 1 && left < before.right)
    faults.push('it stands above the stop before');
  if (before && place.bottom > before.top && place.top < before.bottom && right <= before.left + 1)
    faults.push('it stands left of the stop before');
  const group = focused.closest('[role=radiogroup]')?.querySelector('.form-label')?.textContent;
  return { group: group ?? '', place, faults };
}

/** Uses a page by keyboard only. */
export interface Keyboard {
  /** Role and name of the focused element: `textbox "Navn"`, `radio "Ja" of "Vejhjælp"`. */
  focus: () => Promise<string>;
  press: (...keys: string[]) => Promise<void>;
  /** Replaces the text of the focused field. */
  type: (text: string) => Promise<void>;
  /** Tabs to a stop. Requires that every stop on the way is visible, uncovered and after the previous one. */
  tabTo: (stop: string) => Promise<void>;
  /** Tabs to a button and presses Enter. */
  pressAt: (stop: string) => Promise<void>;
  /** Tabs until the first stop is focused again, and returns all stops. */
  round: () => Promise<string[]>;
}

const enough = 80;

export function keyboardOf(page: Page): Keyboard {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const read = async (before: Place | null) => {
    const stop = await page.evaluate(readStop, before);
    if (!stop) return { name: 'browser', place: null, faults: [] };
    const { group, place, faults } = stop;
    const said = await page.locator(':focus').last().ariaSnapshot();
    const [, name = said] = /^- '?([a-z]+(?: "(?:[^"\\]|\\.)*")?)/.exec(said) ?? [];
    return { name: group ? `${name} of "${group}"` : name, place, faults };
  };
  const onward = async (before: Place | null) => {
    await press('Tab');
    const stop = await read(before);
    expect(stop.faults, stop.name).toEqual([]);
    return stop;
  };
  const tabTo = async (wanted: string) => {
    const met: string[] = [];
    let place: Place | null = null;
    while (met.length < enough) {
      const stop = await onward(place);
      if (stop.name === wanted) return;
      met.push(stop.name);
      ({ place } = stop);
    }
    throw new Error(`Tab does not reach ${wanted}. It reaches\n${met.join('\n')}`);
  };
  return {
    focus: async () => (await read(null)).name,
    press,
    type: async (text) => {
      await press('Control+a');
      await page.keyboard.type(text);
    },
    tabTo,
    pressAt: async (stop) => {
      await tabTo(stop);
      await press('Enter');
    },
    round: async () => {
      const stops: string[] = [];
      while (stops.length < enough) {
        const { name } = await onward(null);
        if (name === stops[0]) return stops;
        stops.push(name);
      }
      throw new Error(`The focus does not return to the first stop: ${stops.join('\n')}`);
    },
  };
}

/** Requires that the page heading has the focus, and waits until the page is loaded. */
export async function atHeading(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeFocused();
  // The step may still be loading its data.
  await expect(page.locator('.loading-state, .list-skeleton')).toHaveCount(0);
}

/** Requires an open dialog with the focus on `first` or on itself. Tab stays inside, and Escape closes it. */
export async function expectKept(
  page: Page,
  keys: Keyboard,
  title: string,
  stops: string[],
  first?: Locator,
) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(first ?? dialog).toBeFocused();
  expect(await keys.round()).toEqual(stops);
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Tabs to a question's `first` answer and selects the answer that is `arrows` positions below it. */
export async function answer(keys: Keyboard, question: string, first: string, arrows: number) {
  await keys.tabTo(`radio "${first}" of "${question}"`);
  if (arrows === 0) await keys.press(' ');
  for (let pressed = 0; pressed < arrows; pressed += 1) await keys.press('ArrowDown');
}

export const yes = (keys: Keyboard, question: string) => answer(keys, question, 'Ja', 0);
export const no = (keys: Keyboard, question: string) => answer(keys, question, 'Ja', 1);
