/**
 * In place of axios's form encodings, as the API speaks JSON alone (section 7), and of its names of statuses. Throws a TypeError where one
 * is asked for all the same.
 */
export default function unusedPart(): never {
  throw new TypeError('This part of axios is not in the build.');
}

/** Named by axios's own modules. */
export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
