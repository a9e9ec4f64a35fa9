import { slowScriptMs } from '@/config/constants';

/**
 * A script that is fetched with its use, as long as anybody waits for it: one that hangs counts as one that cannot be had. Browsers
 * alone would say so after minutes.
 */
export function inTime<Module>(script: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('A script has not come in time.')),
      slowScriptMs,
    );
    script.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
