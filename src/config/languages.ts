/** The languages of the product, the default first (specification, section 9). */
export const languages = ['da', 'en'] as const;

/** A language code as it is stored and sent: `da` or `en`. */
export type Language = (typeof languages)[number];

/** Used where nothing is stored, and for texts a language lacks. */
export const defaultLanguage: Language = 'da';

/** What the server's own content is written in: of a title of a list and of the name of an add-on it has one, in Danish. */
export const contentLanguage: Language = 'da';

/** True when a stored or received value is a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
