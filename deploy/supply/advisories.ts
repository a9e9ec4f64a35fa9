import { packageRefs, type Lock } from './billOfMaterials';
import type { AdvisoryException } from './exceptions';

/** What is read of what `npm audit --json` writes; a `via` that is text names another package that is concerned. */
export interface AuditReport {
  vulnerabilities: Record<
    string,
    { via: (string | { title: string; url: string; severity: string })[]; nodes: string[] }
  >;
}

/** A published weakness of a package that is installed, as a sentence, and whether an exception lets it off. */
export interface Advisory {
  sentence: string;
  isExcepted: boolean;
}

/** What is wrong with the exceptions, as sentences: one for a package that is not installed any more, or whose time is over. */
export function staleExceptions(
  exceptions: readonly AdvisoryException[],
  lock: Lock,
  today: string,
): string[] {
  const installed = packageRefs(lock);
  return exceptions.flatMap(({ ref, until }) => {
    if (!installed.has(ref)) return [`${ref} is not installed: drop its exception`];
    if (today > until) return [`${ref}: its exception was to be looked at again by ${until}`];
    return [];
  });
}

/** The weaknesses that a report names, each once for every version of the package that is installed. */
export function advisoriesIn(
  { vulnerabilities }: AuditReport,
  exceptions: readonly AdvisoryException[],
  { packages }: Lock,
): Advisory[] {
  return Object.entries(vulnerabilities).flatMap(([name, { via, nodes }]) => {
    const refs = new Set(nodes.map((path) => `${name}@${packages[path]?.version ?? ''}`));
    const own = via.filter((one) => typeof one !== 'string');
    return [...refs].flatMap((ref) =>
      own.map(({ title, url, severity }): Advisory => ({
        sentence: `${ref}: ${title} (${severity}), ${url}`,
        isExcepted: exceptions.some((one) => one.ref === ref),
      })),
    );
  });
}
