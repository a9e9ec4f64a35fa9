import type { components } from '@/api/contract/schema.generated';
import type { Database } from '../db/database';
import type { AgreementRow, TruckerRow } from '../db/tables';
import type { WorkChoices } from '../domain/registration.domain';
import {
  agreementsOf,
  type AddressDetails,
  type PageOf,
  type TruckerDetails,
} from '../domain/truckers.domain';

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
    vehicle: row.vehicle && {
      reg_number: row.vehicle.registrationNumber,
      serial_number: row.vehicle.frameNumber,
      status: row.vehicle.status,
      insurance_status: row.vehicle.insuranceStatus,
    },
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
  // Grouped once: filtering for each haulier takes seconds where there are ten thousand.
  const agreements = new Map<number, AgreementRow[]>();
  for (const agreement of db.agreements.all()) {
    const others = agreements.get(agreement.truckerId) ?? [];
    agreements.set(agreement.truckerId, [...others, agreement]);
  }
  return {
    data: page.rows.map((row) => wireTrucker(db, row, agreements.get(row.id) ?? [])),
    total: page.total,
    per_page: page.perPage,
    current_page: page.page,
    last_page: page.pageCount,
  };
}

function wireAgreement(db: Database, row: AgreementRow): Schemas['TruckerAgreement'] {
  // The answers of step 3 come back under the names they were saved with: addon_3 onward.
  const workAnswers = row.workAnswers.map((answer, index) => [`addon_${index + 3}`, answer]);
  return {
    id: row.id,
    previous_insurance: row.previousInsurance,
    area: db.areas.find(row.areaId),
    new_value: db.newValues.find(row.newValueId),
    own_risk: db.ownRisks.find(row.ownRiskId),
    injury: db.injuries.find(row.injuryId),
    addon_1: row.addOn1,
    addon_2: row.addOn2,
    addon_1_date: row.addOn1Date,
    injury_valid_from: row.injuryValidFrom,
    injury_comment: row.injuryComment,
    ...(Object.fromEntries(workAnswers) as Record<string, 0 | 1>),
  };
}

/** The details of a haulier out of any body that carries them. */
export function readTrucker(
  body:
    Schemas['CreateTruckerBody'] | Schemas['UpdateTruckerBody'] | Schemas['SaveRegistrationBody'],
): TruckerDetails {
  return {
    name: body.name,
    email: body.email,
    cvr: body.cvr,
    truckNumber: body.dr_number,
    phone: body.phone,
    undervogn: body.undervogn === '' ? null : body.undervogn,
    isCarInsurance: body.is_car_insurance,
    isWorkInsurance: body.is_work_insurance,
    registrationNumber: body.reg_number,
  };
}

/** The address out of a body; what is left out is null. */
export function readAddress({
  address: street = null,
  zip_code: zipCode = null,
  city = null,
}: Schemas['UpdateTruckerBody'] | Schemas['SaveRegistrationBody']): AddressDetails {
  return { street, zipCode, city };
}

/** The answers of step 3 out of its body, where each work add-on has a field of its own. */
export function readWorkChoices(body: Schemas['SaveWorkChoicesBody']): WorkChoices {
  const answers = Object.entries(body).flatMap(([name, value]): [number, 0 | 1][] => {
    const number = /^addon_(\d+)$/u.exec(name)?.[1];
    return number === undefined ? [] : [[Number(number), value === 1 ? 1 : 0]];
  });
  const { injury_valid_from: injuryValidFrom = null, injury_comment: injuryComment = null } = body;
  const hasInjury = 'injury_valid_from' in body || 'injury_comment' in body;
  return {
    headcount: { cars: body.cars, employees: body.employees, drivers: body.drivers },
    answers: new Map(answers),
    injury: hasInjury ? { injuryValidFrom, injuryComment } : null,
  };
}
