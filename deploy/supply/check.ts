import { readdirSync, readFileSync } from 'node:fs';
import type { BundleList } from './bundledPackagesPlugin';
import { fileFindings, packageFindings } from './findings';
import { staleExceptions } from './advisories';
import { readLock, writeBill } from './billOfMaterials';
import { exceptions } from './exceptions';

/**
 * `npm run supply`, after a build: `dist` holds only packages that the bill of materials lists, under licences that allow
 * it, with their texts; and no exception for a published weakness is stale. See docs/decisions/0023-supply-chain.md.
 */
const list = JSON.parse(readFileSync('.cache/bundle/none.json', 'utf8')) as BundleList;
const delivered = readdirSync(process.env.APP_BUILD_FOLDER ?? 'dist', {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(js|css)$/.test(name));
const bill = writeBill('.cache/reports/sbom.json');

const today = new Date().toISOString().slice(0, 10);
const findings = [
  ...fileFindings(list.files, delivered),
  ...packageFindings(list, bill),
  ...staleExceptions(exceptions, readLock(), today),
];
for (const finding of findings) console.error(`FAILED ${finding}`);
console.log(
  `${list.packages.length} packages in the build, ${bill.components.length} in the bill of materials, ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
