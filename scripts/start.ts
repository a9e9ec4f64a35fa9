import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import DevServer, { type Configuration } from 'webpack-dev-server';
import { paths } from '@/config/paths';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import { parsePort, startHttpMock } from '@mocks/http';
import { startSigningPage } from '@mocks/signingPage';
import configure from '../webpack.config';
import { settingsFromEnvironment } from '@deploy/settings';
import { parseBaseUrl } from './report/publish';
import { startRecordingProxy } from './recording/recordingProxy';
import { startEnvironment } from './startEnvironment';

const host = 'localhost';

/**
 * `npm start`: the application with live reload and a mock API on one port (PORT, default 3000). `-- --signing` adds a
 * fake signing page on another port. `-- --api https://api.example.dk` uses a live API instead and checks every
 * exchange against the contract; `--save folder` also saves the exchanges with pseudonyms for `npm run record`.
 */
async function start(): Promise<void> {
  const port = parsePort(process.env.PORT ?? '3000');
  await requireFreePort(port);
  const { values } = parseArgs({
    options: {
      signing: { type: 'boolean', default: false },
      api: { type: 'string' },
      save: { type: 'string' },
    },
  });
  const { save } = values;
  const api = values.api === undefined ? undefined : parseBaseUrl(values.api);
  if (save !== undefined && api === undefined) throw new Error('--save needs --api');
  const live =
    save === undefined ? api : (await startRecordingProxy(api ?? '', save, 'watched')).url;
  const signingUrl = values.signing ? (await startSigningPage()).url : undefined;
  Object.assign(process.env, startEnvironment({ isLive: live !== undefined, signingUrl }));
  const target = live ?? (await startMock());
  const config = configure({}, { mode: 'development' });
  const compiler = webpack(config);
  const devServer: Configuration = {
    ...config.devServer,
    host,
    port,
    proxy: [{ context: ['/api', '/mock/'], target, changeOrigin: true }],
  };
  const server = new DevServer(devServer, compiler);
  await server.start();
  // Print the addresses once the page can be opened, below the build's output.
  server.middleware?.waitUntilValid(() => {
    setImmediate(() => console.log(startMessage(`http://${host}:${port}`, api)));
  });
}

/** Starts the mock with the formats of dates and page numbers that the application will use. */
async function startMock(): Promise<string> {
  const { mock, url } = await startHttpMock({ port: 0 });
  mock.follow(settingsFromEnvironment(process.env));
  return url;
}

function startMessage(url: string, api: string | undefined): string {
  if (api !== undefined) return `\n${url} uses the API at ${api}\n`;
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
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      const message = `Port ${port} is in use. Stop the other process or choose another port, such as: PORT=3100 npm start`;
      reject(isInUse ? new Error(message) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
