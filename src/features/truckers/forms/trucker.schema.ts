import { object } from 'yup';
import { addressRules, companyRules, registrationRules } from '@/domain/haulier.schema';
import { requiredText } from '@/shared/forms/rules.schema';

/** A haulier in its dialogs (specification, section 5). */
export const truckerSchema = object({ ...companyRules, ...registrationRules });

/** The same where the address is shown: then all of it is required (section 5). */
export const truckerWithAddressSchema = truckerSchema.shape(addressRules);

/** A number that is added from the list is required, whatever else is known (section 5). */
export const registrationNumberSchema = object({ registrationNumber: requiredText() });
