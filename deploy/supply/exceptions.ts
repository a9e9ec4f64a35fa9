/** A published weakness that the product is delivered with all the same. It holds for one version, and for a time. */
export interface AdvisoryException {
  /** The package as it is installed, `name@version`. */
  ref: string;
  /** What the weakness is. */
  weakness: string;
  /** Why nobody can make use of it here, and why it is not mended. */
  reason: string;
  since: string;
  /** The day, as yyyy-MM-dd, that it has to be looked at again by. */
  until: string;
}

/** All of them. `npm run supply` fails for one that is no longer needed or whose time is over. */
export const exceptions: readonly AdvisoryException[] = [
  {
    ref: 'deepmerge@2.2.1',
    weakness: 'A key __proto__ poisons the merged object, and nothing else.',
    reason:
      'Formik 2.4.9 asks for this major, which has no mended version. It merges messages by field name with it, and the ' +
      'names are ours, never those of the server or of a user.',
    since: '2026-11-22',
    until: '2027-05-31',
  },
];
