import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

/**
 * `npm run contract` makes what the code reads of the contract: its types, and the document as JSON
 * for the mock and the tests. With `--check` it writes nothing and fails where they are stale.
 */

const folder = resolve(import.meta.dirname, '../../src/api/contract');
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    document: { type: 'string', default: resolve(folder, 'openapi.yaml') },
  },
});

const text = await readFile(values.document, 'utf8');
const types = astToString(await openapiTS(text));
const made = {
  'schema.generated.ts': `// Made from openapi.yaml by "npm run contract": change the document instead.\n${types}`,
  'openapi.generated.json': `${JSON.stringify(parse(text), null, 1)}\n`,
};

for (const [name, content] of Object.entries(made)) {
  const path = resolve(folder, name);
  if (!values.check) {
    await writeFile(path, content);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== content) {
    console.error(`${name} is older than openapi.yaml: run "npm run contract".`);
    process.exitCode = 1;
  }
}
