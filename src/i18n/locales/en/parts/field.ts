import type { field as da } from '../../da/parts/field';

/** Labels, hints and errors of the fields that describe a haulier. */
export const field = {
  'field.name': 'Name',
  'field.email': 'Email',
  'field.cvr': 'CVR number',
  'field.cvrHint': '8 digits',
  'field.truckNumber': 'Truck number',
  'field.truckNumberHint': '6 digits',
  'field.phone': 'Mobile number',
  'field.phoneHint': 'We will send an SMS code to this number',
  'field.undervogn': 'Undervogn',
  'field.address': 'Address',
  'field.zipCode': 'Postcode',
  'field.city': 'City',
  'field.carInsurance': 'Car insurance',
  'field.workInsurance': 'Work injury insurance',
  'field.regNumber': 'Registration number',
  'field.regNumberHint': 'The number plate, for example AB 12 345',
  'field.frameNumber': 'VIN',
  'field.noPlateYet': 'No plate yet',
  'field.noRegNumber': 'I do not have a registration number',
  'field.phoneNumeric': 'The mobile number must only contain digits',
} satisfies Record<keyof typeof da, string>;
