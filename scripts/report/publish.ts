import { writeFileSync } from 'node:fs';
import { isGood, type Report } from './check';
import { toJUnit } from './junit';
import { toText } from './people';

/** The options of a command that ends with a report. */
export const reportOptions = {
  'base-url': { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const;

/** Where a report is written besides what people read. */
export type ReportFiles = { json?: string | undefined; junit?: string | undefined };

/** Prints a report and writes it into the files that were asked for; returns the status that the command ends with. */
export function publish(
  report: Report,
  { json, junit }: ReportFiles,
  print: (text: string) => void,
): number {
  print(toText(report));
  if (json !== undefined) {
    writeFileSync(json, `${JSON.stringify({ isGood: isGood(report), ...report }, null, 2)}\n`);
  }
  if (junit !== undefined) writeFileSync(junit, toJUnit(report));
  return isGood(report) ? 0 : 1;
}

/**
 * The address that a command is to ask, without a slash at its end. Throws one line for anything else. Passwords and tokens are sent
 * there, so plain http is taken on a loopback address alone.
 */
export function readBaseUrl(value: string | undefined): string {
  const address = value ?? '';
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`"${address}" is not a web address.`);
  }
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) {
    throw new Error(`"${address}" is not encrypted: use https.`);
  }
  return address.replace(/\/+$/, '');
}

/** Why something was thrown, in one line. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Runs a command, which ends with the status that it returns, or with 2 and how it is used where it was asked wrongly. */
export async function runCommand(usage: string, run: () => number | Promise<number>) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(`${reasonOf(error)}\n${usage}`);
    process.exitCode = 2;
  }
}
