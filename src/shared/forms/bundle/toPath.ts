/** Stands in for lodash's function of that name: the names of fields are flat here. See docs/decisions/0002-bytes.md. */
export default function toPath(name: string | string[]): string[] {
  return typeof name === 'string' ? [name] : name;
}
