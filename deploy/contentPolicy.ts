import { createHash } from 'node:crypto';
import { SettingsError, type Settings } from '../src/config/settings';

/** The trusted-types policy that webpack uses for the URLs of the chunks it loads. The CSP allows no other. */
export const trustedTypesPolicy = 'taxi-insurance';

/**
 * The origins of URLs. Throws for a host name with unusual characters: they could end the directive or the header that
 * contains the name.
 */
function originsOf(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    if (!address) return [];
    const { origin } = new URL(address);
    if (/^https?:\/\/[\w.:[\]-]+$/.test(origin)) return [origin];
    throw new SettingsError(origin, 'has characters that a content policy cannot contain');
  });
}

/** The CSP hashes of the inline scripts or styles in the shells. */
function hashesOf(pieces: RegExp, shells: string): Set<string> {
  return new Set(
    Array.from(
      shells.matchAll(pieces),
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
}

/**
 * The Content-Security-Policy of a deployment. It allows only what the application uses: scripts and styles from its
 * own origin and inline in the `shells`, requests to its own origin, the API and the error reports, and frames of the
 * signing service. No other site may frame the page.
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
    // Allow data URLs for images, because Bootstrap's style sheet draws check marks and arrows with them.
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
