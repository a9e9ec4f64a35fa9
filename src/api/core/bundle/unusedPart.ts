/**
 * Stands in for what axios brings and the browser build never runs: form encodings (the API speaks JSON alone;
 * specification, section 7), its own query writer, cancel tokens and status names. See docs/decisions/0002-bytes.md.
 * Throws a TypeError where one is asked for all the same.
 */
export default function unusedPart(): never {
  throw new TypeError('This part of axios is not in the build.');
}

/** Named by axios's own modules. */
export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
