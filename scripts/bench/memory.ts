import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The processes that pages run in. */
async function rendererIds(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Forgets the peaks so far, where the system knows of peaks. */
export async function resetPeakMemory(browser: Browser): Promise<void> {
  for (const id of await rendererIds(browser)) {
    const path = `/proc/${id}/clear_refs`;
    if (existsSync(path)) writeFileSync(path, '5');
  }
}

/** The most memory that a page's process has held since then, in megabytes; null where the system does not tell. */
export async function readPeakMemory(browser: Browser): Promise<number | null> {
  const peaks = (await rendererIds(browser)).flatMap((id) => {
    const path = `/proc/${id}/status`;
    const peak = existsSync(path) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, 'utf8')) : null;
    return peak ? [Number(peak[1]) / 1000] : [];
  });
  return peaks.length > 0 ? Math.max(...peaks) : null;
}
