import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readHar } from './har';
import { differences } from './shapes';
import { readRecording, toRecording, writeIndex, writeRecording } from './store';

function readExchanges({ har, from }: { har?: string | undefined; from?: string | undefined }) {
  if (har !== undefined) return readHar(readFileSync(har, 'utf8'));
  if (from === undefined) throw new Error('Say what to record: --har file.har or --from file.json');
  const recording = readRecording(from);
  if (!recording) throw new Error(`There is no ${from}.`);
  return [...recording.exchanges];
}

/** Makes a scenario of the mock of what travelled, and says what has another shape than when it was recorded last. */
export function record(args: string[], folder: string, print: (text: string) => void): number {
  const { values } = parseArgs({
    args,
    options: {
      har: { type: 'string' },
      from: { type: 'string' },
      name: { type: 'string' },
      compare: { type: 'boolean', default: false },
    },
  });
  const { name = '', compare } = values;
  if (!/^[a-z][\w-]*$/i.test(name))
    throw new Error(`"${name}" is no name: use --name registration`);
  const exchanges = readExchanges(values);
  if (exchanges.length === 0) throw new Error('Nothing in it is a call of the contract.');
  const recording = toRecording(exchanges);
  const last = readRecording(join(folder, `${name}.json`));
  const changes = last ? differences(last, recording) : [];
  if (last) print(changes.length === 0 ? 'The shapes are as they were.' : changes.join('\n'));
  if (compare) return changes.length === 0 && last ? 0 : 1;
  writeRecording(folder, name, recording);
  writeIndex(folder);
  print(
    `${recording.exchanges.length} exchanges are the scenario recorded:${name}: open /?scenario=recorded:${name}`,
  );
  return 0;
}
