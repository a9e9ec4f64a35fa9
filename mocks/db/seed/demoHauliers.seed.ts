import { demoTokens } from '../demo';
import type { Random } from '../random';
import type { AgreementRow } from '../tables';
import { inventAddress, inventHaulier, inventVehicle, type NewTrucker } from './hauliers.seed';

/** The choices of an agreement whose step 2 is saved. */
export const carChoices: Partial<AgreementRow> = {
  previousInsurance: '1',
  areaId: 1,
  newValueId: 3,
  ownRiskId: 2,
  injuryId: 2,
  addOn1: 1,
  addOn2: 0,
  addOn1Date: '2022-01-01',
};

/** A haulier of the demonstration and how far its agreement has come. */
export interface DemoHaulier {
  trucker: NewTrucker;
  progress: 'untouched' | 'halfDone' | 'signed';
}

/** The hauliers behind the well-known tokens; all are active, insured and reachable. */
export function demoHauliers(random: Random): DemoHaulier[] {
  const haulier = (number: number, changes: Partial<NewTrucker>): NewTrucker => ({
    ...inventHaulier(random, number),
    isCarInsurance: '1',
    isWorkInsurance: '1',
    status: 0,
    address: inventAddress(random, number),
    vehicle: {
      ...inventVehicle(random, number),
      status: 'Registreret',
      insuranceStatus: 'verified',
    },
    ...changes,
  });
  return [
    {
      trucker: haulier(1, { name: 'Ærø Taxa v/Åse Østergaard', token: demoTokens.invited }),
      progress: 'untouched',
    },
    {
      trucker: haulier(2, {
        name: 'Bæk & Søn Persontransport ApS',
        token: demoTokens.halfDone,
        existingInsurance: {
          policyNumber: 'P-4417230',
          terminationDate: '2021-12-31',
          companyId: 2,
        },
      }),
      progress: 'halfDone',
    },
    {
      trucker: haulier(3, {
        name: 'Nørrebro Taxi ApS',
        token: demoTokens.signed,
        existingInsurance: {
          policyNumber: 'P-5502187',
          terminationDate: '2022-01-31',
          companyId: 3,
        },
        headcount: { cars: 3, employees: 1.25, drivers: 2 },
      }),
      progress: 'signed',
    },
    {
      trucker: haulier(4, {
        name: 'Gamle Ågårds Vognmandsforretning',
        token: demoTokens.expired,
        linkExpiresAt: '2022-01-01T00:00:00.000Z',
      }),
      progress: 'untouched',
    },
  ];
}
