import { createInterface } from 'node:readline/promises';
import { checkContract } from './contract-check/command';
import { runCommand } from './report/publish';

/**
 * `npm run contract:check -- --base-url URL`: sends the product's own read requests to a live API and reports how the
 * product interprets the responses (see docs/first-hour.md). With `--write ID` of a haulier created for tests, it also
 * sends the requests that change data.
 */

const usage = `Usage: contract:check --base-url https://api.example.dk [--write id] [--save folder] [--json file] [--junit file]
Environment variables: CONTRACT_EMAIL and CONTRACT_PASSWORD of a staff member (or CONTRACT_BEARER), and CONTRACT_LINK, the token of a haulier's link.`;

/** Reads the SMS code from the terminal; empty if the input is closed. */
async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const nobody = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const code = await Promise.race([terminal.question('SMS code: '), nobody]);
  terminal.close();
  return code.trim();
}

await runCommand(usage, () =>
  checkContract(process.argv.slice(2), process.env, { print: console.log, askForCode }),
);
