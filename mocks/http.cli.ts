import { parseArgs } from 'node:util';
import { readPort, startHttpMock } from './http';

const usage = 'Usage: mock-api [--port 3001] [--host 127.0.0.1] [--scenario happy]';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3001' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'happy' },
    },
  });
  const { mock, url } = await startHttpMock({ port: readPort(values.port), host: values.host });
  mock.use(values.scenario);
  console.log(`The mock API answers at ${url}/api, its outbox at ${url}/mock/outbox.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exit(1);
}
