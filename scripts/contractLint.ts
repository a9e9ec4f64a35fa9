import { createConfig, lint } from '@redocly/openapi-core';

/** Holds the contract against the rules of an OpenAPI linter that nobody here wrote; ends with an error where it has one. */
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
