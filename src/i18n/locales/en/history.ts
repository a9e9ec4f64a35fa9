import type { history as da } from '../da/history';
import { field } from './parts/field';
import { waiting } from './parts/waiting';

/** The history of a haulier's submissions. */
export const history = {
  'common.none': 'None',
  ...field,
  ...waiting,
  'history.empty': 'No history found',
  'history.title': 'History',
  'history.submittedAt': 'Submitted {{date}}',
  'history.customerInfo': 'Customer details',
  'history.carInsurance': 'Car insurance',
  'history.addOns': 'Add-ons',
  'history.serialNumber': 'VIN',
  'history.injuries': 'Claims in the last 3 years',
  'history.roadsideHelp': 'Roadside assistance',
  'history.activeFrom': 'Valid from',
  'history.glassDamage': 'Glass cover',
  'history.policyNumber': 'Policy number',
  'history.terminationDate': 'Cancellation date',
  'history.previousInsurance': 'Previous insurance',
  'history.changed': 'Changed',
  'history.before': 'Before: {{value}}',
  'history.titleOf': 'History of {{name}}',
  'history.backToList': 'Go to the list of taxi operators',
  'history.loadFailed': 'The history could not be loaded.',
  'history.unknownHaulier': 'The taxi operator was not found.',
  'history.unknownHaulierHelp':
    'The address is wrong, or the taxi operator has been deleted. Find the taxi operator in the list.',
  'history.count': '{{count}} submissions, newest first',
  'history.count_one': '{{count}} submission',
  'history.submittedUnknown': 'Submitted at an unknown time',
  'history.newValue': 'Value when new',
  'history.ownRisk': 'Excess',
  'history.area': 'Driving area',
  'history.first': 'First submission',
  'history.changeCount': '{{count}} changes since the previous submission',
  'history.changeCount_one': '{{count}} change since the previous submission',
  'history.unchanged': 'No changes since the previous submission',
  'history.incomparable': 'Cannot be compared with earlier submissions',
  'history.unknownTime': 'an unknown time',
  'history.unchangedSince':
    'Cannot be compared with the submission before. No changes since {{date}}',
  'history.changeCountSince':
    'Cannot be compared with the submission before. {{count}} changes since {{date}}',
  'history.changeCountSince_one':
    'Cannot be compared with the submission before. {{count}} change since {{date}}',
  'history.damaged': 'The details of this submission cannot be read.',
  'history.missing': 'There are no details in this submission.',
  'history.noDetails': 'No details',
  'history.unreadable': 'Cannot be read',
} satisfies Record<keyof typeof da, string>;
