import { SourceMap, type SourceMapPayload } from 'node:module';

/** Sizes of sources or parts, by name. */
export type Weights = Map<string, number>;

/** The part for code without a source: the bundler's runtime. */
const bundler = 'webpack';

const add = (weights: Weights, name: string, weight: number) =>
  weights.set(name, (weights.get(name) ?? 0) + weight);

/** The number of characters of a script from each source, according to its source map. */
export function weighSources(script: string, payload: SourceMapPayload): Weights {
  const map = new SourceMap(payload);
  const weights: Weights = new Map();
  script.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource } = map.findEntry(row, column) as { originalSource?: string };
      add(weights, originalSource ?? bundler, 1);
    }
  });
  return weights;
}

/** The package of a source, or its folder, at most three levels deep. */
function partOf(source: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(source)?.[1];
  if (inPackage !== undefined) return inPackage;
  if (!/^\.\/(?:src|deploy)\//.test(source)) return bundler;
  return source.split('/').slice(1, -1).slice(0, 3).join('/');
}

/** Distributes the compressed size of a file over its parts, by their share of the characters. */
export function weighParts(sources: Weights, bytes: number): Weights {
  const all = [...sources.values()].reduce((sum, each) => sum + each, 0);
  const parts: Weights = new Map();
  for (const [source, weight] of sources) add(parts, partOf(source), (weight / all) * bytes);
  return parts;
}

/** Adds up the parts of several files. */
export function joinParts(files: readonly Weights[]): Weights {
  const parts: Weights = new Map();
  for (const file of files) for (const [part, weight] of file) add(parts, part, weight);
  return parts;
}

/** The parts that weigh at least 1 kB in a first load and have no entry in `reasons`. */
export function findUnexplained(
  loads: readonly Weights[],
  reasons: Record<string, string>,
): string[] {
  const heavy = loads.flatMap((parts) =>
    [...parts].filter(([, weight]) => weight >= 1000).map(([part]) => part),
  );
  return [...new Set(heavy)].filter((part) => !(part in reasons));
}

/** Parts in `reasons` that no first load contains any more. */
export function findGone(loads: readonly Weights[], reasons: Record<string, string>): string[] {
  return Object.keys(reasons).filter((part) => loads.every((parts) => !parts.has(part)));
}
