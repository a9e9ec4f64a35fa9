import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { writeDeployment } from './configure';
import { factsWarnings } from './facts';
import { serverFromEnvironment } from './server';
import { settingsFromEnvironment } from './settings';

/**
 * `npm run configure -- --env production.env --to /srv/taxi/production [--build dist]`: configures one deployment of a
 * build from a file of settings like `.env.example`. Without `--env` it takes the settings from the environment.
 */
function configure(): void {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      build: { type: 'string', default: 'dist' },
      to: { type: 'string' },
    },
  });
  if (!values.to) throw new Error('Name the target folder: --to /srv/taxi/production');
  const environment = values.env ? parseEnv(readFileSync(values.env, 'utf8')) : process.env;
  const target = resolve(values.to);
  const settings = settingsFromEnvironment(environment);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
  for (const warning of factsWarnings(settings.facts, today)) console.warn(`Warning: ${warning}`);
  const shell = writeDeployment({
    build: resolve(values.build),
    target,
    settings,
    server: serverFromEnvironment(environment),
  });
  console.log(`${target}/site.conf serves ${resolve(values.build)} with the shells in ${shell}.`);
}

try {
  configure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
