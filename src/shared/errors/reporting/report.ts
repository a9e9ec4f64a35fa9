import type { ReportKind, CapturedError } from './sendReport';

/** The characters of a reference. 0, O, 1 and I are left out, because they are easily confused on the telephone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const maxReports = 10;
const known = new Map<string, string>();

/**
 * Reports an error to the operator of the site. Returns the reference that the user can quote, or '' if it could not be
 * created. The same error on the same path has the same reference and is sent once until the page is reloaded. Never
 * throws.
 */
export function report(kind: ReportKind, error: unknown): string {
  try {
    const { pathname } = window.location;
    // A failed download is identified by its URL, so that the browser's event and webpack's error count as one.
    const key = pathname + String((error as { request?: unknown } | null)?.request ?? error);
    let reference = known.get(key);
    if (!reference) {
      const random = crypto.getRandomValues(new Uint8Array(8));
      reference = Array.from(random, (byte) => alphabet[byte % 32]).join('');
      known.set(key, reference);
      console.error(`Error ${reference}:`, error);
      if (known.size <= maxReports) void send({ kind, error, reference, pathname });
    }
    return reference;
  } catch {
    return '';
  }
}

/** Loads the rest of the reporter on first use. If that fails, the error is only in the console. */
async function send(captured: CapturedError): Promise<void> {
  try {
    const { sendReport } = await import(/* webpackChunkName: "error-report" */ './sendReport');
    await sendReport(captured);
  } catch {
    // Do not report an error of the reporter: that could cause an endless loop.
  }
}

/** Reports uncaught errors, and every script and style sheet that fails to load. */
export function watchErrors(): void {
  // Listen in the capture phase, because the error event of an element does not bubble.
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
