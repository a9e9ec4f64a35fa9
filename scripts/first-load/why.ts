import { join } from 'node:path';
import type { BudgetedScreen, FirstLoad } from './firstLoad';
import { joinParts, weighParts, type Weights } from './parts';
import { reasons } from './reasons';
import { readSources } from './sourceMaps';

/** The parts of a screen's first load. */
export interface Explained {
  name: string;
  parts: Weights;
}

/** Splits a first load into parts. `maps` is the folder of the same build with source maps. */
export function explain(
  { name }: BudgetedScreen,
  load: FirstLoad,
  build: string,
  maps: string,
): Explained {
  const scripts = load.files
    .filter((file) => file.name.endsWith('.js'))
    .map((file) => ({ sources: readSources(maps, join(build, file.name)), bytes: file.bytes }));
  const sheets = load.files
    .filter((file) => file.name.endsWith('.css'))
    .map(({ bytes }) => new Map([['style sheets', bytes]]));
  return {
    name,
    parts: joinParts([
      new Map([
        ['index.html', load.pageBytes - load.inlineStyleBytes],
        ['styles in the page', load.inlineStyleBytes],
      ]),
      ...sheets,
      ...scripts.map(({ sources, bytes }) => weighParts(sources, bytes)),
    ]),
  };
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** The parts of a first load by size with their reasons. Parts below 1 kB without a reason share one line. */
export function whyOf({ name, parts }: Explained): string {
  const named = [...parts].filter(([part, weight]) => part in reasons || weight >= 1000);
  const others = [...parts].filter(([part, weight]) => !(part in reasons) && weight < 1000);
  const sum = (some: [string, number][]) => some.reduce((all, [, weight]) => all + weight, 0);
  return [
    `${name}: ${kB(sum([...parts])).trim()} kB`,
    ...named
      .sort(([, a], [, b]) => b - a)
      .map(([part, weight]) => `${kB(weight)}  ${part.padEnd(38)}  ${reasons[part] ?? '?'}`),
    `${kB(sum(others))}  ${others.length} parts below 1 kB`,
  ].join('\n');
}
