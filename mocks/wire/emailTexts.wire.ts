import type { Language } from '@/config/languages';

const danish = {
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
};

const english: typeof danish = {
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
};

/** The words of the notification e-mails that the server sends, in both languages. */
export const emailTexts: Record<Language, typeof danish> = { da: danish, en: english };
