import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { comeToRest } from '@tests/support/actions/comeToRest';
import { staffPictures, testerPictures } from './guideScreens';
import { screens, showScreen } from '@tests/support/page-objects/screens';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { startPlainApp } from '@tests/support/servers/plainApp';

const folder = resolve('docs/guide/pictures');

/** The build for testers, with the workbench. */
const qaFolder = resolve(process.env.APP_QA_FOLDER ?? 'dist-qa');

/** A desktop window in the light theme. Pictures show only what fits into it. */
const openPage = (browser: Browser, baseURL: string) =>
  browser.newPage({
    baseURL,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });

async function shoot(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.webp`);
  await page.screenshot({ path, animations: 'disabled', type: 'webp', quality: 50 });
  console.log(path);
}

/** Takes all pictures of docs/guide. Needs both builds, and throws if a picture cannot be taken. */
export async function takeGuide(browser: Browser, app: BuiltApp): Promise<void> {
  if (!existsSync(qaFolder))
    throw new Error(`${qaFolder} does not exist: run "npm run build:qa" first.`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of staffPictures) {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`No screen is called ${name}.`);
    app.mock.reset();
    const page = await openPage(browser, app.origin);
    await showScreen(page, app, screen, 'da');
    await shoot(page, name);
    await page.close();
  }

  const qa = await startPlainApp(qaFolder);
  for (const [name, open] of Object.entries(testerPictures)) {
    // Open a new browser context for each picture, because the mock in the page stores its state.
    const page = await openPage(browser, qa.origin);
    await open(page);
    await comeToRest(page);
    await shoot(page, name);
    await page.close();
  }
  await qa.close();
}
