import { spawnSync } from 'node:child_process';
import { advisoriesIn, type AuditReport } from './advisories';
import { readLock } from './billOfMaterials';
import { exceptions } from './exceptions';

/**
 * `npm run audit`: lists published vulnerabilities of all installed packages. Fails for those without an exception. It
 * is not part of `npm test` because it needs a registry with advisories, and the result changes from day to day.
 */
const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const report = JSON.parse(stdout) as Partial<AuditReport> & { message?: string };
const { vulnerabilities } = report;
if (vulnerabilities === undefined) {
  console.error(`The registry reported no advisories: ${report.message ?? 'it did not respond'}`);
  process.exit(1);
}
const advisories = advisoriesIn({ vulnerabilities }, exceptions, readLock());
for (const { sentence, isExcepted } of advisories) {
  console.log(`${isExcepted ? 'excepted' : 'FAILED'} ${sentence}`);
}
const failures = advisories.filter(({ isExcepted }) => !isExcepted);
console.log(`${advisories.length} published advisories, ${failures.length} without an exception`);
process.exitCode = failures.length === 0 ? 0 : 1;
