import { parseArgs } from 'node:util';
import { parseSeed } from './control/control';
import { parsePort, startHttpMock } from './http';
import { createMock } from './mock';
import { documented } from './wire/conventions.wire';

const usage = [
  'Usage: mock-api [--port 3001] [--host 127.0.0.1] [--scenario happy] [--seed 2022]',
  'APP_WIRE_DATE_FORMAT and APP_WIRE_FIRST_PAGE set the date format and the number of the first page.',
].join('\n');

function parseConventions({ APP_WIRE_DATE_FORMAT: format = '', APP_WIRE_FIRST_PAGE: page = '' }) {
  return {
    wireDateFormat: format === 'dd-MM-yyyy' ? format : documented.wireDateFormat,
    wireFirstPage: page === '0' ? 0 : documented.wireFirstPage,
  };
}

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3001' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'happy' },
      seed: { type: 'string', default: '2022' },
    },
  });
  const mock = createMock({ seed: parseSeed(values.seed) });
  mock.use(values.scenario);
  mock.follow(parseConventions(process.env));
  const { url } = await startHttpMock({ port: parsePort(values.port), host: values.host, mock });
  console.log(`The mock API is at ${url}/api, its outbox at ${url}/mock/outbox.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exit(1);
}
