import { packageRefs, type Lock } from './billOfMaterials';
import type { AdvisoryException } from './exceptions';

/** The parts of `npm audit --json` in use. A `via` that is a string names another vulnerable package. */
export interface AuditReport {
  vulnerabilities: Record<
    string,
    { via: (string | { title: string; url: string; severity: string })[]; nodes: string[] }
  >;
}

/** A published vulnerability of an installed package, as a sentence. */
export interface Advisory {
  sentence: string;
  isExcepted: boolean;
}

/** Problems with the exceptions, as sentences: the package is no longer installed, or the exception has expired. */
export function staleExceptions(
  exceptions: readonly AdvisoryException[],
  lock: Lock,
  today: string,
): string[] {
  const installed = packageRefs(lock);
  return exceptions.flatMap(({ ref, until }) => {
    if (!installed.has(ref)) return [`${ref} is not installed: remove its exception`];
    if (today > until) return [`${ref}: its exception had to be reviewed by ${until}`];
    return [];
  });
}

/** The vulnerabilities in a report, each once for every installed version of its package. */
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
