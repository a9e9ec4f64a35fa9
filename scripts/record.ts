import { record } from './recording/command';
import { recordingsFolder } from './recording/store';
import { runCommand } from './report/publish';

/**
 * `npm run record -- --har file.har --name registration`: turns a browser's HAR file, or with `--from` a file written
 * by `--save`, into a scenario of the mock and a fixture of the readers' tests. Names, numbers and tokens are
 * replaced by pseudonyms.
 */

const usage = 'Usage: record --har file.har --name registration [--compare] (or --from saved.json)';

await runCommand(usage, () => record(process.argv.slice(2), recordingsFolder, console.log));
