import { object, string } from 'yup';

/** Each row is checked by itself: what is wrong with one does not hold back the others. */
export const importSchema = object({ text: string() });
