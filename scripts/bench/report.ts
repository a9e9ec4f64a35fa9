import { cpus, loadavg, totalmem } from 'node:os';
import { median, type Benchmark, type Figure } from './benchmark';

const digitsOf: Record<string, number> = { '×': 2, MB: 1, '': 3 };

/** A formatted line: median, least and greatest value of all rounds, and whether the median meets the goal. */
interface Line {
  what: string;
  median: string;
  spread: string;
  goal: string;
  verdict: string;
}

function lineOf({ what, unit, goal, values }: Figure): Line {
  const shown = (value: number) =>
    unit === '' && Number.isInteger(value) ? String(value) : value.toFixed(digitsOf[unit] ?? 0);
  const middle = median(values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    what,
    median: `${shown(middle)} ${unit}`.trim(),
    spread: values.length > 1 ? `${shown(least)}–${shown(most)}` : '',
    goal: goal === undefined ? '' : `≤ ${goal}`,
    verdict: goal === undefined ? '' : middle <= goal ? 'kept' : 'missed',
  };
}

/** The table of a benchmark for a terminal. */
export function textOf({ title, figures }: Benchmark): string {
  const lines = figures()
    .map(lineOf)
    .map(
      ({ what, median: middle, spread, goal, verdict }) =>
        `  ${what.padEnd(48)}${middle.padStart(10)}${spread.padStart(18)}${goal.padStart(8)} ${verdict}`,
    );
  return [title, ...lines.map((line) => line.trimEnd())].join('\n');
}

/** The table of a benchmark as Markdown. */
export function markdownOf({ title, figures }: Benchmark): string {
  const lines = figures()
    .map(lineOf)
    .map(
      ({ what, median: middle, spread, goal, verdict }) =>
        `| ${what} | ${middle} | ${spread} | ${goal} | ${verdict} |`,
    );
  return [
    `### ${title}`,
    '',
    '| | Median | Least – most | Goal | |',
    '|---|---:|---:|---:|---|',
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
