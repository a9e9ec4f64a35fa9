import { createHash } from 'node:crypto';
import { SettingsError, type Settings } from '../src/config/settings';

/** The one policy that may make addresses of scripts from text: the build's own, for the parts of its script. */
export const trustedTypesPolicy = 'taxi-insurance';

/** The origins of addresses. A name with anything but letters, digits, dots and dashes could end what it is put into. */
function originsOf(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    if (!address) return [];
    const { origin } = new URL(address);
    if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return [origin];
    throw new SettingsError(`${origin} cannot stand in a policy`);
  });
}

/** What the shells have in place of files, by its hash: the styles and the script of the first views. */
function hashesOf(pieces: RegExp, shells: string): Set<string> {
  return new Set(
    Array.from(
      shells.matchAll(pieces),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
}

/**
 * The Content-Security-Policy of a deployment: nothing but what the application uses. Scripts and styles come from
 * its own origin as files, save what stands in the `shells`; calls go there and to the API's, frames show the signing service
 * alone, nobody frames it.
 */
export function contentPolicy(
  { apiBaseUrl, errorReportUrl, signing }: Settings,
  shells: string,
): string {
  const frames = originsOf(signing?.url, signing?.origin);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(/<script>(.*?)<\/script>/gs, shells)].join(' '),
    ['style-src', "'self'", ...hashesOf(/<style>(.*?)<\/style>/gs, shells)].join(' '),
    // Bootstrap draws ticks and arrows by data addresses in its style sheet.
    "img-src 'self' data:",
    ['connect-src', "'self'", ...originsOf(apiBaseUrl, errorReportUrl)].join(' '),
    "worker-src 'none'",
    ['frame-src', ...(frames.length > 0 ? new Set(frames) : ["'none'"])].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ].join('; ');
}
