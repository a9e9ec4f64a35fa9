/** Digits of a company number (CVR); specification, sections 5 and 9. */
export const cvrDigits = 8;

/** Digits of a truck number; sections 5 and 9. */
export const truckNumberDigits = 6;

/** How long a notification of success stays, in milliseconds; section 9. Errors stay until they are closed. */
export const notificationTimeoutMs = 5000;

/** The wait before a page is left by itself, after an update or a failed load, in milliseconds; sections 4 and 9. */
export const redirectDelayMs = 3000;

/** How long what a haulier typed is kept in a tab after it was last typed in, in milliseconds; section 4. */
export const draftKeptMs = 24 * 60 * 60 * 1000;

/** For how many days this browser remembers that an agreement was signed in it; section 4 (D46). */
export const signedKeptDays = 30;

/** Where this browser keeps the dates of signed agreements in local storage. */
export const signedStorageKey = 'signed';

/** A list whose next rows come sooner changes nothing else meanwhile, in milliseconds. `_lists.scss` waits as long with its bar. */
export const busyShownAfterMs = 400;

/** When an answer that is still on its way is said to be slow, in milliseconds; section 8. */
export const slowAnswerMs = 1000;

/** When a script that is still on its way is said to be, in milliseconds; section 8. The first frame has it, too (`public/index.html`). */
export const slowScriptMs = 20_000;

/** When a script that is still on its way is given up, in milliseconds; section 9 (D44). */
export const loadingTimeoutMs = 120_000;

/** How long the server is left to deliver an SMS code before a new one can be asked for, in seconds. */
export const resendPauseSeconds = 30;

/** What a signing page needs, as tokens of `sandbox`: where a deployment says nothing else. It cannot move the page that it stands in (D19). */
export const defaultSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** How long the signing frame may take until it first speaks, in milliseconds; how long people then take to sign is up to them. */
export const signingFirstWordTimeoutMs = 60_000;

/** How long the signing frame may be silent at first until the page says so, in milliseconds. */
export const signingSilenceMs = 10_000;

/** How long an answer may take, in milliseconds, unless a request says otherwise. */
export const requestTimeoutMs = 30_000;

/** The same for all rows at once, which are megabytes on a slow line. */
export const allRowsTimeoutMs = 120_000;

/** A screen that is opened again does not read anew what is younger, in milliseconds. */
export const freshForMs = 5000;

/** The same for what was read before anybody asked for it. */
export const freshAheadForMs = 60_000;

/** How long the reference lists are kept, in seconds. They hardly ever change: one reading serves a visit. */
export const lookupsKeptSeconds = 3600;

/** A tab that somebody comes back to reads anew after this long, in milliseconds: not each time that it is only passed through. */
export const readOnReturnAfterMs = 30_000;

/** Rows per page of a list that the browser pages: few enough that thousands of rows stay fast. */
export const clientSidePageSize = 25;

/** Rows per page of a sorted search that was opened before the server has shown its own page size. */
export const pageSizeUntilKnown = 10;

/** More rows than this are cut into pages in the browser: nobody reads as many at once, and no browser shows them quickly. */
export const longestPage = 100;

/** An export that is over sooner, in milliseconds, does not show how far it is. */
export const exportShownAfterMs = 400;

/** How long a copy button says that it has copied, in milliseconds: long enough to be seen after a look at what it is pasted into. */
export const copiedShownMs = 3000;

/** A screen reader needs about this long, in milliseconds, to notice a text. A newer one stands beside it until then. */
export const announcementReadMs = 100;
