import type { Page } from '@playwright/test';

/** Nothing of these files comes to the page until it is let go. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
