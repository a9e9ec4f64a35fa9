import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian';

/** Said where no browser is found and none can be installed. */
export const noBrowserMessage =
  'No Chromium was found and none could be installed. Install Chrome or Chromium (Debian: "apt-get install chromium") or name one in CHROMIUM_PATH.';

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** A Chromium inside an npm package: the last resort, fetched only where it is needed. */
const packagedBrowser = '@sparticuz/chromium@147.0.0';

/** The first of these commands that is installed on the PATH, or else in one of these places; null where there is none. */
function findInstalled(names: readonly string[], fixed: readonly string[] = []): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...fixed].find((path) => existsSync(path)) ?? null;
}

/**
 * The path of a Chromium that is already here: named in CHROMIUM_PATH, Playwright's own, or an
 * installed one. Null where there is none; throws where CHROMIUM_PATH names a file that is missing.
 */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : findInstalled(commandNames, fixedPlaces);
}

/** The path of an installed headless shell, Debian's beside its Chromium; null where there is none. */
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

/** A Chromium to test with, installed where there is none. Throws one line where that fails, too. */
export async function ensureChromium(): Promise<string> {
  const path =
    findChromium() ??
    (installDebianPackages('chromium', 'chromium-headless-shell') ? findChromium() : null) ??
    (await installPackagedBrowser());
  if (!path) throw new Error(noBrowserMessage);
  return path;
}
