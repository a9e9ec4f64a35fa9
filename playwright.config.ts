import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findHeadlessShell } from './scripts/chromium';

const browser = findChromium();
// The headless shell starts and renders faster. Only the tests of the back-forward cache need the full Chromium;
// `npm run e2e:full` uses it for all tests.
const shell = process.env.E2E_BROWSER === 'full' ? browser : (findHeadlessShell() ?? browser);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/**
 * End-to-end tests of the built app behind nginx, with the HTTP mock, in Chromium (see scripts/chromium.ts). The folder
 * selects the viewport: a phone for hauliers, a desktop for staff, both for `screens`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Throttled tests run only in `npm run test:nightly`.
  ...(!process.env.E2E_NIGHTLY && { grepInvert: /@nightly/ }),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // The same snapshots for every browser and operating system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    // Tracing costs a third of the run time. The end-to-end stage repeats failed tests with one.
    trace: 'off',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // No animations, except in tests about motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(shell !== null && { executablePath: shell }), args: chromiumArgs },
  },
  // The patterns begin with `e2e` because a folder above the project may have one of the other names.
  projects: [
    { name: 'haulier', testMatch: 'e2e/haulier/**/*.spec.ts', use: phone },
    { name: 'staff', testMatch: 'e2e/staff/**/*.spec.ts', use: desktop },
    { name: 'phone', testMatch: 'e2e/screens/**/*.spec.ts', use: phone },
    { name: 'desktop', testMatch: 'e2e/screens/**/*.spec.ts', use: desktop },
    { name: 'browser', testMatch: 'e2e/{browser,qa,server}/**/*.spec.ts', use: desktop },
  ],
});
