/** The worklists over the list of hauliers, by their names in the address. */
export const worklistNames = ['lacksPlate', 'kfNotVerified', 'inactive', 'noAddress'] as const;

export type WorklistName = (typeof worklistNames)[number];

export const worklistParam = 'list';

/** Null where the address names none. A search takes its place. */
export function worklistOf(search: URLSearchParams): WorklistName | null {
  const wanted = search.has('q') ? null : search.get(worklistParam);
  return worklistNames.find((name) => name === wanted) ?? null;
}
