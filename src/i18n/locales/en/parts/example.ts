import type { example as da } from '../../da/parts/example';

/** Shows how a number of a haulier is written, once one is not understood: it comes with what is loaded on first use. */
export const example = {
  'field.cvrExample': 'Enter a CVR number of 8 digits, for example 10486115',
  'field.truckNumberExample': 'Enter a truck number of 6 digits, for example 104233',
  'field.phoneExample': 'Enter a mobile number of 8 digits, for example 12 34 56 78',
  'field.zipCodeExample': 'Enter a postcode of 4 digits, for example 2100',
  'field.regNumberExample': 'Enter the number plate, for example AB 12 345',
} satisfies Record<keyof typeof da, string>;
