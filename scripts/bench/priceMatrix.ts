import { benchmark, type Bench, type ReadyBenchmark } from './benchmark';
import { newStaff, slowDown } from './contexts';
import { typeAndTime, watchKeys } from './keys';
import { openList } from './actions';

/** Milliseconds from a press until its frame is painted; `key` is the slowest of several keys. */
interface Round {
  opened: number;
  areaChanged: number;
  key: number;
  saved: number;
}

/** Runs in the page: milliseconds to open the matrix, to show another area, or to save the focused cell. */
async function act(what: 'open' | 'changeArea' | 'save'): Promise<number> {
  const area = document.querySelector<HTMLSelectElement>('.price-matrix-area select');
  const cell = document.activeElement;
  const before = document.querySelector('.price-matrix caption')?.textContent;
  const begin = performance.now();
  if (what === 'open') document.querySelector<HTMLElement>('a[href*="view=matrix"]')?.click();
  if (what === 'changeArea' && area) {
    area.selectedIndex += 1;
    area.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (what === 'save') {
    cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }
  const isDone = () =>
    what === 'save'
      ? cell?.closest('td')?.textContent.includes('Opdatering gemt')
      : document.querySelector('.price-matrix caption') !== null &&
        document.querySelector('.price-matrix caption')?.textContent !== before;
  await new Promise<void>((done) => {
    const look = () => {
      // `look` runs before a frame is painted. The timeout runs after that, so it ends the measurement.
      if (isDone()) setTimeout(done);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return performance.now() - begin;
}

async function start({ app, browser }: Bench): Promise<ReadyBenchmark<Round>> {
  const staff = await newStaff(browser, app.origin);
  return {
    measure: async () => {
      const page = await staff.newPage();
      await slowDown(page);
      await watchKeys(page);
      await openList(page, `${app.origin}/admin/price`);
      const opened = await page.evaluate(act, 'open' as const);
      const areaChanged = await page.evaluate(act, 'changeArea' as const);
      const cell = page.locator('.price-matrix input').first();
      await cell.focus();
      // Change the price only a little: a change of more than 25 % would open a confirmation.
      const kroner = Number((await cell.inputValue()).replace('.', '').replace(',', '.'));
      const key = await typeAndTime(page, String(Math.round(kroner) + 10));
      const saved = await page.evaluate(act, 'save' as const);
      await page.close();
      return { opened, areaChanged, key, saved };
    },
    close: () => staff.close(),
  };
}

/** The matrix with the demo's 240 prices. */
export const priceMatrix = benchmark<Round>({
  name: 'price-matrix',
  title: 'The price matrix, 240 prices, CPU 4 times slower',
  start,
  rows: [
    { what: 'press to painted: opened', unit: 'ms', of: ({ opened }) => opened },
    { what: 'press to painted: another area', unit: 'ms', of: ({ areaChanged }) => areaChanged },
    { what: 'slowest key (0 if below 16 ms)', unit: 'ms', of: ({ key }) => key, goal: 100 },
    { what: 'Enter to saved, without a delay', unit: 'ms', of: ({ saved }) => saved },
  ],
});
