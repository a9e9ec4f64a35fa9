import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/chromium';
import { chromiumArgs } from './scripts/chromiumArgs';

const browser = findChromium();
// Starts and draws faster. What only the browser itself shows is shown in that, and `npm run e2e:full` shows all in it.
const shell = process.env.E2E_BROWSER === 'full' ? browser : (findHeadlessShell() ?? browser);

const startedFrom = (executablePath: string | null) => ({
  launchOptions: { ...(executablePath !== null && { executablePath }), args: chromiumArgs },
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * End-to-end tests: the built app behind nginx, over the HTTP mock, in a real Chromium (see scripts/chromium.ts). A
 * folder is a viewport: hauliers hold a phone, staff sit at a desktop, and each screen is looked at in both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Throttled: `npm run test:nightly` runs them.
  ...(!process.env.E2E_NIGHTLY && { grepInvert: /@nightly/ }),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // One for every browser and system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    // A third of the run's time: what failed is run again with one (scripts/run.ts).
    trace: 'off',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Nothing fades or slides where motion is not the subject.
    contextOptions: { reducedMotion: 'reduce' },
    ...startedFrom(shell),
  },
  // Below `e2e`, as a folder above the project may have any of these names, too.
  projects: [
    { name: 'haulier', testMatch: 'e2e/haulier/**/*.spec.ts', use: phone },
    { name: 'staff', testMatch: 'e2e/staff/**/*.spec.ts', use: desktop },
    { name: 'phone', testMatch: 'e2e/screens/**/*.spec.ts', use: phone },
    { name: 'desktop', testMatch: 'e2e/screens/**/*.spec.ts', use: desktop },
    {
      name: 'browser',
      testMatch: 'e2e/{browser,qa,server}/**/*.spec.ts',
      use: { ...desktop, ...startedFrom(browser) },
    },
  ],
});
