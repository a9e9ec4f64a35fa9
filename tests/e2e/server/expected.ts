import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { demoTokens } from '@mocks/db/demo';
import type { BuiltApp } from '@tests/support/servers/builtApp';
import { everywhere as promised } from '@scripts/deploy-check/headers';

const hash = String.raw`'sha256-[\w+/]{43}='`;
const policy = [
  "default-src 'none'",
  // The inline script of the shell, and the preload script.
  `script-src 'self' ${hash} ${hash}`,
  // The inline styles of every page.
  `style-src 'self' ${hash}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types taxi-insurance',
].join('; ');

/** The headers of every response. */
export const everywhere = {
  'content-security-policy': expect.stringMatching(new RegExp(`^${policy}$`)) as unknown,
  ...promised,
  server: 'nginx',
};

/** Returns the path of a built file by the end of its name. */
export const asset = (app: BuiltApp, ending: RegExp): string =>
  `/assets/${readdirSync(join(app.folder, 'assets')).find((name) => ending.test(name))}`;

export const script = (app: BuiltApp) => asset(app, /^main\..*\.js$/);

export const link = `/registration/${demoTokens.invited}`;
