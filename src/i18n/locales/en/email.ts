import type { email as da } from '../da/email';
import { field } from './parts/field';

/** The viewer of notification e-mails. Labels that the server sends win over these. */
export const email = {
  'common.print': 'Print',
  ...field,
  'email.title': 'Email',
  'email.invite': 'Invitation',
  'email.existingInsurance': 'Cancellation of current insurance',
  'email.injuryInsurance': 'Car insurance',
  'email.workInsurance': 'Work injury insurance',
  'email.userName': 'Username',
  'email.telephone': 'Phone',
  'email.frameNumber': 'VIN',
  'email.roadside': 'Roadside assistance',
  'email.glassDamage': 'Glass cover',
  'email.cars': 'Number of cars',
  'email.employees': 'Number of employees',
  'email.drivers': 'Number of drivers',
  'email.terminationDate': 'Cancellation date',
  'email.policyNumber': 'Policy number',
  'email.insuranceCompany': 'Insurance company',
  'email.newValue': 'Value when new',
  'email.ownRisk': 'Excess',
  'email.loadFailed': 'The email could not be loaded.',
  'email.unknownLink': 'The link does not work. Contact us if you need the email.',
  'email.unknownType': 'There is no email here.',
  'email.unknownTypeHelp': 'The address is wrong. Use the link in the email that you received.',
} satisfies Record<keyof typeof da, string>;
