import { components } from '../contract/document';

export type Fields = Record<string, unknown>;

/** Returns an object as its fields; null for any other value, such as an array. */
export function asFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : null;
}

export function mapFields(
  fields: Fields,
  change: (value: unknown, name: string) => unknown,
): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [name, change(value, name)]);
  return Object.fromEntries(entries) as Fields;
}

export function omitFields(fields: Fields, names: readonly string[]): Fields {
  const kept = Object.entries(fields).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept);
}

/** Rewrites a JSON value from the inside out: fields and items first, then the value that contains them. */
export function rewrite(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((item) => rewrite(item, change)));
  const fields = asFields(value);
  if (!fields) return change(value);
  return change(mapFields(fields, (field) => rewrite(field, change)));
}

export function rewriteObjects(value: unknown, change: (fields: Fields) => unknown): unknown {
  return rewrite(value, (part) => {
    const fields = asFields(part);
    return fields ? change(fields) : part;
  });
}

/** Changes the values of fields with these names, at any depth. Leaves null values alone. */
export function rewriteFields(
  value: unknown,
  names: ReadonlySet<string>,
  change: (value: unknown) => unknown,
): unknown {
  return rewriteObjects(value, (fields) =>
    mapFields(fields, (field, name) => (names.has(name) && field !== null ? change(field) : field)),
  );
}

/** The names of all fields in the contract that refer to a schema: `fieldsOf('WireDate')`. */
export function fieldsOf(schema: string): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const properties = asFields((part as Fields).properties) ?? {};
    for (const [name, property] of Object.entries(properties)) {
      if (JSON.stringify(property).includes(`"#/components/schemas/${schema}"`)) names.add(name);
    }
    Object.values(part).forEach(collect);
  };
  collect(components.schemas);
  return names;
}
