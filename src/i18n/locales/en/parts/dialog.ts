import type { dialog as da } from '../../da/parts/dialog';
import { leaving } from './leaving';

/** What forms say that come later than a page: those in dialogs, and those that ask for numbers. */
export const dialog = {
  ...leaving,
  'common.discardTitle': 'Close without saving?',
  'common.keepEditing': 'Keep editing',
  'common.discard': 'Close without saving',
  'common.invalidNumber': 'Enter a number',
  'common.wholeNumber': 'Enter a whole number, for example 2',
  'common.minZero': 'The number must be 0 or higher',
  'confirm.title': 'Is this right?',
  'confirm.save': 'Save anyway: {{subject}}',
  'confirm.delete': 'Delete anyway: {{subject}}',
  'confirm.back': 'Change it',
} satisfies Record<keyof typeof da, string>;
