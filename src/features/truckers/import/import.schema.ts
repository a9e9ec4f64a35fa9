import { object, string } from 'yup';

/** Accepts any text: rows are validated one by one, so that a faulty row does not block the others. */
export const importSchema = object({ text: string() });
