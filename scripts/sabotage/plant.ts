import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from './findDefects';

/** Changes the file, and returns what changes it back. */
function change(path: string, to: (text: string) => string): () => void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, to(text));
  return () => writeFileSync(path, text);
}

/** Plants the defect in the project at `root`. Returns what takes it out again. */
export function plant(root: string, { file, start, end, replacement }: Defect): () => void {
  return change(join(root, file), (text) => text.slice(0, start) + replacement + text.slice(end));
}

// A program that a test starts has no probes.
const call = '(globalThis.__probe ?? ((_id, value) => value))';

/** Puts a probe around the place of each defect, numbered by its index. Returns what takes them out again. */
export function plantProbes(root: string, defects: readonly Defect[]): () => void {
  const insertions = defects.flatMap(({ file, probe }, id) => {
    if (!probe) return [];
    const { start, end, as } = probe;
    const isBare = as === 'attribute';
    const [open, close] = as === 'expression' ? ['', ''] : ['{', '}'];
    const before = isBare ? '' : `${open}${call}(${id}, `;
    const after = isBare ? `={${call}(${id}, true)}` : `)${close}`;
    // An outer expression opens before an inner one, and closes after it.
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
