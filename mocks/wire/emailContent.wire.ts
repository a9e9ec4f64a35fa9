import type { Language } from '@/config/languages';
import type { Database } from '../db/database';
import type { Schemas, TruckerRow } from '../db/tables';
import { inLanguage, type Words } from '../domain/messages';
import { agreementsOf } from '../domain/truckers.domain';

type Texts = Record<string, Words>;

const thanks: Words = ['Med venlig hilsen', 'Kind regards'];

const invite = {
  Hi: ['Hej', 'Hello'],
  invite_msg_1: [
    'Du er inviteret til at tegne forsikring for din taxa.',
    'You are invited to insure your taxi.',
  ],
  invite_msg_2: [
    'Følg linket, og bekræft dine oplysninger.',
    'Follow the link and confirm your details.',
  ],
  invite_msg_3: ['Det tager cirka fem minutter.', 'It takes about five minutes.'],
  thanks,
} satisfies Texts;

const existingInsurance = {
  subject: ['Opsigelse af forsikring', 'Termination of insurance'],
  termination_title: ['Ophørsdato', 'Termination date'],
  police_title: ['Policenummer', 'Policy number'],
  insurance_title: ['Forsikringsselskab', 'Insurance company'],
  user_name: ['Forsikringstager', 'Policyholder'],
  frame_title: ['Stelnummer', 'Frame number'],
  thanks,
} satisfies Texts;

const carInsurance = { subject: ['Bilforsikring', 'Car insurance'], thanks } satisfies Texts;
const workInsurance = {
  subject: ['Arbejdsskadeforsikring', 'Work injury insurance'],
  label: ['Arbejdsskadeforsikring ønskes', 'Work injury insurance wanted'],
  thanks,
} satisfies Texts;

function translated<Name extends string>(texts: Record<Name, Words>, language: Language) {
  const entries = Object.entries<Words>(texts);
  return Object.fromEntries(
    entries.map(([name, words]) => [name, inLanguage(words, language)]),
  ) as Record<Name, string>;
}

/** The content of a notification e-mail to a haulier. */
export function emailContent(
  db: Database,
  kind: Schemas['MailType'],
  trucker: TruckerRow,
  language: Language,
): Schemas['EmailContent'] {
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
      return { ...translated(invite, language), name };
    case 'existing-insurance':
      return {
        ...translated(existingInsurance, language),
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
        ...translated(carInsurance, language),
        ...customer,
        new_value: db.newValues.find(agreement?.new_value_id)?.title ?? null,
        own_risk: db.ownRisks.find(agreement?.own_risk_id)?.title ?? null,
        glass_damage: flagOf(agreement?.addon_2),
        roadside: flagOf(agreement?.addon_1),
      };
    case 'work-insurance':
      return {
        ...translated(workInsurance, language),
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
