import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The parts of package-lock.json in use, keyed by each package's folder; '' is the project. */
export interface Lock {
  name: string;
  packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }>;
}

interface Component {
  'bom-ref': string;
  name?: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[] | undefined;
}

/** The parts of a CycloneDX document in use; the rest is passed on. */
export interface Bill {
  serialNumber?: string | undefined;
  metadata: { timestamp?: string | undefined; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Build tools that add their runtime to every build. */
const toolsWithRuntime = ['webpack', 'mini-css-extract-plugin'];

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** All packages of the lock file, as `name@version`. */
export function packageRefs({ packages }: Lock): Set<string> {
  const paths = Object.entries(packages).filter(([path]) => path !== '');
  return new Set(paths.map(([path, { version = '' }]) => `${nameAt(path)}@${version}`));
}

export function readLock(): Lock {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
}

/** The packages that the product needs at runtime, and the tools that add a runtime, as `name@version`. */
export function productRefs({ packages }: Lock): Set<string> {
  const chosen = Object.entries(packages).filter(
    ([path, { dev = false, devOptional = false }]) =>
      path !== '' && ((!dev && !devOptional) || toolsWithRuntime.includes(nameAt(path))),
  );
  return new Set(chosen.map(([path, { version = '' }]) => `${nameAt(path)}@${version}`));
}

/**
 * The bill of materials of the product: of the packages that `npm sbom` lists, those that it needs at runtime and the
 * build tools that add code to every build (`productRefs`). `npm sbom --omit dev` is not enough: it also leaves out
 * packages that a development dependency needs too, such as React. The result depends only on the lock file and npm:
 * it has no date, serial number or folder. Throws if npm's list lacks a package.
 */
export function productBill(whole: Bill, lock: Lock): Bill {
  const refs = productRefs(lock);
  // Take each package once: npm 10 lists it once for every folder it is installed in.
  const components = new Map(whole.components.map((one) => [one['bom-ref'], one]));
  const missing = [...refs].filter((ref) => !components.has(ref));
  if (missing.length > 0) throw new Error(`npm sbom does not list ${missing.join(', ')}`);
  const root = whole.metadata.component;
  const needs = new Map<string, Set<string>>();
  for (const { ref, dependsOn } of whole.dependencies) {
    if (ref !== root['bom-ref'] && !refs.has(ref)) continue;
    const found = dependsOn.filter((one) => refs.has(one));
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...found]));
  }
  return {
    ...whole,
    serialNumber: undefined,
    metadata: {
      ...whole.metadata,
      timestamp: undefined,
      component: { ...root, name: lock.name },
    },
    components: [...components.values()].filter((one) => refs.has(one['bom-ref'])),
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  };
}

/** Creates the product's bill of materials (CycloneDX) and writes it to `file`, creating its folder. */
export function writeBill(file: string): Bill {
  const command = 'npm sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only';
  const whole = JSON.parse(execSync(command, { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Bill;
  const bill = productBill(whole, readLock());
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return bill;
}

/** The licence of a component: an SPDX name or expression, or an empty string. */
export function licenceOf({ licenses: [first] = [] }: Component): string {
  if (first === undefined) return '';
  return 'expression' in first ? first.expression : (first.license.id ?? first.license.name ?? '');
}
