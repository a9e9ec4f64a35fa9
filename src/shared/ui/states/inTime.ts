import { slowScriptMs } from '@/config/constants';
import { within } from '../late/loader';

/**
 * A script that is fetched with its use, as long as anybody waits for it: one that hangs counts as one that cannot be had. Browsers
 * alone would say so after minutes.
 */
export function inTime<Module>(script: Promise<Module>): Promise<Module> {
  return within(slowScriptMs, script);
}
