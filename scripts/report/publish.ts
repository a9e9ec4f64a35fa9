import { writeFileSync } from 'node:fs';
import { isSafeAddress } from '@/config/settings';
import { isGood, type Report } from './check';
import { toJUnit } from './junit';
import { toText } from './toText';

/** Command-line options of commands with a report. */
export const reportOptions = {
  'base-url': { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const;

/** The files to write a report to. */
export type ReportFiles = { json?: string | undefined; junit?: string | undefined };

/** Prints a report and writes the requested files. Returns the exit status. */
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
 * Parses the address of the server to check, without trailing slashes. Throws a one-line error if it is invalid. Plain
 * http is allowed only for loopback addresses, because passwords and tokens are sent there.
 */
export function parseBaseUrl(address = ''): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`"${address}" is not a web address.`);
  }
  if (!isSafeAddress(address)) throw new Error(`"${address}" is not encrypted: use https.`);
  return address.replace(/\/+$/, '');
}

/** The message of an error's cause, or of the error itself if it has no cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Runs a command and sets the exit status it returns. On an error, prints the usage and sets the status 2. */
export async function runCommand(usage: string, run: () => number | Promise<number>) {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(`${reasonOf(error)}\n${usage}`);
    process.exitCode = 2;
  }
}
