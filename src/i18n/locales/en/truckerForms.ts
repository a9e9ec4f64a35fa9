import type { truckerForms as da } from '../da/truckerForms';
import { edit } from './parts/edit';
import { example } from './parts/example';
import { field } from './parts/field';
import { dialog } from './parts/dialog';
import { form } from './parts/form';

/** The dialogs that add a haulier and edit one. */
export const truckerForms = {
  ...form,
  ...dialog,
  ...edit,
  ...field,
  ...example,
  'truckers.regReadOnly': 'Cannot be changed here. Add a missing number from the list',
  'truckers.addAgain': 'Add again',
  'truckers.addAgainWithoutAddress':
    'The address is not included when the operator is added again.',
  'addRegistration.title': 'Add registration number',
  'addRegistration.submit': 'Add',
} satisfies Record<keyof typeof da, string>;
