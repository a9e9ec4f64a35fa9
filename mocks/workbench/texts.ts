import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from '@/config/languages';
import { da } from './locales/da';
import { en } from './locales/en';

/** The name of a text of the workbench. */
export type TextKey = keyof typeof da;

/** The texts of one language. */
export interface Texts {
  /** A text with its `{marks}` filled in. */
  t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  language: Language;
}

const dictionaries: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { da, en };

/** The texts of a language. */
export function textsOf(language: Language): Texts {
  return {
    t: (key, values = {}) =>
      dictionaries[language][key].replaceAll(/\{(\w+)\}/gu, (mark, name: string) =>
        String(values[name] ?? mark),
      ),
    language,
  };
}

/** True for the name of a text, where a name is put together from data. */
export function isTextKey(name: string): name is TextKey {
  return Object.hasOwn(da, name);
}

/** The texts in the language of the page. */
export const TextsContext = createContext(textsOf(defaultLanguage));

/** The texts in the language of the page, for a component. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
