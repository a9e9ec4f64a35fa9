import type { components } from '@/api/contract/schema.generated';
import type { Language } from '@/config/languages';
import type { Database } from '../db/database';
import type { TruckerRow } from '../db/tables';
import { agreementsOf } from '../domain/truckers.domain';
import { emailTexts } from './emailTexts.wire';

type Schemas = components['schemas'];
type Builder = (db: Database, trucker: TruckerRow, language: Language) => Schemas['EmailContent'];

/** The content of a notification e-mail to a haulier, in the language of its address (section 3). */
export function emailContent(
  db: Database,
  kind: Schemas['MailType'],
  trucker: TruckerRow,
  language: Language,
): Schemas['EmailContent'] {
  return builders[kind](db, trucker, language);
}

const builders: Record<Schemas['MailType'], Builder> = {
  invite: (_db, trucker, language) => ({ ...emailTexts[language].invite, name: trucker.name }),
  'existing-insurance': existingInsurance,
  'injury-insurance': carInsurance,
  'work-insurance': workInsurance,
};

function existingInsurance(
  db: Database,
  trucker: TruckerRow,
  language: Language,
): Schemas['EmailInsurance'] {
  const existing = trucker.existingInsurance;
  return {
    ...emailTexts[language].existingInsurance,
    termination: existing?.terminationDate ?? null,
    police_no: existing?.policyNumber ?? null,
    insurance: (existing && db.companies.get(existing.companyId)?.name) ?? null,
    name: trucker.name,
    cvr: trucker.cvr,
    reg_no: trucker.vehicle?.registrationNumber ?? null,
    frame_number: trucker.vehicle?.frameNumber ?? null,
  };
}

function carInsurance(db: Database, trucker: TruckerRow, language: Language): Schemas['EmailInfo'] {
  const agreement = agreementsOf(db, trucker.id).at(-1);
  return {
    ...emailTexts[language].carInsurance,
    ...customer(trucker),
    new_value: db.newValues.get(agreement?.newValueId ?? 0)?.title ?? null,
    own_risk: db.ownRisks.get(agreement?.ownRiskId ?? 0)?.title ?? null,
    glass_damage: flagOf(agreement?.addOn2),
    roadside: flagOf(agreement?.addOn1),
  };
}

function workInsurance(
  db: Database,
  trucker: TruckerRow,
  language: Language,
): Schemas['EmailWorkInsurance'] {
  return {
    ...emailTexts[language].workInsurance,
    ...customer(trucker),
    work: flagOf(agreementsOf(db, trucker.id).at(-1)?.workAnswers[0]),
    cars: trucker.headcount?.cars ?? null,
    employee: trucker.headcount?.employees ?? null,
    drivers: trucker.headcount?.drivers ?? null,
  };
}

function customer(trucker: TruckerRow) {
  return {
    name: trucker.name,
    email: trucker.email,
    telephone: trucker.phone,
    cvr: trucker.cvr,
    address: trucker.address?.street ?? null,
    zip_code: trucker.address?.zipCode ?? null,
    city: trucker.address?.city ?? null,
  };
}

function flagOf(answer: 0 | 1 | null | undefined): Schemas['Flag'] | null {
  if (answer === null || answer === undefined) return null;
  return answer === 1 ? '1' : '0';
}
