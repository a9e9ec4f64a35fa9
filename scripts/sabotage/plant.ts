import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from './findDefects';

/** Changes a file and returns a function that restores it. */
function change(path: string, to: (text: string) => string): () => void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, to(text));
  return () => writeFileSync(path, text);
}

/** Plants a defect in the project at `root`. Returns a function that removes it. */
export function plant(root: string, { file, start, end, replacement }: Defect): () => void {
  return change(join(root, file), (text) => text.slice(0, start) + replacement + text.slice(end));
}

// The call of a probe. In programs that a test starts there is no `__probe`, so there the call only returns the value.
const call = '(globalThis.__probe ?? ((_id, value) => value))';

/** Wraps the expression of each defect in a probe with its index. Returns a function that removes the probes. */
export function plantProbes(root: string, defects: readonly Defect[]): () => void {
  const insertions = defects.flatMap(({ file, probe }, id) => {
    if (!probe) return [];
    const { start, end, as } = probe;
    const isBare = as === 'attribute';
    const [open, close] = as === 'expression' ? ['', ''] : ['{', '}'];
    const before = isBare ? '' : `${open}${call}(${id}, `;
    const after = isBare ? `={${call}(${id}, true)}` : `)${close}`;
    // Order nested probes so that the one around the outer expression opens first and closes last.
    return [
      { file, at: start, text: before, order: -end },
      { file, at: end, text: after, order: -start },
    ];
  });
  const files = [...new Set(insertions.map(({ file }) => file))];
  const restores = files.map((file) =>
    change(join(root, file), (source) =>
      insertions
        .filter((one) => one.file === file)
        .sort((a, b) => b.at - a.at || b.order - a.order)
        .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source),
    ),
  );
  return () => {
    for (const restore of restores) restore();
  };
}
