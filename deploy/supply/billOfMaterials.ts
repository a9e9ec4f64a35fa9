/** What package.json says of the product. */
export interface Manifest {
  name: string;
  version: string;
}

/** What is read of package-lock.json, by the path of each package's folder; the product itself stands at ''. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

type Needs = Record<string, string>;

interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Needs;
  optionalDependencies?: Needs;
  peerDependencies?: Needs;
}

interface Component {
  'bom-ref': string;
  type: 'library' | 'application';
  name: string;
  version: string;
  purl: string;
  licenses?: ({ license: { id: string } } | { expression: string })[];
  hashes?: { alg: string; content: string }[];
}

/** A CycloneDX document. */
export interface Bill {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: string;
  version: number;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Build tools that put a small runtime of their own into every build. */
const toolsWithRuntime = ['webpack', 'mini-css-extract-plugin'];

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

function identity(name: string, version: string) {
  const ref = `${name}@${version}`;
  return { 'bom-ref': ref, name, version, purl: `pkg:npm/${ref.replace(/^@/, '%40')}` };
}

function componentAt(path: string, { version = '', license, integrity }: LockedPackage): Component {
  const [, algorithm = '', sum = ''] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  const licence = license?.includes(' ')
    ? { expression: license }
    : { license: { id: license ?? '' } };
  return {
    type: 'library',
    ...identity(nameAt(path), version),
    ...(license !== undefined && { licenses: [licence] }),
    ...(sum !== '' && {
      hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(sum, 'base64').toString('hex') }],
    }),
  };
}

/** Where a package finds another: in its own folder, or in the nearest one above; null where it is not installed. */
function placeOf(name: string, from: string, packages: Lock['packages']): string | null {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (path in packages) return path;
  if (from === '') return null;
  return placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), packages);
}

/**
 * The bill of materials of the product: what the lock file has installed for it to run, without what is there for
 * development. Written here, as `npm sbom` leaves out packages that are peers alone, and with `--omit dev` whatever
 * development needs as well: React, of all things. The same lock file gives the same bill: it has no date or number.
 *
 * @returns a CycloneDX 1.6 document
 */
export function productBill({ name, version }: Manifest, { packages }: Lock): Bill {
  const chosen = Object.entries(packages).filter(
    ([path, { dev = false, devOptional = false }]) =>
      path !== '' && ((!dev && !devOptional) || toolsWithRuntime.includes(nameAt(path))),
  );
  const components = new Map<string, Component>();
  const refs = new Map([['', `${name}@${version}`]]);
  for (const [path, entry] of chosen) {
    const component = componentAt(path, entry);
    components.set(component['bom-ref'], component);
    refs.set(path, component['bom-ref']);
  }
  const needs = new Map<string, Set<string>>();
  for (const [path, ref] of refs) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const found = names.map((one) => refs.get(placeOf(one, path, packages) ?? 'none'));
    needs.set(
      ref,
      new Set([...(needs.get(ref) ?? []), ...found.filter((one) => one !== undefined)]),
    );
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...identity(name, version) } },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  };
}

/** The licence that a bill states for a component: an SPDX name or expression, empty where there is none. */
export function licenceOf({ licenses: [first] = [] }: Component): string {
  if (first === undefined) return '';
  return 'expression' in first ? first.expression : first.license.id;
}
