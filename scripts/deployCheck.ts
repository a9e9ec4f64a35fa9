import { checkDeployment } from './deploy-check/command';
import { runCommand } from './report/publish';

/**
 * `npm run deploy:check -- --base-url URL`: checks the promises of deploy/README.md on a live deployment, whatever its
 * server. The URL is the application's, with its base path.
 */

const usage =
  'Usage: deploy:check --base-url https://forsikring.example.dk/ [--json file] [--junit file]';

await runCommand(usage, () => checkDeployment(process.argv.slice(2), console.log));
