/** In place of lodash's `toPath`, which Formik finds a field's value with: the names of fields are flat here. */
export default function toPath(name: string | string[]): string[] {
  return typeof name === 'string' ? [name] : name;
}
