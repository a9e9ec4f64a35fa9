/** The languages of the product; the first is the default. */
export const languages = ['da', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language that is used if the browser has stored none, and for texts that another language lacks. */
export const defaultLanguage: Language = 'da';

/** The language of the server's content: titles of lists and names of add-ons exist only in Danish. */
export const contentLanguage: Language = 'da';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
