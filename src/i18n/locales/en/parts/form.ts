import type { form as da } from '../../da/parts/form';

/** What every form says. */
export const form = {
  REQUIRED_FIELD: 'This field is required',
  REQUIRED_FIELD_MIN_8: 'This field is required and must be 8 digits long',
  REQUIRED_FIELD_MIN_6: 'This field is required and must be 6 digits long',
  VALID_EMAIL_ADDRESS: 'Enter a valid email address',
  'common.optional': '(optional)',
  'common.saving': 'Saving…',
  'common.errorSummaryTitle': 'There is a problem',
  'common.errorSummaryLabel': '{{label}}:',
  'common.unsavedBody': 'You have changes that are not saved.',
} satisfies Record<keyof typeof da, string>;
