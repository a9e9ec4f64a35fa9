/** A published vulnerability that is accepted for one version of a package until a date. */
export interface AdvisoryException {
  /** The installed package, `name@version`. */
  ref: string;
  weakness: string;
  /** Why the vulnerability cannot be exploited here, and why it is not fixed. */
  reason: string;
  since: string;
  /** The day (yyyy-MM-dd) by which the exception must be reviewed. */
  until: string;
}

/** The accepted vulnerabilities. `npm run supply` fails for an exception that is no longer needed or has expired. */
export const exceptions: readonly AdvisoryException[] = [
  {
    ref: 'deepmerge@2.2.1',
    weakness: 'A key __proto__ pollutes only the merged object.',
    reason:
      'Formik 2.4.9 requires this major version, which has no fixed release. Formik merges messages by field name ' +
      'with it, and the field names are our own: they never come from the server or a user.',
    since: '2026-11-22',
    until: '2027-05-31',
  },
];
