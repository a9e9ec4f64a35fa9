import { createInterface } from 'node:readline/promises';
import { checkContract } from './contract-check/command';
import { runCommand } from './report/publish';

/**
 * `npm run contract:check -- --base-url URL`: makes the product's own calls to a live API, those that change nothing, and
 * says what the product makes of the answers (docs/first-hour.md). With `--write ID`, of a haulier made for tests, the others, too.
 */

const usage = `Usage: contract:check --base-url https://api.example.dk [--write id] [--save folder] [--json file] [--junit file]
In the environment: CONTRACT_EMAIL and CONTRACT_PASSWORD of staff (or CONTRACT_BEARER), CONTRACT_LINK, the token of a haulier's link.`;

/** The code that the server has sent by SMS, typed by whoever has the phone. */
async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const nobody = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const code = await Promise.race([terminal.question('The code of the SMS: '), nobody]);
  terminal.close();
  return code.trim();
}

await runCommand(usage, () =>
  checkContract(process.argv.slice(2), process.env, { print: console.log, askForCode }),
);
