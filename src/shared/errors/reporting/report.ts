import type { ReportKind, CapturedError } from './report.types';

/** Nothing that is read for another on the telephone: no 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const mostReports = 10;
const known = new Map<string, string>();

/**
 * Tells whoever runs the product that something went wrong (docs/decisions/0019-error-reports.md). Returns the number
 * that the user can refer to; the same error at the same address has the same one and is told once, until the page is
 * loaded anew. Never throws: '' where not even a number can be made.
 */
export function report(kind: ReportKind, error: unknown): string {
  try {
    const { pathname } = window.location;
    // What could not be fetched has an address, by which the browser's event and webpack's error are one.
    const key = pathname + String((error as { request?: unknown } | null)?.request ?? error);
    let reference = known.get(key);
    if (!reference) {
      const random = crypto.getRandomValues(new Uint8Array(8));
      reference = Array.from(random, (byte) => alphabet[byte % 32]).join('');
      known.set(key, reference);
      console.error(`Error ${reference}:`, error);
      if (known.size <= mostReports) void send({ kind, error, reference, pathname });
    }
    return reference;
  } catch {
    return '';
  }
}

/** The rest is fetched with its first use. Where it does not come, or breaks, the line in the console is all there is. */
async function send(captured: CapturedError): Promise<void> {
  try {
    const { sendReport } = await import(/* webpackChunkName: "error-report" */ './sendReport');
    await sendReport(captured);
  } catch {
    // An error of reporting is nobody's: told, it could go on for ever.
  }
}

/** Reports what nobody catches, and every script and style that does not come, whoever asked for it. */
export function watchErrors(): void {
  // Captured, as the event of an element goes no further than the element.
  window.addEventListener(
    'error',
    ({ error, target }: ErrorEvent) => {
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      const request = src || (target instanceof HTMLLinkElement && href);
      if (error) report('unhandled', error);
      else if (request && !request.includes('error-report')) report('script', { request });
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('unhandled', reason);
  });
}
