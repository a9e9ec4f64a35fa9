import { createConfig, lint } from '@redocly/openapi-core';

/** Lints the contract with the recommended OpenAPI rules of Redocly. Fails on an error. */
const problems = await lint({
  ref: 'src/api/contract/openapi.yaml',
  config: await createConfig({ extends: ['recommended'] }),
});
const errors = problems.filter(({ severity }) => severity === 'error');
for (const { severity, ruleId, message, location } of problems) {
  console.log(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}
console.log(`${errors.length} errors`);
process.exitCode = errors.length === 0 ? 0 : 1;
