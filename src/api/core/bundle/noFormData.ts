/**
 * Stands in for axios's form encodings in the browser build: the API speaks JSON alone (specification,
 * section 7). See docs/decisions/0002-bytes.md. Throws a TypeError where one is asked for.
 */
export default function encodeForm(): never {
  throw new TypeError('The API takes JSON, not forms.');
}

/** Named by axios's own modules. */
export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
