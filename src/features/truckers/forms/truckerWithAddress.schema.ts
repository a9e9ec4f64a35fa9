import { addressRules } from '@/domain/haulier.schema';
import { schema as truckerSchema } from './trucker.schema';

/** The same where the address is shown: then all of it is required (specification, section 5). */
export const schema = truckerSchema.shape(addressRules);
