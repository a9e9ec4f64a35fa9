/** The parts of a Stryker report in use. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

/**
 * The share of mutants that the tests detected, by failing or timing out. Mutants that do not compile or that a comment
 * excludes do not count. `score` is in percent, 0 without any mutant.
 */
export function mutationScore({ files }: MutationReport) {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => states.filter((one) => wanted.includes(one)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { noticed, all, score: all === 0 ? 0 : (100 * noticed) / all };
}
