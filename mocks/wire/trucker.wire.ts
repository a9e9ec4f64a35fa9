import type { components } from '@/api/contract/schema.generated';
import type { Database } from '../db/database';
import type { Table } from '../db/table';
import type { AgreementRow, TitledRow, TruckerRow, VehicleRow } from '../db/tables';
import { agreementsOf } from '../domain/truckers.domain';
import type { PageOf } from '../domain/lists/paging';

type Schemas = components['schemas'];

/** A haulier with everything that belongs to it, as the wire has it. */
export function wireTrucker(
  db: Database,
  row: TruckerRow,
  agreements: AgreementRow[] = agreementsOf(db, row.id),
): Schemas['Trucker'] {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    cvr: row.cvr,
    truck_number: row.truckNumber,
    phone_number: row.phone,
    undervogn: row.undervogn,
    is_car_insurance: row.isCarInsurance,
    is_work_insurance: row.isWorkInsurance,
    status: row.status,
    address: row.address && {
      id: row.address.id,
      address: row.address.street,
      city: row.address.city,
      zip_code: row.address.zipCode,
    },
    vehicle: row.vehicle && wireVehicle(row.vehicle),
    exiting_insurance: row.existingInsurance && {
      police_number: row.existingInsurance.policyNumber,
      termination_date: row.existingInsurance.terminationDate,
      insurance_company_id: row.existingInsurance.companyId,
    },
    trucker_agreement:
      agreements.length > 0 ? agreements.map((agreement) => wireAgreement(db, agreement)) : null,
    multiply_price: row.headcount && {
      number_of_cars: row.headcount.cars,
      number_of_employee: row.headcount.employees,
      number_of_drivers: row.headcount.drivers,
    },
  };
}

/** A page of hauliers as the wire has it. */
export function wireTruckerPage(db: Database, page: PageOf<TruckerRow>): Schemas['TruckerPage'] {
  // Read once: looking for each haulier's own takes seconds where there are ten thousand.
  const agreements = new Map<number, AgreementRow[]>();
  for (const agreement of db.agreements.all()) {
    const known = agreements.get(agreement.truckerId);
    if (known === undefined) agreements.set(agreement.truckerId, [agreement]);
    else known.push(agreement);
  }
  return {
    data: page.rows.map((row) => wireTrucker(db, row, agreements.get(row.id) ?? [])),
    total: page.total,
    per_page: page.perPage,
    current_page: page.page,
    last_page: page.pageCount,
  };
}

function wireVehicle(vehicle: VehicleRow): Schemas['Vehicle'] {
  return {
    reg_number: vehicle.registrationNumber,
    serial_number: vehicle.frameNumber,
    status: vehicle.status,
    insurance_status: vehicle.insuranceStatus,
  };
}

function wireAgreement(db: Database, row: AgreementRow): Schemas['TruckerAgreement'] {
  const titled = (table: Table<TitledRow>, id: number | null): TitledRow | null =>
    id === null ? null : (table.get(id) ?? null);
  // The answers of step 3 come back under the names they were saved with: addon_3 onward.
  const workAnswers = row.workAnswers.map((answer, index) => [`addon_${index + 3}`, answer]);
  return {
    id: row.id,
    previous_insurance: row.previousInsurance,
    area: titled(db.areas, row.areaId),
    new_value: titled(db.newValues, row.newValueId),
    own_risk: titled(db.ownRisks, row.ownRiskId),
    injury: titled(db.injuries, row.injuryId),
    addon_1: row.addOn1,
    addon_2: row.addOn2,
    addon_1_date: row.addOn1Date,
    injury_valid_from: row.injuryValidFrom,
    injury_comment: row.injuryComment,
    ...(Object.fromEntries(workAnswers) as Record<string, 0 | 1>),
  };
}
