import { readdirSync, readFileSync } from 'node:fs';
import { rendererFolder } from '../first-views/renderFirstViews';
import type { BundleList } from './bundledPackagesPlugin';
import { fileFindings, packageFindings } from './findings';
import { staleExceptions } from './advisories';
import { readLock, writeBill } from './billOfMaterials';
import { exceptions } from './exceptions';

/**
 * `npm run supply`, after a build: the build and the renderer of its first views contain only packages that the bill of
 * materials lists, under allowed licences and with their texts, and no exception for a vulnerability is stale.
 */
function readBundle(listFile: string, folder: string) {
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as BundleList;
  const delivered = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(m?js|css)$/.test(name));
  return { list, delivered };
}

const build = process.env.APP_BUILD_FOLDER ?? 'dist';
const bundles = [
  readBundle('.cache/bundle/none.json', build),
  readBundle('.cache/bundle/first-views.json', rendererFolder(build)),
];
const bill = writeBill('.cache/reports/sbom.json');

const today = new Date().toISOString().slice(0, 10);
const findings = [
  ...bundles.flatMap(({ list, delivered }) => fileFindings(list.files, delivered)),
  ...new Set(bundles.flatMap(({ list }) => packageFindings(list, bill))),
  ...staleExceptions(exceptions, readLock(), today),
];
for (const finding of findings) console.error(`FAILED ${finding}`);
const [inBuild, inRenderer] = bundles.map(({ list }) => list.packages.length);
console.log(
  `${inBuild} packages in the build, ${inRenderer} in the renderer of its first views, ${bill.components.length} in the bill of materials, ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
