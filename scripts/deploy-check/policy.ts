import { contentPolicy } from '@deploy/contentPolicy';
import type { Finding } from '../report/check';
import { finding } from './headers';
import type { Site } from './site';

type Policy = Map<string, ReadonlySet<string>>;

function parse(policy: string): Policy {
  const directives = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** Where the shell's own pieces stand: other shells of the deployment have others. */
const withHashes = new Set(['script-src', 'style-src']);

/** How a policy differs from the one that these settings and this page ask for; stricter than asked for would break the page. */
export function policyFindings({ settings, shell }: Site, policy: string): Finding[] {
  const promised = parse(contentPolicy(settings, shell));
  const said = parse(policy);
  return [...promised].flatMap(([name, sources]) => {
    const path = `content-security-policy ${name}`;
    const found = said.get(name);
    if (!found) return [finding(path, 'is missing')];
    const lacking = [...sources].filter((source) => !found.has(source));
    const allowed = [...found].filter(
      (source) => !sources.has(source) && !(withHashes.has(name) && source.startsWith("'sha256-")),
    );
    return [
      ...lacking.map((source) => finding(path, `lacks ${source}, which this page needs`)),
      ...allowed.map((source) => finding(path, `allows ${source}, which nothing needs`)),
    ];
  });
}
