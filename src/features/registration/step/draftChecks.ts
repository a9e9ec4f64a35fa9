type Check = (value: unknown) => boolean;

/** What a field may be stored with; undefined for a field that the form does not have. */
export type DraftChecks = (field: string) => Check | undefined;

export const isFlag: Check = (value) => typeof value === 'boolean';
export const isText: Check = (value) => typeof value === 'string';
export const isIdText: Check = (value) => typeof value === 'string' && /^\d*$/.test(value);
export const isYesNo: Check = (value) => value === '' || value === 'yes' || value === 'no';
export const isId: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);

/** The checks of a form whose fields are all known by name. */
export function checksByField<Values>(
  table: Readonly<Record<keyof Values & string, Check>>,
): DraftChecks {
  // Stored names may be anything: "constructor" is no field.
  const checks: Readonly<Record<string, Check>> = table;
  return (field) => (Object.hasOwn(checks, field) ? checks[field] : undefined);
}
