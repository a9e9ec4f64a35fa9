import { record } from './recording/command';
import { recordingsFolder } from './recording/store';
import { runCommand } from './report/publish';

/**
 * `npm run record -- --har file.har --name registration`: makes a scenario of the mock, and a fixture of the readers' tests, of
 * what a browser has saved (HAR) or what `--save` has (`--from`). Names, numbers and tokens are replaced (docs/first-hour.md).
 */

const usage = 'Usage: record --har file.har --name registration [--compare] (or --from saved.json)';

await runCommand(usage, () => record(process.argv.slice(2), recordingsFolder, console.log));
