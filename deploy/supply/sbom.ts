import { writeBill } from './billOfMaterials';

/** `npm run sbom [-- file]`: the bill of materials of the product, CycloneDX, made from the lock file. */
const [file = '.cache/reports/sbom.json'] = process.argv.slice(2);
console.log(`${file}: ${writeBill(file).components.length} packages`);
