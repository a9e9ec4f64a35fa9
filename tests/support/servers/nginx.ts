import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@/config/settings';
import { writeDeployment } from '@deploy/configure';
import type { ServerSettings } from '@deploy/server';
import { ask } from './ask';
import { findBrotliModule, findNginx, noNginxMessage } from '@scripts/nginx';

/** The front end as operators serve it: nginx with the configuration that the project ships. */
export interface ServedSite {
  origin: string;
  /** Deploys the same build with other settings. Resolves when nginx serves them. */
  deploy: (settings: Settings) => Promise<void>;
  accessLog: () => string;
  errorLog: () => string;
  close: () => Promise<void>;
}

/** The main configuration around the site: everything that depends on the test machine. */
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

/** Below the ports that systems assign automatically, so that only another test server can occupy one. */
const firstPort = 20_000;
const lastPort = 30_000;
const portsApart = 500;

/** A running nginx. */
interface Running {
  /** The deployed login page, which shows that nginx serves this deployment. */
  loginPage: string;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

/** The number of servers that this process has started, so that each starts its search at another port. */
let sites = 0;
const slots = (lastPort - firstPort) / portsApart;
const nextPort = () => firstPort + (process.pid % portsApart) + (sites++ % slots) * portsApart;

/** True once nginx has bound its port. `nginx -t` leaves an empty pid file, which does not count. */
function hasPort(folder: string): boolean {
  const file = join(folder, 'nginx.pid');
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
}

/**
 * Polls until the server sends the deployed page; false if it could not bind its port. nginx writes its pid file after
 * binding, so from then on no other server can respond on this port.
 */
async function isDeployed(
  server: Running,
  origin: string,
  folder: string,
  settings: Settings,
  host: string,
): Promise<boolean> {
  const site = readFileSync(join(folder, 'site.conf'), 'utf8');
  for (let tries = 0; tries < 1000 && !server.hasEnded(); tries += 1) {
    if (hasPort(folder)) {
      const headers = { host, 'x-forwarded-proto': 'https' };
      const answer = await ask({ origin }, 'GET', `${settings.basePath}login`, headers).catch(
        () => null,
      );
      const policy = answer?.headers['content-security-policy'];
      const isNew = typeof policy === 'string' && site.includes(`"${policy}"`);
      if (answer?.body.toString() === server.loginPage && isNew) return true;
    }
    await new Promise((done) => setTimeout(done, 10));
  }
  return false;
}

function start(nginx: string, args: string[]): Omit<Running, 'loginPage'> {
  const server = spawn(nginx, args, { stdio: 'ignore' });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const kill = () => void server.kill();
  process.once('exit', kill);
  return {
    hasEnded: () => server.exitCode !== null,
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

/**
 * Serves the build in a folder with these settings on a free port, with the API at `apiUpstream` behind it. The number
 * of requests per IP address is not limited by default, as all tests use one address.
 */
export async function serveSite(
  build: string,
  apiUpstream: string,
  settings: Settings,
  serverChanges: Partial<ServerSettings> = {},
): Promise<ServedSite> {
  const nginx = findNginx();
  if (!nginx) throw new Error(noNginxMessage);
  const folder = mkdtempSync(join(tmpdir(), 'taxi-site-'));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));

  const host = serverChanges.serverNames?.[0] ?? '127.0.0.1';
  const serve = (port: number, next: Settings): Running => {
    const listen = `127.0.0.1:${port}`;
    const hasBrotli = findBrotliModule() !== null;
    const server: ServerSettings = {
      listen: [listen],
      serverNames: ['127.0.0.1', 'localhost'],
      api: { upstream: apiUpstream, host: listen },
      callLimit: null,
      proxies: [],
      acmeFolder: null,
      hasBrotli,
      logFolder: folder,
      ...serverChanges,
    };
    const shell = writeDeployment({ build, target: folder, settings: next, server });
    const check = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
    if (check.status !== 0) throw new Error(`nginx refuses the configuration:\n${check.stderr}`);
    const loginPage = readFileSync(join(shell, 'login.html'), 'utf8');
    return { ...start(nginx, args), loginPage };
  };
  /** Tries ports until nginx can bind one. Checking beforehand would not help: another process may take the port. */
  const listenFrom = async (port: number): Promise<{ port: number; running: Running }> => {
    const running = serve(port, settings);
    if (await isDeployed(running, `http://127.0.0.1:${port}`, folder, settings, host)) {
      return { port, running };
    }
    await running.stop();
    if (port > lastPort) throw new Error(`nginx found no free port for ${folder}.`);
    return listenFrom(port + portsApart);
  };
  const first = await listenFrom(nextPort());
  let { running } = first;
  const origin = `http://127.0.0.1:${first.port}`;
  return {
    origin,
    deploy: async (next) => {
      // A reload would keep serving the old settings on open connections.
      await running.stop();
      running = serve(first.port, next);
      if (!(await isDeployed(running, origin, folder, next, host))) {
        throw new Error(`nginx does not serve the deployment in ${folder}.`);
      }
    },
    accessLog: () => readFileSync(join(folder, 'taxi.access.log'), 'utf8'),
    errorLog: () => readFileSync(join(folder, 'taxi.error.log'), 'utf8'),
    close: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
