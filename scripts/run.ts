import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx';
import { allStages, leftOut, nightlyStages, quickStages, reports } from './stages/all';
import { runStage } from './stages/runStage';
import { runStages } from './stages/schedule';
import { summaryOf } from './stages/summary';

/**
 * `npm test`: every check of the project, ending with a count of tests. `npm run validate` (`--quick`) is the half that
 * needs no browser and no build, with the tests that a change reaches.
 * `npm run test:nightly` (`--nightly`) is what takes hours and seldom finds anything.
 */
const isQuick = process.argv.includes('--quick');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Looked for first, so that a machine without a browser or server hears of it in the first second.
async function findPeers(): Promise<Record<string, string>> {
  return { NGINX_PATH: ensureNginx(), CHROMIUM_PATH: await ensureChromium() };
}
const begin = performance.now();
const stages = isQuick
  ? quickStages
  : (process.argv.includes('--nightly') ? nightlyStages : allStages)(
      await findPeers().catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exit(1);
      }),
    );
const results = await runStages(stages, runStage);
if (isQuick) console.log(`\n${leftOut}`);
console.log(`\n${summaryOf(results, (performance.now() - begin) / 1000)}`);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
