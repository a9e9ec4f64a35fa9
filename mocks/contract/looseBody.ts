import { components, type JsonSchema } from './document';

type Fields = Record<string, unknown>;

/** A schema without its reference, and without the null that it may also be. */
function resolved(schema: JsonSchema): JsonSchema {
  const { $ref: reference, oneOf: choices } = schema as { $ref?: string; oneOf?: JsonSchema[] };
  if (reference !== undefined) {
    const name = reference.split('/').at(-1) ?? '';
    return resolved(components.schemas?.[name] as JsonSchema);
  }
  const some = choices?.find(({ type }) => type !== 'null');
  return some ? resolved(some) : schema;
}

/** A value as a server in PHP takes it for what the schema asks for; as it is where no server would. */
function cast(schema: JsonSchema, value: unknown): unknown {
  const { type } = resolved(schema);
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) {
    if (typeof value === 'boolean') return Number(value);
    return typeof value === 'string' && /^-?\d+(\.\d+)?$/u.test(value) ? Number(value) : value;
  }
  if (types.includes('boolean')) {
    return value === 1 || value === '1' || value === 'true' ? true : value;
  }
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' ? String(value) : value;
}

/**
 * A body with its values as the contract describes them: numeric strings for numbers, 1 and true for flags, and without the fields
 * that nobody reads. Bodies are flat.
 */
export function asDocumented(schema: JsonSchema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const properties = (resolved(schema).properties ?? {}) as Record<string, JsonSchema>;
  const known = Object.entries(body as Fields).flatMap(([name, value]) => {
    // Beyond those that are listed there may be more add-ons.
    const property = properties[/^addon_\d+$/u.test(name) ? 'addon_3' : name] ?? properties[name];
    return property ? [[name, cast(property, value)]] : [];
  });
  return Object.fromEntries(known) as Fields;
}
