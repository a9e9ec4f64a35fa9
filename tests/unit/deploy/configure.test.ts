import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeDeployment } from '@deploy/configure';
import { contentPolicy } from '@deploy/contentPolicy';
import { firstViews } from '@deploy/first-views/firstViews';
import { serverFromEnvironment } from '@deploy/server';
import { settingsFromEnvironment } from '@deploy/settings';
import { jsonForHtml, withSettings } from '@deploy/shell';
import { operationInfos } from '@mocks/contract/document';
import { readSettings } from '@/config/settings';
import { defaultSandbox } from '@/config/constants';

const root = resolve(__dirname, '../../..');
const usual = settingsFromEnvironment({});

const shellOf = (basePath: string) =>
  `<head><link rel="icon" href="data:image/svg+xml,x"/><link rel="next" href="${basePath}login"/>` +
  '<style>p{margin:0}</style>' +
  `<script type="application/json" id="settings">${jsonForHtml({ ...usual, basePath })}</script>` +
  `<template id="early"><link rel="preload" as="script" href="${basePath}assets/1.js"></template>` +
  `<script defer="defer" src="${basePath}assets/main.js"></script></head>` +
  '<body><a href="/elsewhere">x</a><div id="root"><div><span class="brand-name">Taxiforsikring</span>' +
  '<main><div role="status"><p class="awaited">Wait</p><h1 hidden>Slow</h1></div></main></div></div>' +
  '<script>if(1<2){}</script></body>';

describe('a deployment’s HTML page', () => {
  it('contains its settings unchanged, even script tags and placeholders in them', () => {
    const company = '</script><script>alert(1)</script> $& $1 <!--';
    const settings = { ...usual, contact: { ...usual.contact, company } };
    const html = withSettings(shellOf('/'), settings);
    expect(html.match(/<script/g)).toHaveLength(3);
    const json = /id="settings">([^<]*)</.exec(html)?.[1] ?? '';
    const page = { getElementById: () => ({ textContent: json }) } as unknown as Document;
    expect(readSettings(page)).toEqual(settings);
    expect(html).toContain(
      '"brand-name">&lt;/script>&lt;script>alert(1)&lt;/script> $&amp; $1 &lt;!--<',
    );
  });

  it('cannot be made from HTML that npm run build did not produce', () => {
    expect(() => withSettings('<p>Hello</p>', usual)).toThrow('npm run build');
  });
});

describe('the content security policy', () => {
  it('allows the origins of the settings, without their paths', () => {
    const policy = contentPolicy(
      {
        ...usual,
        apiBaseUrl: 'https://api.example/v1',
        errorReportUrl: 'https://errors.example:8443/report?key=1',
        signing: {
          url: 'https://sign.example/frame',
          origin: 'https://id.example',
          sandbox: defaultSandbox,
        },
      },
      '',
    );
    expect(policy).toContain("connect-src 'self' https://api.example https://errors.example:8443;");
    expect(policy).toContain('frame-src https://sign.example https://id.example;');
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it.each(['https://api.example;script-src', 'https://api"example', "https://api'example"])(
    'rejects an origin that could add a directive: %s',
    (apiBaseUrl) => {
      expect(() => contentPolicy({ ...usual, apiBaseUrl }, '')).toThrow(
        'a content policy cannot contain',
      );
    },
  );
});

/** The renderer of a build. It writes the company name, which shows that the settings have reached it. */
const renderer = `
  import { text } from 'node:stream/consumers';
  const { contact } = JSON.parse(await text(process.stdin));
  const page = (language) => '<main class="' + language + '">' + contact.company + '</main>';
  const view = { da: page('da'), en: page('en') };
  const views = Object.fromEntries(${JSON.stringify(firstViews.map(({ file }) => file))}.map((file) => [file, view]));
  process.stdout.write(JSON.stringify(views));
`;

describe('a deployment', () => {
  let build = '';
  let target = '';
  /** Returns a generated file. `shell/` is the folder that the configuration names. */
  const read = (name: string) =>
    readFileSync(
      name.startsWith('shell/') ? name.replace('shell', shellFolder()) : join(target, name),
    );
  const shellFolder = () =>
    /location \^~ \/taxi-shell\/ \{[^}]*alias ([^;]+)\/;/.exec(
      readFileSync(join(target, 'site.conf'), 'utf8'),
    )?.[1] ?? '';

  beforeEach(() => {
    build = mkdtempSync(join(tmpdir(), 'build-'));
    target = join(mkdtempSync(join(tmpdir(), 'target-')), 'production');
    writeFileSync(join(build, 'index.html'), shellOf('/'));
    mkdirSync(`${build}-first-views`);
    writeFileSync(join(`${build}-first-views`, 'first-views.mjs'), renderer);
  });
  afterEach(() => {
    for (const path of [build, `${build}-first-views`, join(target, '..')]) {
      rmSync(path, { recursive: true });
    }
  });

  const api = {
    APP_API_UPSTREAM: 'https://api.internal',
    APP_SERVER_NAME: 'forsikring.example',
  };
  const write = (env: Record<string, string>) =>
    writeDeployment({
      build,
      target,
      settings: settingsFromEnvironment(env),
      server: serverFromEnvironment(env),
    });

  it('has pages prerendered with its settings, in both languages and with the built styles', () => {
    write({ APP_BASE_PATH: '/forsikring/', APP_CONTACT_COMPANY: 'Taxa & Co' });
    const html = read('shell/login.html').toString();
    expect(html).toContain(
      '<div id="root" data-first-view="/login"><main class="da">Taxa & Co</main></div>' +
        '<div id="first-words" role="status"><div hidden><p>Slow</p></div></div>' +
        '<template lang="en"><main class="en">Taxa & Co</main></template>',
    );
    expect(html).toContain('<style>p{margin:0}</style>');
    expect(html).toContain('src="/forsikring/assets/main.js"');
    expect(brotliDecompressSync(read('shell/login.html.br')).toString()).toBe(html);
    const site = read('site.conf').toString();
    expect(site).toContain('rewrite ^ /taxi-shell/registration-link.html');
    expect(site).toContain('error_page 404 /taxi-shell/not-found.html;');
  });

  it('is unchanged if writing a new one fails, and keeps the ten newest sets of HTML pages', () => {
    write({ APP_CONTACT_COMPANY: 'Taxa Et' });
    const [before, site] = [shellFolder(), read('site.conf').toString()];
    const shell = read('shell/login.html').toString();
    rmSync(join(`${build}-first-views`, 'first-views.mjs'));
    expect(() => write({ APP_CONTACT_COMPANY: 'Taxa To' })).toThrow('first views');
    expect(read('site.conf').toString()).toBe(site);
    writeFileSync(join(`${build}-first-views`, 'first-views.mjs'), renderer);

    write({ APP_CONTACT_COMPANY: 'Taxa To' });
    expect(read('shell/login.html').toString()).toContain('Taxa To');
    expect(readFileSync(join(before, 'login.html'), 'utf8')).toBe(shell);
    // nginx may still serve the first shell: nothing says that it was reloaded in between.
    write({ APP_CONTACT_COMPANY: 'Taxa Tre' });
    expect(readFileSync(join(before, 'login.html'), 'utf8')).toBe(shell);
    const older = Array.from({ length: 8 }, (_, day) => join(target, `shell-2020010${day}-0a`));
    for (const folder of older) mkdirSync(folder);
    write({ APP_CONTACT_COMPANY: 'Taxa Fire' });
    expect(older.filter((folder) => !existsSync(folder))).toEqual(older.slice(0, 2));
    expect(readdirSync(target)).toHaveLength(11);
  });

  it.each([
    [
      'the address of its API',
      { APP_API_BASE_URL: 'https://api;x.example' },
      'production',
      'https://api;x.example',
    ],
    ['a blank in the name of its folder', {}, 'the site', 'The folder of the shell'],
  ])('is not written in part if it is refused because of %s', (_what, env, name, named) => {
    target = join(target, '..', name);
    expect(() => write(env)).toThrow(named);
    expect(existsSync(target)).toBe(false);
  });

  // tests/e2e/server tests the configuration with nginx.
  it('has nginx rules with verified https to its API, an escaped base path and no placeholder', () => {
    write({ ...api, APP_BASE_PATH: '/a.b/', APP_SERVER_CALL_LIMIT: 'off' });
    const site = read('site.conf').toString();
    expect(site).not.toMatch(/@@|limit_req/);
    expect(site).toContain('proxy_ssl_verify on;');
    expect(site).toContain('proxy_ssl_verify_depth 4;');
    expect(site).toContain('  ssl_protocols TLSv1.2 TLSv1.3;\n');
    expect(site).toContain(String.raw`"^/a\.b/registration/[^/]+/?$"`);
    expect(site).toContain('return 308 /a.b/;');
  });

  it('logs the path of each API call, and never a token in it', () => {
    write(api);
    const [, pattern = ''] = /"~(.+)" \$taxi_call;/.exec(read('site.conf').toString()) ?? [];
    const logged = (address: string) => new RegExp(pattern).exec(address)?.groups?.taxi_call;
    for (const { path } of operationInfos) {
      const [call] = path.split('/{');
      expect(logged(path.replace(/\{.*/, 'k3zp8qvr1x?utm=2'))).toBe(call);
    }
    expect(logged('/api/step/k3zp8qvr1x')).toBeUndefined();
    expect(logged('/api/step/save-step-2/k3zp8qvr1x')).toBe('/api/step/save-step-2');
  });

  it('has no API, brotli, proxies or redirect unless its settings need them', () => {
    write({ APP_SERVER_BROTLI: 'off' });
    const site = read('site.conf').toString();
    expect(site).not.toMatch(/limit_req|real_ip|proxy_pass|brotli|return 308 \//);
    expect(site.match(/location \/ \{/g)).toHaveLength(1);
  });

  it('is made by a command from a settings file, which names wrong settings and then changes nothing', () => {
    const env = join(build, 'production.env');
    const run = (text: string, ...args: string[]) => {
      writeFileSync(env, text);
      const command = ['deploy/configure.cli.ts', '--env', env, ...args];
      return spawnSync(join(root, 'node_modules/.bin/tsx'), command, {
        cwd: root,
        encoding: 'utf8',
      });
    };
    const folders = ['--build', build, '--to', target];
    const apiElsewhere = 'APP_API_BASE_URL=https://api.example\n';
    const nextYear = String(new Date().getFullYear() + 1);
    expect(
      run(`${apiElsewhere}APP_BASE_PATH=/forsikring/\nAPP_POLICY_YEAR=${nextYear}\n`, ...folders),
    ).toMatchObject({ status: 0, stderr: '' });
    expect(read('site.conf').toString()).toContain("connect-src 'self' https://api.example;");
    const { status, stderr } = run('APP_BASE_PATH=/forsikring/\nAPP_PHONE=70\n', ...folders);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^Warning: APP_PHONE is not a setting/m);
    expect(stderr).toMatch(/^Warning: APP_POLICY_YEAR is 2022/m);
    expect(stderr).toMatch(/^Warning: Neither APP_API_UPSTREAM/m);
    expect(read('shell/index.html').toString()).toBe(shellOf('/forsikring/'));

    expect(run('APP_BASE_PATH=//evil.example\n', ...folders)).toMatchObject({
      status: 1,
      stderr: 'APP_BASE_PATH: basePath must be a path that starts with one slash\n',
    });
    expect(read('shell/index.html').toString()).toBe(shellOf('/forsikring/'));
    expect(run('')).toMatchObject({ status: 1, stderr: expect.stringContaining('--to') as string });
    // Without a default, configuring again cannot serve another build by mistake.
    expect(run('', '--to', target)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--build') as string,
    });
    rmSync(join(build, 'index.html'));
    expect(run('', ...folders)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run build') as string,
    });
  }, 60_000);
});
