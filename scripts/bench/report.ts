import { cpus, loadavg, totalmem } from 'node:os';
import { median, type Figure } from './benchmark';

const digitsOf: Record<string, number> = { '×': 2, MB: 1, '': 3 };

/** The table of a benchmark. `beside` has the figures of the earlier build that `--beside` names, if any. */
export interface Table {
  title: string;
  figures: readonly Figure[];
  beside?: readonly Figure[] | undefined;
}

/**
 * A formatted line: median, least and greatest value of all rounds, whether the median meets the goal, and the median
 * of the earlier build.
 */
interface Line {
  what: string;
  median: string;
  beside: string;
  spread: string;
  goal: string;
  verdict: string;
}

function lineOf({ what, unit, goal, values }: Figure, before?: Figure): Line {
  const shown = (value: number) =>
    unit === '' && Number.isInteger(value) ? String(value) : value.toFixed(digitsOf[unit] ?? 0);
  const hasBefore = before !== undefined && before.values.length > 0;
  const middle = median(values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    what,
    median: `${shown(middle)} ${unit}`.trim(),
    beside: hasBefore ? `${shown(median(before.values))} ${unit}`.trim() : '',
    spread: values.length > 1 ? `${shown(least)}–${shown(most)}` : '',
    goal: goal === undefined ? '' : `≤ ${goal}`,
    verdict: goal === undefined ? '' : middle <= goal ? 'kept' : 'missed',
  };
}

/** The table of a benchmark for a terminal. */
export function textOf({ title, figures, beside }: Table): string {
  const lines = figures
    .map((figure, index) => lineOf(figure, beside?.[index]))
    .map(
      ({ what, median: middle, beside: before, spread, goal, verdict }) =>
        `  ${what.padEnd(48)}${beside ? before.padStart(10) : ''}${middle.padStart(10)}${spread.padStart(18)}${goal.padStart(8)} ${verdict}`,
    );
  return [title, ...lines.map((line) => line.trimEnd())].join('\n');
}

/** The table of a benchmark as Markdown. */
export function markdownOf({ title, figures, beside }: Table): string {
  const lines = figures
    .map((figure, index) => lineOf(figure, beside?.[index]))
    .map(
      ({ what, median: middle, beside: before, spread, goal, verdict }) =>
        `| ${what} | ${beside ? `${before} | ` : ''}${middle} | ${spread} | ${goal} | ${verdict} |`,
    );
  return [
    `### ${title}`,
    '',
    `| | ${beside ? 'Before | ' : ''}Median | Least – most | Goal | |`,
    `|---|${beside ? '---:|' : ''}---:|---:|---:|---|`,
    ...lines,
  ].join('\n');
}

/** Date, versions and machine of a run. The load average shows how busy the machine was with other work. */
export function circumstances(rounds: number, browser: string, loadBefore: number): string {
  const [model = 'unknown processor'] = cpus().map((cpu) => cpu.model.trim());
  const load = [loadBefore, loadavg()[0] ?? 0].map((one) => one.toFixed(1)).join(' and ');
  return (
    `${new Date().toISOString().slice(0, 10)}, ${rounds} rounds, Chromium ${browser}, Node ${process.versions.node}, ` +
    `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load} before and after.`
  );
}
