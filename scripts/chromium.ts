import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { findInstalled, installDebianPackages, namedIn } from './programs';

/** Arguments of Chromium in all tests: no sandbox (it may run as root), no background traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The error message if no Chromium is found and none can be installed. */
const noBrowserMessage =
  'No Chromium was found and none could be installed. Install Chrome or Chromium (Debian: "apt-get install chromium") or name one in CHROMIUM_PATH.';

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** A Chromium in an npm package: the last resort, installed only if needed. */
const packagedBrowser = '@sparticuz/chromium@147.0.0';

/**
 * The path of an existing Chromium: from CHROMIUM_PATH, Playwright's own, or an installed one. Null if there is none.
 * Throws if the file in CHROMIUM_PATH does not exist.
 */
export function findChromium(): string | null {
  const named = namedIn('CHROMIUM_PATH');
  if (named !== null) return named;
  const own = chromium.executablePath();
  return existsSync(own) ? own : findInstalled(commandNames, fixedPlaces);
}

/** The path of an installed headless shell (Debian has one beside its Chromium), or null. */
export const findHeadlessShell = () => findInstalled(['chromium-headless-shell']);

async function installPackagedBrowser(): Promise<string | null> {
  const folder = resolve('.cache/chromium');
  try {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, packagedBrowser], {
      stdio: 'ignore',
    });
    const entry = join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js');
    const loaded = (await import(pathToFileURL(entry).href)) as {
      default: { executablePath: () => Promise<string> };
    };
    return await loaded.default.executablePath();
  } catch {
    return null;
  }
}

/** The path of a Chromium, installed if there is none. Throws a one-line error if that fails. */
export async function ensureChromium(): Promise<string> {
  const path =
    findChromium() ??
    (installDebianPackages('chromium', 'chromium-headless-shell') ? findChromium() : null) ??
    (await installPackagedBrowser());
  if (!path) throw new Error(noBrowserMessage);
  return path;
}

/** Launches a Chromium, installed if there is none. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
}
