import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@/config/settings';
import { writeDeployment } from '@deploy/configure';
import { contentPolicy } from '@deploy/contentPolicy';
import { findBrotliModule, findNginx, noNginxMessage } from '@tests/tools/nginx';

/** The front end as operators serve it: a real nginx with the configuration that the project ships. */
export interface ServedSite {
  origin: string;
  /** Deploys the same build with other settings. Resolves when they are what is served. */
  deploy: (settings: Settings) => Promise<void>;
  /** What nginx has logged of requests so far. */
  accessLog: () => string;
  errorLog: () => string;
  close: () => Promise<void>;
}

/** What stands around an included site: everything that a test machine has of its own. */
function mainConfiguration(folder: string): string {
  const brotli = findBrotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(brotli ? [`load_module ${brotli};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/main.error.log alert;`,
    'events { worker_connections 256; }',
    'http {',
    '  sendfile on;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/site.conf;`,
    '}',
    '',
  ].join('\n');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

/** Asks until the answer is what was deployed. */
async function waitForDeployment(origin: string, folder: string, settings: Settings) {
  const shell = readFileSync(join(folder, 'shell/index.html'), 'utf8');
  const policy = contentPolicy(settings);
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await fetch(`${origin}${settings.basePath}login`).catch(() => null);
    const isNew = answer?.headers.get('content-security-policy') === policy;
    if ((await answer?.text()) === shell && isNew) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`nginx does not serve the deployment in ${folder}.`);
}

/** Starts a server; what is returned stops it, and resolves when it is gone. */
function start(nginx: string, args: string[]): () => Promise<void> {
  const server = spawn(nginx, args, { stdio: 'ignore' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = () => void server.kill();
  process.once('exit', stop);
  return async () => {
    stop();
    await ended;
    process.off('exit', stop);
  };
}

/** Serves a build (its folder) with these settings, and the API at `apiUpstream` behind it, on a free port. */
export async function serveSite(
  build: string,
  apiUpstream: string,
  settings: Settings,
): Promise<ServedSite> {
  const nginx = findNginx();
  if (!nginx) throw new Error(noNginxMessage);
  const folder = mkdtempSync(join(tmpdir(), 'taxi-site-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const write = (next: Settings) =>
    writeDeployment({
      build,
      target: folder,
      settings: next,
      server: {
        listen: `127.0.0.1:${port}`,
        serverName: '_',
        apiUpstream,
        hasBrotli: findBrotliModule() !== null,
        logFolder: folder,
      },
    });
  mkdirSync(folder, { recursive: true });
  write(settings);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx refuses the configuration:\n${check.stderr}`);
  let stop = start(nginx, args);
  await waitForDeployment(origin, folder, settings);
  return {
    origin,
    deploy: async (next) => {
      // Not a reload, after which connections that are open would still be answered as before.
      await stop();
      write(next);
      stop = start(nginx, args);
      await waitForDeployment(origin, folder, next);
    },
    accessLog: () => readFileSync(join(folder, 'taxi.access.log'), 'utf8'),
    errorLog: () => readFileSync(join(folder, 'taxi.error.log'), 'utf8'),
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
