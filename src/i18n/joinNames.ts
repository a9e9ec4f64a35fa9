import type { Language } from '@/config/languages';

const locales: Record<Language, string> = { da: 'da', en: 'en-GB' };

/** Joins names as in a sentence: "A, B og C" in Danish, "A, B and C" in English. */
export function joinNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(names);
}
