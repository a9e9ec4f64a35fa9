/**
 * Where something went wrong: in what a `page` renders, in a `script` or style that did not come, in the `settings`, in
 * an `answer` of the API that cannot be read, or anywhere else, `unhandled`.
 */
export type ReportKind = 'page' | 'script' | 'settings' | 'answer' | 'unhandled';

/** What the rest of the reporter makes a report of. `pathname` is that of the moment. */
export interface CapturedError {
  kind: ReportKind;
  error: unknown;
  reference: string;
  pathname: string;
}
