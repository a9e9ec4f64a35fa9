import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/fixtures/e2eTest';

/** Where a stop stands on the page, scrolled or not. */
type Place = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Runs in the page: where the focus is, and what is wrong with how it got there. */
function readStop(before: Place | null) {
  const focused = document.activeElement;
  // Past the last stop comes the browser itself, and then the top of the page.
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const faults: string[] = [];
  // A choice draws the focus around its whole row.
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

/** The page as it is used by keyboard alone. */
export interface Keyboard {
  /** What has the focus, as it is announced: `textbox "Navn"`, `radio "Ja" of "Vejhjælp"`. */
  focus: () => Promise<string>;
  press: (...keys: string[]) => Promise<void>;
  /** Types in the place of what stands there. */
  type: (text: string) => Promise<void>;
  /** Goes on to a stop. On the way every stop must be seen, uncovered and below the one before. */
  tabTo: (stop: string) => Promise<void>;
  /** Goes on to a button and presses it. */
  pressAt: (stop: string) => Promise<void>;
  /** The stops from here until the focus comes round to the first of them again. */
  round: () => Promise<string[]>;
}

const enough = 80;

/** Drives a page by its keyboard and reads the focus, as somebody without a mouse does. */
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
    throw new Error(`The keyboard does not get to ${wanted}, but to\n${met.join('\n')}`);
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
      throw new Error(`The focus does not come round: ${stops.join('\n')}`);
    },
  };
}

/** A step, or what comes after the last: its heading has the focus. */
export async function atHeading(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeFocused();
  // What the step needs may still be on its way.
  await expect(page.locator('.loading-state, .list-skeleton')).toHaveCount(0);
}

/** A dialog is open: the focus is on its `first` field, if it has one, and comes round in it until Escape closes it. */
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

/** Answers questions from where the focus is: the arrows go to the answer, by as many as it takes. */
export async function answer(keys: Keyboard, question: string, first: string, arrows: number) {
  await keys.tabTo(`radio "${first}" of "${question}"`);
  if (arrows === 0) await keys.press(' ');
  for (let pressed = 0; pressed < arrows; pressed += 1) await keys.press('ArrowDown');
}

/** Answers with yes. */
export const yes = (keys: Keyboard, question: string) => answer(keys, question, 'Ja', 0);
/** Answers with no. */
export const no = (keys: Keyboard, question: string) => answer(keys, question, 'Ja', 1);
