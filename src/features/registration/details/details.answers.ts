import type { TextKey } from '@/i18n/textKeys';
import type { Details } from '../machine/state';
import type { GivenAnswer, SayYesNo } from '../step/answer';

/** What was answered in step 1. */
export function detailsAnswers(details: Details, say: SayYesNo): GivenAnswer[] {
  const answer = (field: string, labelKey: TextKey, value: string): GivenAnswer => ({
    step: 'details',
    field,
    labelKey,
    value,
  });
  return [
    answer('name', 'field.name', details.name),
    answer('cvr', 'field.cvr', details.cvr),
    answer('truckNumber', 'field.truckNumber', details.truckNumber),
    answer('email', 'field.email', details.email),
    answer('phone', 'field.phone', details.phone),
    answer('undervogn', 'field.undervogn', details.undervogn),
    answer('street', 'field.address', details.street),
    answer('zipCode', 'field.zipCode', details.zipCode),
    answer('city', 'field.city', details.city),
    answer('registrationNumber', 'field.regNumber', details.registrationNumber),
    answer('hasPreviousInsurance', 'step1.previousInsurance', say(details.hasPreviousInsurance)),
  ];
}
