import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { productBill, type Bill, type Lock, type Manifest } from './billOfMaterials';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Makes the product's bill of materials, and writes it to a file.
 *
 * @param file where to; its folder is made
 */
export function writeBill(file: string): Bill {
  const bill = productBill(read('package.json') as Manifest, read('package-lock.json') as Lock);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return bill;
}
