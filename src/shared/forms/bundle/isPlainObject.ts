/** Stands in for lodash's function of that name, which Formik asks of a form's values. See docs/decisions/0002-bytes.md. */
export default function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}
