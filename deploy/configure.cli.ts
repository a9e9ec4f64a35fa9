import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { writeDeployment } from './configure';
import { factsWarnings } from './facts';
import { serverFromEnvironment, serverWarnings } from './server';
import { settingsFromEnvironment, unknownWarnings } from './settings';

/**
 * `npm run configure -- --env production.env --build /srv/taxi/2026-11-21 --to /srv/taxi/production`: configures one
 * deployment of a build from a file of settings like `.env.example`. Without `--env` it takes the settings from the
 * environment.
 */
function configure(): void {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      build: { type: 'string' },
      to: { type: 'string' },
    },
  });
  if (!values.build || !values.to) {
    throw new Error(
      'Name the build and the target folder: --build /srv/taxi/2026-11-21 --to /srv/taxi/production',
    );
  }
  const environment = values.env ? parseEnv(readFileSync(values.env, 'utf8')) : process.env;
  const target = resolve(values.to);
  const settings = settingsFromEnvironment(environment);
  const server = serverFromEnvironment(environment);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Copenhagen' });
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const warnings = [
    ...unknownWarnings(environment, example),
    ...factsWarnings(settings.facts, today),
    ...serverWarnings(settings, server),
  ];
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  const build = resolve(values.build);
  const shell = writeDeployment({ build, target, settings, server });
  console.log(`${target}/site.conf serves ${build} with the shells in ${shell}.`);
}

try {
  configure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
