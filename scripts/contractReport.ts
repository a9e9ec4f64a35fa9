import { readFileSync } from 'node:fs';
import { components, operationInfos, type JsonSchema } from '@mocks/contract/document';
import type { Exchange } from '@tests/support/jest/contractRecord';

/**
 * Reports how much of the contract a test run covered (`tsx scripts/contractReport.ts FILE`): operations called by the
 * application, statuses seen, and fields sent and received. Fails if the application never called an operation or
 * violated the contract, or if a declared status was never seen.
 */

const [, , file = ''] = process.argv;
const exchanges = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Exchange);

/** The names of a schema's top-level fields, in any of its alternatives. */
function fieldsOf(schema: JsonSchema | null): string[] {
  if (schema === null) return [];
  const {
    $ref,
    properties,
    oneOf = [],
    allOf = [],
  } = schema as {
    $ref?: string;
    properties?: object;
    oneOf?: JsonSchema[];
    allOf?: JsonSchema[];
  };
  const name = $ref?.split('/').at(-1);
  const target = name === undefined ? null : (components.schemas?.[name] as JsonSchema);
  const parts = [...oneOf, ...allOf, ...(target ? [target] : [])];
  return [...new Set([...Object.keys(properties ?? {}), ...parts.flatMap(fieldsOf)])];
}

const rows = operationInfos.map((info) => {
  const own = exchanges.filter(({ operationId }) => operationId === info.id);
  const byApplication = own.filter(({ isFromApplication }) => isFromApplication);
  const declared = [...info.answers.keys()];
  const sent = new Set(byApplication.flatMap((exchange) => exchange.sent));
  const answered = new Set(own.flatMap((exchange) => exchange.answered));
  const bodyFields = fieldsOf(info.body);
  const answerFields = fieldsOf(info.answers.get(200) ?? null);
  return {
    id: info.id,
    isCalled: byApplication.some(({ status }) => status === 200),
    violations: byApplication.filter(({ violation }) => violation !== null).length,
    missing: declared.filter((status) => !own.some((exchange) => exchange.status === status)),
    declared: declared.length,
    sent: [bodyFields.filter((field) => sent.has(field)).length, bodyFields.length],
    answered: [answerFields.filter((field) => answered.has(field)).length, answerFields.length],
  };
});

const sum = (counts: number[][], part: 0 | 1) =>
  counts.reduce((total, count) => total + (count[part] ?? 0), 0);
const share = (counts: number[][]) => `${sum(counts, 0)} of ${sum(counts, 1)}`;

for (const { id, isCalled, violations, missing, sent, answered } of rows) {
  const faults = [
    isCalled ? '' : 'never called by the application',
    violations > 0 ? `${violations} kinds of request outside the contract` : '',
    missing.length > 0 ? `never seen: ${missing.join(', ')}` : '',
  ].filter((fault) => fault !== '');
  console.log(
    `${faults.length === 0 ? 'ok    ' : 'FAILED'} ${id.padEnd(18)} fields sent ${sent.join('/')}, answered ${answered.join('/')} ${faults.join('; ')}`,
  );
}

const called = rows.filter(({ isCalled }) => isCalled).length;
const statuses = rows.reduce((total, { declared }) => total + declared, 0);
const unseen = rows.reduce((total, { missing }) => total + missing.length, 0);
const violations = rows.reduce((total, row) => total + row.violations, 0);
console.log(
  [
    '',
    `Operations called by the application: ${called} of ${rows.length}`,
    `Answers that the contract declares, seen: ${statuses - unseen} of ${statuses}`,
    `Fields sent: ${share(rows.map(({ sent }) => sent))}; fields answered: ${share(rows.map(({ answered }) => answered))}`,
    `Kinds of request of the application outside the contract: ${violations}`,
  ].join('\n'),
);
process.exitCode = called === rows.length && unseen === 0 && violations === 0 ? 0 : 1;
