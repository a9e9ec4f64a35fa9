import { components } from '../../contract/document';

/** A part of the contract with what it refers to in place of its references; those inside of that stay. */
export function resolveOneLevel(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolveOneLevel);
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return targetOf(String(part.$ref)) ?? part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, resolveOneLevel(value)]),
  );
}

function targetOf(reference: string): unknown {
  const [group = '', name = ''] = reference.split('/').slice(2);
  return components[group]?.[name];
}
