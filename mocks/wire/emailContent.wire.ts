import type { components } from '@/api/contract/schema.generated';
import type { Language } from '@/config/languages';
import type { Database } from '../db/database';
import type { TruckerRow } from '../db/tables';
import { agreementsOf } from '../domain/truckers.domain';

type Schemas = components['schemas'];

const texts = {
  da: {
    invite: {
      Hi: 'Hej',
      invite_msg_1: 'Du er inviteret til at tegne forsikring for din taxa.',
      invite_msg_2: 'Følg linket, og bekræft dine oplysninger.',
      invite_msg_3: 'Det tager cirka fem minutter.',
      thanks: 'Med venlig hilsen',
    },
    existingInsurance: {
      subject: 'Opsigelse af forsikring',
      termination_title: 'Ophørsdato',
      police_title: 'Policenummer',
      insurance_title: 'Forsikringsselskab',
      user_name: 'Forsikringstager',
      frame_title: 'Stelnummer',
      thanks: 'Med venlig hilsen',
    },
    carInsurance: { subject: 'Bilforsikring', thanks: 'Med venlig hilsen' },
    workInsurance: {
      subject: 'Arbejdsskadeforsikring',
      label: 'Arbejdsskadeforsikring ønskes',
      thanks: 'Med venlig hilsen',
    },
  },
  en: {
    invite: {
      Hi: 'Hello',
      invite_msg_1: 'You are invited to insure your taxi.',
      invite_msg_2: 'Follow the link and confirm your details.',
      invite_msg_3: 'It takes about five minutes.',
      thanks: 'Kind regards',
    },
    existingInsurance: {
      subject: 'Termination of insurance',
      termination_title: 'Termination date',
      police_title: 'Policy number',
      insurance_title: 'Insurance company',
      user_name: 'Policyholder',
      frame_title: 'Frame number',
      thanks: 'Kind regards',
    },
    carInsurance: { subject: 'Car insurance', thanks: 'Kind regards' },
    workInsurance: {
      subject: 'Work injury insurance',
      label: 'Work injury insurance wanted',
      thanks: 'Kind regards',
    },
  },
};

/** The content of a notification e-mail to a haulier, in the language of its address (section 3). */
export function emailContent(
  db: Database,
  kind: Schemas['MailType'],
  trucker: TruckerRow,
  language: Language,
): Schemas['EmailContent'] {
  const { invite, existingInsurance, carInsurance, workInsurance } = texts[language];
  const { name, cvr, address, existingInsurance: left, headcount, vehicle } = trucker;
  const agreement = agreementsOf(db, trucker.id).at(-1);
  const customer = {
    name,
    email: trucker.email,
    telephone: trucker.phone,
    cvr,
    address: address?.street ?? null,
    zip_code: address?.zipCode ?? null,
    city: address?.city ?? null,
  };
  switch (kind) {
    case 'invite':
      return { ...invite, name };
    case 'existing-insurance':
      return {
        ...existingInsurance,
        termination: left?.terminationDate ?? null,
        police_no: left?.policyNumber ?? null,
        insurance: db.companies.find(left?.companyId)?.name ?? null,
        name,
        cvr,
        reg_no: vehicle?.registrationNumber ?? null,
        frame_number: vehicle?.frameNumber ?? null,
      };
    case 'injury-insurance':
      return {
        ...carInsurance,
        ...customer,
        new_value: db.newValues.find(agreement?.newValueId)?.title ?? null,
        own_risk: db.ownRisks.find(agreement?.ownRiskId)?.title ?? null,
        glass_damage: flagOf(agreement?.addOn2),
        roadside: flagOf(agreement?.addOn1),
      };
    case 'work-insurance':
      return {
        ...workInsurance,
        ...customer,
        work: flagOf(agreement?.workAnswers[0]),
        cars: headcount?.cars ?? null,
        employee: headcount?.employees ?? null,
        drivers: headcount?.drivers ?? null,
      };
  }
}

function flagOf(answer: 0 | 1 | null | undefined): Schemas['Flag'] | null {
  if (answer === null || answer === undefined) return null;
  return answer === 1 ? '1' : '0';
}
