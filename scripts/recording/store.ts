import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paths } from '@/config/paths';
import { operationInfo } from '@mocks/contract/document';
import type { RecordedExchange, Recording } from '@mocks/recordings/recording';
import { redact } from './redact';

/** The folder of the recordings that serve as scenarios of the mock and as fixtures of the readers' tests. */
export const recordingsFolder = resolve(import.meta.dirname, '../../mocks/recordings');

/** The visitor and first screen of a visit: a haulier if a link was opened or no request needed a login. */
function beginning(exchanges: readonly RecordedExchange[]): Pick<Recording, 'as' | 'opens'> {
  const link = exchanges.find(({ call }) => call === 'getRegistration')?.params.token;
  if (link !== undefined) return { as: 'guest', opens: paths.registration.href(link) };
  const isStaff = exchanges.some(({ call }) => operationInfo(call).needsBearer);
  return isStaff
    ? { as: 'admin', opens: paths.truckers.href() }
    : { as: 'guest', opens: paths.registration.href() };
}

export function toRecording(exchanges: readonly RecordedExchange[]): Recording {
  const redacted = redact(exchanges);
  return { ...beginning(redacted), exchanges: redacted };
}

export function readRecording(file: string): Recording | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording) : null;
}

/** Writes a recording to a folder, one line per exchange. */
export function writeRecording(folder: string, name: string, recording: Recording): void {
  mkdirSync(folder, { recursive: true });
  const { exchanges, ...start } = recording;
  const lines = exchanges.map((exchange) => JSON.stringify(exchange)).join(',\n');
  const text = `${JSON.stringify(start).slice(0, -1)},"exchanges":[\n${lines}\n]}\n`;
  writeFileSync(join(folder, `${name}.json`), text);
}

/** The source of the module that exports all recordings of a folder. */
export function indexOf(folder: string): string {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  return [
    '// Made by "npm run record" from the recordings beside it.',
    "import type { Recording } from './recording';",
    ...names.map((name, at) => `import one${at} from './${name}.json' with { type: 'json' };`),
    '',
    'export const recorded = {',
    ...names.map((name, at) => `  '${name}': one${at},`),
    '} as unknown as Readonly<Record<string, Recording>>;',
    '',
  ].join('\n');
}
