import { writeBill } from './billOfMaterials';

/** `npm run sbom [-- file]`: writes the product's bill of materials (CycloneDX), made from the lock file. */
const [file = '.cache/reports/sbom.json'] = process.argv.slice(2);
console.log(`${file}: ${writeBill(file).components.length} packages`);
