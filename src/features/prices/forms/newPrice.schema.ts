import { schema as kickback } from './kickback.schema';
import { schema as price } from './price.schema';

/** A price with its kickbacks, each by its own rules (specification, section 5). */
export const schema = price.concat(kickback);
