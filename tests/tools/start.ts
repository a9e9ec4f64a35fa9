import { createServer } from 'node:net';
import webpack from 'webpack';
import DevServer, { type Configuration } from 'webpack-dev-server';
import { paths } from '@/config/paths';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { readPort, startHttpMock } from '@mocks/http';
import configure from '../../webpack.config';
import { startSigningPage } from '../support/signingPage';

/**
 * `npm start`: the application with live reload and the mock API behind it, on one port (PORT, 3000
 * unless it says otherwise). With `-- --signing` agreements are signed on a fake signing page, on a port of its own.
 */

const host = 'localhost';

async function start(): Promise<void> {
  const port = readPort(process.env.PORT ?? '3000');
  await requireFreePort(port);
  const mock = await startHttpMock({ port: 0 });
  if (process.argv.includes('--signing')) {
    process.env.APP_SIGNING_URL = (await startSigningPage()).url;
  }
  const config = configure({}, { mode: 'development' });
  const compiler = webpack(config);
  const devServer: Configuration = {
    ...config.devServer,
    host,
    port,
    proxy: [{ context: ['/api', '/mock'], target: mock.url }],
  };
  const server = new DevServer(devServer, compiler);
  await server.start();
  // Said when there is something to open, below what the build has to say.
  server.middleware?.waitUntilValid(() => {
    setImmediate(() => console.log(invitation(`http://${host}:${port}`)));
  });
}

function invitation(url: string): string {
  const { admin, user } = demoAccounts;
  return [
    '',
    `Staff      ${url}${paths.login.href()}`,
    ...[admin, user].map(
      ({ email, password, role }) => `           ${email}  ${password}  (role ${role})`,
    ),
    `Hauliers   ${url}${paths.registration.href(demoTokens.invited)}`,
    `SMS codes  ${url}/mock/outbox`,
    '',
  ].join('\n');
}

function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Error(
          `Port ${port} is taken: stop what uses it, or choose another: PORT=3100 npm start`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
