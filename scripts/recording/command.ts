import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseHar } from './har';
import { differences } from './shapes';
import { indexOf, readRecording, toRecording, writeRecording } from './store';

const text = { type: 'string' } as const;

/**
 * Writes exchanges as a scenario of the mock, and prints how the response shapes differ from the previous recording.
 * With `--compare`, it writes nothing and returns 1 if they differ or if there is no previous recording.
 */
export function record(args: string[], folder: string, print: (text: string) => void): number {
  const { values } = parseArgs({
    args,
    options: { har: text, from: text, name: text, compare: { type: 'boolean' } },
  });
  const { har, from = '', name = '', compare = false } = values;
  if (!/^[a-z][\w-]*$/i.test(name)) {
    throw new Error(`"${name}" is not a valid name: use one such as --name registration`);
  }
  const exchanges =
    har === undefined ? readRecording(from)?.exchanges : parseHar(readFileSync(har, 'utf8'));
  if (!exchanges)
    throw new Error(`The file "${from}" does not exist: use --har file.har or --from file.json`);
  if (exchanges.length === 0)
    throw new Error('The file has no request that the contract describes.');
  const recording = toRecording(exchanges);
  const last = readRecording(join(folder, `${name}.json`));
  const changes = last ? differences(last, recording) : [];
  if (last) print(changes.length === 0 ? 'No shape has changed.' : changes.join('\n'));
  if (compare) return changes.length === 0 && last ? 0 : 1;
  writeRecording(folder, name, recording);
  writeFileSync(join(folder, 'recordings.generated.ts'), indexOf(folder));
  const scenario = `recorded:${name}`;
  print(
    `Saved ${exchanges.length} exchanges as the scenario ${scenario}: open /?scenario=${scenario}`,
  );
  return 0;
}
