import type { Table } from './table';
import type { AgreementRow, TitledRow, TruckerRow } from './tables';

/** The reference lists that a blob takes its titles from. */
export interface ReferenceTables {
  areas: Table<TitledRow>;
  newValues: Table<TitledRow>;
  ownRisks: Table<TitledRow>;
  injuries: Table<TitledRow>;
}

/** The JSON that a submission is kept as: the haulier and its choices at that time (section 3). */
export function historyBlob(
  tables: ReferenceTables,
  trucker: TruckerRow,
  agreement: AgreementRow,
): string {
  const titled = (table: Table<TitledRow>, id: number | null): TitledRow | null =>
    id === null ? null : (table.get(id) ?? null);
  return JSON.stringify({
    id: agreement.id,
    name: trucker.name,
    email: trucker.email,
    cvr: trucker.cvr,
    truck_number: trucker.truckNumber,
    phone_number: trucker.phone,
    address: trucker.address?.street ?? null,
    zip_code: trucker.address?.zipCode ?? null,
    city: trucker.address?.city ?? null,
    reg_number: trucker.vehicle?.registrationNumber ?? null,
    serial_number: trucker.vehicle?.frameNumber ?? null,
    new_value: titled(tables.newValues, agreement.newValueId),
    own_risk: titled(tables.ownRisks, agreement.ownRiskId),
    area: titled(tables.areas, agreement.areaId),
    injury: titled(tables.injuries, agreement.injuryId),
    addon_1: agreement.addOn1,
    addon_1_date: agreement.addOn1Date,
    addon_2: agreement.addOn2,
    police_number: trucker.existingInsurance?.policyNumber ?? null,
    termination_date: trucker.existingInsurance?.terminationDate ?? null,
    is_work_insurance: trucker.isWorkInsurance,
    previous_insurance: agreement.previousInsurance,
    injury_valid_from: agreement.injuryValidFrom,
    injury_comment: agreement.injuryComment,
  });
}
