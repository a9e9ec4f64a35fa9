import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/** The size of a page's heap in megabytes, after garbage collection. */
export async function readHeap(session: CDPSession): Promise<number> {
  // Collect garbage twice, because the first collection may leave objects to finalise.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The ids of the processes that run pages. */
async function rendererIds(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Resets the peak memory of all pages, on systems that record it (Linux). */
export async function resetPeakMemory(browser: Browser): Promise<void> {
  for (const id of await rendererIds(browser)) {
    const path = `/proc/${id}/clear_refs`;
    if (existsSync(path)) writeFileSync(path, '5');
  }
}

/** The highest peak memory of a page's process since the last reset, in megabytes; null on other systems than Linux. */
export async function readPeakMemory(browser: Browser): Promise<number | null> {
  const peaks = (await rendererIds(browser)).flatMap((id) => {
    const path = `/proc/${id}/status`;
    const peak = existsSync(path) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, 'utf8')) : null;
    return peak ? [Number(peak[1]) / 1000] : [];
  });
  return peaks.length > 0 ? Math.max(...peaks) : null;
}
