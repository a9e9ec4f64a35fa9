import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createConfig, lint } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { parse } from 'yaml';

/**
 * `npm run contract`: generates files from openapi.yaml: the types, the document as JSON for the mock and the tests,
 * and the table of assumptions in docs/product/assumptions.md. With `--check`, it writes nothing, and fails if a file is
 * out of date or if openapi.yaml breaks a recommended rule of Redocly.
 */

interface Assumption {
  where: string;
  text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The assumptions in a document, each with the nearest name above it: an operation or a shared component. */
function assumptionsIn(value: unknown, where: string): Assumption[] {
  if (!isObject(value)) return [];
  const { operationId, 'x-assumption': text } = value;
  const here = typeof operationId === 'string' ? operationId : where;
  const own = typeof text === 'string' ? [{ where: here, text: text.trim() }] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, inner]) => {
      const isName = /^[A-Z]\w+$/.test(name);
      return assumptionsIn(inner, isName ? name : here);
    }),
  ];
}

const [start, end] = ['<!-- made by "npm run contract" -->', '<!-- until here -->'] as const;

/** Replaces the table of assumptions between the two markers of a page. */
function withAssumptions(page: string, document: unknown): string {
  const rows = assumptionsIn(document, 'all calls').map(
    ({ where, text }) =>
      `| ${where} | ${text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')} |`,
  );
  const table = ['| Where | Assumed |', '| --- | --- |', ...rows].join('\n');
  const [before = '', after = ''] = [page.split(start)[0], page.split(end)[1]];
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}

const folder = resolve(import.meta.dirname, '../src/api/contract');
const page = resolve(import.meta.dirname, '../docs/product/assumptions.md');
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    document: { type: 'string', default: resolve(folder, 'openapi.yaml') },
  },
});

const text = await readFile(values.document, 'utf8');
const types = astToString(await openapiTS(text));
const document: unknown = parse(text);
const made = {
  [page]: (await format(page, withAssumptions(await readFile(page, 'utf8'), document))).code,
  'schema.generated.ts': `// Made from openapi.yaml by "npm run contract": change the document instead.\n${types}`,
  'openapi.generated.json': `${JSON.stringify(document, null, 1)}\n`,
};

for (const [name, content] of Object.entries(made)) {
  const path = resolve(folder, name);
  if (!values.check) {
    await writeFile(path, content);
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== content) {
    console.error(`${basename(name)} is older than openapi.yaml: run "npm run contract".`);
    process.exitCode = 1;
  }
}

if (values.check) {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lint({ ref: values.document, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const { ruleId, message, location } of errors) {
    console.error(`${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
    process.exitCode = 1;
  }
  console.log(`${errors.length} errors`);
}
