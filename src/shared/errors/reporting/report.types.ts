/**
 * The origin of an error: rendering of a `page`, a `script` or style sheet that failed to load, the `settings`, an
 * unreadable API response (`answer`), or anything else (`unhandled`).
 */
export type ReportKind = 'page' | 'script' | 'settings' | 'answer' | 'unhandled';

/** The input of `sendReport`. `pathname` is the path at the time of the error. */
export interface CapturedError {
  kind: ReportKind;
  error: unknown;
  reference: string;
  pathname: string;
}
