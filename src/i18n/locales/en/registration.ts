import { field } from './parts/field';
import { form } from './parts/form';
import { stay } from './parts/stay';
import type { registration as da } from '../da/registration';

/** The registration wizard as it first stands: its frame and step 1. */
export const registration = {
  ...form,
  'common.next': 'Next',
  'common.goNow': 'Continue now',
  ...stay,
  ...field,
  'wizard.lookupLoadFailed': 'Oops! Something went wrong!',
  'wizard.title': 'Insurance for taxi operators',
  'wizard.title_staff': 'Edit agreement',
  'wizard.adminTitle': 'Edit agreement for {{name}}',
  'wizard.stepOf': 'Step {{step}} of {{total}}',
  'wizard.step1': 'Your details',
  'wizard.step1_staff': 'The operator’s details',
  'field.noRegNumber_staff': 'The operator has no registration number',
  'wizard.step2': 'Car insurance',
  'wizard.step3': 'Work injury and signing',
  'wizard.done': 'Completed',
  'wizard.current': 'Current step',
  'wizard.invalidLink': 'The link does not work. Contact us to get a new one.',
  'wizard.redirecting': 'You will be taken to the login page shortly.',
  'signedBefore.when': 'You signed the agreement in this browser on {{date}}.',
  'signedBefore.done': 'You do not need to do anything else.',
  'signedBefore.receipt': 'See the receipt',
  'signedBefore.changeInfo': 'You can change the agreement. You will then have to sign it again.',
  'signedBefore.change': 'Change the agreement',
  'step1.noDetails': 'We found no details for your link. Fill in the fields below, or contact us.',
  'step1.about':
    'Three steps, about {{registrationMinutes}} minutes. Have your CVR, truck and registration numbers ready, and the policy number if the car is insured today.',
  'step1.arranged': 'The insurance is arranged by {{company}}.',
  'step1.insured': 'The insurance company is {{insurer}}.',
  'step1.intro': 'Check that the details are correct, and change any that are not.',
  'step1.gaps_one': 'We need {{count}} more detail',
  'step1.gaps': 'We need {{count}} more details',
  'step1.gapDigits': '{{label}}: {{value}} has {{given}} digits and must have {{digits}}',
  'step1.introNew': 'Fill in your details and those of your company.',
  'step1.titleNew': 'Fill in your details',
  'step1.insurances': 'Insurance',
  'step1.change': 'Change',
  'step1.previousInsurance': 'Is the car insured today?',
  'wizard.backToList': 'You will be taken back to the list shortly.',
  'wizard.unknownTrucker': 'The taxi operator does not exist.',
} satisfies Record<keyof typeof da, string>;
