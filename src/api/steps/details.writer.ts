import { type FieldNames, type WireBody, writeFlag, writeOptionalText } from '../core/wire/write';
import { addressFieldNames, truckerFieldNames, writeTrucker } from '../truckers/trucker.writer';
import type { RegistrationInput } from './step.model';

/** The input's names of what `writeRegistration` writes under others. */
export const registrationFieldNames = {
  ...truckerFieldNames,
  ...addressFieldNames,
  trucker_id: 'truckerId',
  previous_insurance: 'hasPreviousInsurance',
} as const satisfies FieldNames<WireBody<'SaveRegistrationBody'>, RegistrationInput>;

/** Step 1 of a new haulier. */
export function writeRegistration(input: RegistrationInput): WireBody<'SaveRegistrationBody'> {
  return {
    ...writeTrucker(input),
    trucker_id: input.truckerId,
    address: writeOptionalText(input.street),
    zip_code: writeOptionalText(input.zipCode),
    city: writeOptionalText(input.city),
    previous_insurance: writeFlag(input.hasPreviousInsurance),
  };
}
