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

/** When an answer that is still on its way is said to be slow, in milliseconds; section 8. */
export const slowAnswerMs = 1000;

/** When a script that is still on its way is said to be, in milliseconds; section 8. The first frame has it, too (`public/index.html`). */
export const slowScriptMs = 20_000;

/** How long a style sheet that does not come is waited for, in milliseconds; section 8. */
export const slowStyleMs = 5000;

/** How long the server is left to deliver an SMS code before a new one can be asked for, in seconds. */
export const resendPauseSeconds = 30;
