import { checkDeployment } from './deploy-check/command';
import { runCommand } from './report/publish';

/**
 * `npm run deploy:check -- --base-url URL`: asks a live deployment, of whatever server, for what deploy/README.md promises.
 * The URL is that of the application, with the path it is served under.
 */

const usage =
  'Usage: deploy:check --base-url https://forsikring.example.dk/ [--json file] [--junit file]';

await runCommand(usage, () => checkDeployment(process.argv.slice(2), console.log));
