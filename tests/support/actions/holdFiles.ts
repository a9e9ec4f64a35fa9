import type { Page } from '@playwright/test';

/** Blocks requests for these files. Returns the function that lets them continue. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}
