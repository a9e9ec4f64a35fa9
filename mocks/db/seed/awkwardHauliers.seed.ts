import type { Random } from '../random';
import { inventHaulier, type NewTrucker } from './hauliers.seed';

/** Changes to an ordinary haulier that screens, exports and mappers have to survive, by what is odd. */
export const awkwardChanges: readonly { oddity: string; changes: Partial<NewTrucker> }[] = [
  {
    oddity: 'very long name',
    changes: {
      name: `Vognmandsforretningen ${'Ærø-Østersø-Åland Persontransport og '.repeat(6)}Søn ApS`,
    },
  },
  {
    oddity: 'long word',
    changes: { name: `Speciallægepraksisplanlægningsstabiliseringsperiodetaxa ApS` },
  },
  {
    oddity: 'quotes, semicolon',
    changes: { name: 'Taxa "Den Gule"; Hansen, & Søn\'s <b>Vogne</b>' },
  },
  {
    oddity: 'formula',
    changes: { name: '=HYPERLINK("https://example.dk";"Klik")', undervogn: '+4512345678' },
  },
  { oddity: 'emoji', changes: { name: 'Glad Taxa 🚕✨ v/Åse' } },
  { oddity: 'line break', changes: { name: 'Nørregades Taxa\nv/Jørgen Bæk' } },
  { oddity: 'no address', changes: { address: null } },
  { oddity: 'no vehicle', changes: { vehicle: null, isCarInsurance: '1' } },
  {
    oddity: 'neither insurance',
    changes: { isCarInsurance: '0', isWorkInsurance: '0', vehicle: null },
  },
  { oddity: 'no phone', changes: { phone: null } },
  {
    oddity: 'unknown insurance status',
    changes: {
      vehicle: {
        registrationNumber: 'ZZ90001',
        frameNumber: 'WDB9066331S000001',
        status: 'Afmeldt (stjålet)',
        insuranceStatus: 'ukendt-kode-77',
      },
    },
  },
  { oddity: 'not active', changes: { status: 9 } },
  {
    oddity: 'numeric strings',
    changes: { headcount: { cars: '3', employees: '1.25', drivers: '2.00' } },
  },
];

/** The awkward hauliers, numbered from `firstNumber`. */
export function awkwardHauliers(random: Random, firstNumber: number): NewTrucker[] {
  return awkwardChanges.map(({ changes }, index) => ({
    ...inventHaulier(random, firstNumber + index),
    ...changes,
  }));
}
