/** What is read of a report of Stryker. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

/**
 * How many of the changes to a module its tests noticed: by failing, or by not coming to an end. Changes that do
 * not compile or that a comment leaves out are not counted; nothing changed is nothing shown.
 *
 * @returns the score in percent, 0 where there was no change
 */
export function mutationScore({ files }: MutationReport) {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => states.filter((one) => wanted.includes(one)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { noticed, all, score: all === 0 ? 0 : (100 * noticed) / all };
}
