import type { Language } from '@/config/languages';
import type { Database } from '../db/database';
import type { Schemas, TruckerRow } from '../db/tables';
import { agreementsOf } from '../domain/truckers.domain';

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
  const {
    name,
    email,
    cvr,
    address,
    vehicle,
    exiting_insurance: left,
    multiply_price: counts,
  } = trucker;
  const agreement = agreementsOf(db, trucker.id).at(-1);
  const customer = {
    name,
    email,
    telephone: trucker.phone_number,
    cvr,
    address: address?.address ?? null,
    zip_code: address?.zip_code ?? null,
    city: address?.city ?? null,
  };
  switch (kind) {
    case 'invite':
      return { ...invite, name };
    case 'existing-insurance':
      return {
        ...existingInsurance,
        termination: left?.termination_date ?? null,
        police_no: left?.police_number ?? null,
        insurance: db.companies.find(left?.insurance_company_id)?.name ?? null,
        name,
        cvr,
        reg_no: vehicle?.reg_number ?? null,
        frame_number: vehicle?.serial_number ?? null,
      };
    case 'injury-insurance':
      return {
        ...carInsurance,
        ...customer,
        new_value: db.newValues.find(agreement?.new_value_id)?.title ?? null,
        own_risk: db.ownRisks.find(agreement?.own_risk_id)?.title ?? null,
        glass_damage: flagOf(agreement?.addon_2),
        roadside: flagOf(agreement?.addon_1),
      };
    case 'work-insurance':
      return {
        ...workInsurance,
        ...customer,
        work: flagOf(agreement?.addon_3),
        cars: counts?.number_of_cars ?? null,
        employee: counts?.number_of_employee ?? null,
        drivers: counts?.number_of_drivers ?? null,
      };
  }
}

function flagOf(answer: 0 | 1 | null | undefined): Schemas['Flag'] | null {
  if (answer === null || answer === undefined) return null;
  return answer === 1 ? '1' : '0';
}
