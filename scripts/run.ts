import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium';
import { ensureNginx } from './nginx';
import { allStages, leftOut, nightlyStages, quickStages, reports } from './stages/all';
import { runStage } from './stages/runStage';
import { runStages } from './stages/schedule';
import { summaryOf } from './stages/summary';

/**
 * `npm test`: runs all checks of the project and prints the number of passed and failed tests. `npm run validate`
 * (`--quick`): only the checks that need no browser and no build, and the tests that a change affects. `npm run
 * test:nightly` (`--nightly`): checks that take hours and seldom find anything.
 */
const isQuick = process.argv.includes('--quick');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Check for Chromium and nginx first, so that a missing one fails the run at once.
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
