/**
 * Stands in for lodash's `clone` and `cloneDeep`, which Formik copies a form's values with: they are
 * plain data here. See docs/decisions/0002-bytes.md.
 */
export default function clone<Value>(value: Value): Value {
  return structuredClone(value);
}
