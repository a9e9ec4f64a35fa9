/** Digits of a company number (CVR). */
export const cvrDigits = 8;

export const truckNumberDigits = 6;

/** How long a success notification stays, in milliseconds. Errors stay until the user closes them. */
export const notificationTimeoutMs = 5000;

/** The delay of an automatic redirect after an update or a failed load, in milliseconds. */
export const redirectDelayMs = 3000;

/** How long a tab keeps a haulier's draft after the last input, in milliseconds. */
export const draftLifetimeMs = 24 * 60 * 60 * 1000;

/** For how many days the browser remembers that an agreement was signed in it. */
export const signedLifetimeDays = 30;

/** The local storage key for the dates of signed agreements. */
export const signedStorageKey = 'signed';

/**
 * A list shows that it is busy only after this long, in milliseconds. The delay of the bar in `_lists.scss` must match.
 */
export const busyDelayMs = 400;

/** The page says that a response is slow after this long, in milliseconds. */
export const slowResponseMs = 1000;

/** The page says that a script is slow after this long, in milliseconds. `public/index.html` uses the same value. */
export const slowScriptMs = 20_000;

/** A script that has not loaded after this long counts as failed, in milliseconds. */
export const loadingTimeoutMs = 120_000;

/** How long the haulier must wait before requesting a new SMS code, in seconds. */
export const resendPauseSeconds = 30;

/**
 * The default `sandbox` tokens of the signing frame, which a deployment can replace. They do not let the frame navigate
 * the page.
 */
export const defaultSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/**
 * How long the signing frame may take to send its first message, in milliseconds. The signing itself has no time limit.
 */
export const signingFirstMessageTimeoutMs = 60_000;

/** The page says that signing is slow if the frame has sent no message after this long, in milliseconds. */
export const signingSilenceMs = 10_000;

/** The default time limit of a request, in milliseconds. */
export const requestTimeoutMs = 30_000;

/** The time limit of a request for all rows at once, in milliseconds: megabytes take long on a slow connection. */
export const allRowsTimeoutMs = 120_000;

/** A screen that is opened again does not refetch data younger than this, in milliseconds. */
export const freshForMs = 5000;

/** A screen does not refetch data of a prefetch (`holdPrefetch`) that is younger than this, in milliseconds. */
export const prefetchFreshForMs = 60_000;

/** How long unused reference lists stay cached, in seconds. They hardly ever change, so one request serves a visit. */
export const lookupsCacheSeconds = 3600;

/** A tab that the user returns to refetches its data only if it is older than this, in milliseconds. */
export const refetchOnReturnAfterMs = 30_000;

/** Rows per page of a list that is paged in the browser: few enough to stay fast with thousands of rows. */
export const clientSidePageSize = 25;

/** Rows per page of a sorted search until the server has sent its own page size. */
export const pageSizeUntilKnown = 10;

/** A page with more rows than this is split in the browser: it would be slow to render and hard to use. */
export const maxRowsPerPage = 100;

/** An export shows its progress only after this long, in milliseconds. */
export const exportShownAfterMs = 400;

/** How long a copy button confirms the copy, in milliseconds. Users may first look at where they want to paste. */
export const copiedShownMs = 3000;

/**
 * Typing counts as paused after this long without a change, in milliseconds. Until then its result is not announced.
 */
export const typingRestMs = 1500;

/** How long a screen reader needs to notice a text, in milliseconds. A newer text must not replace it sooner. */
export const announcementReadMs = 100;
