import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/tools/chromium';
import { chromiumArgs } from './tests/tools/chromiumArgs';

const executablePath = findChromium();

/** End-to-end tests: the built app over the HTTP mock, in a real Chromium (see tests/tools/chromium.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    trace: 'retain-on-failure',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: chromiumArgs,
    },
  },
  projects: [
    {
      name: 'desktop',
      // A cut connection is the same on every screen, and hauliers hold a phone: these walks are many.
      testIgnore: '**/networkCut.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What testers use stands on a desk, and what a server says is the same to every screen.
      testIgnore: [
        '**/qa/scenarios.spec.ts',
        '**/production/{build,policy,promotion,server}.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
