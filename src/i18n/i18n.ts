import { createInstance, type TFunction } from 'i18next';
import { createContext } from 'react';
import { initReactI18next } from 'react-i18next';
import type { Facts } from '@/config/facts';
import { defaultLanguage, isLanguage, type Language } from '@/config/languages';
import type { bulk } from './locales/da/bulk';
import { formatNumber } from './formatNumber';
import { core } from './locales/da/core';
import type { registration } from './locales/da/registration';
import type { session } from './locales/da/session';
import type { staff } from './locales/da/staff';

/** The namespaces of the texts. Each is loaded as a whole, and a page names those that it uses. */
export const namespaces = ['core', 'session', 'registration', 'staff', 'bulk'] as const;

export type Namespace = (typeof namespaces)[number];

interface Resources {
  core: typeof core;
  session: typeof session;
  registration: typeof registration;
  staff: typeof staff;
  bulk: typeof bulk;
}

/** The key of a text (`wizard.finish`). The Danish texts define the keys, and English must have the same. */
export type TextKey = { [Name in Namespace]: keyof Resources[Name] }[Namespace];

/** The name of each language in that language. */
export const languageKeys: Record<Language, TextKey> = {
  da: 'topbar.danish',
  en: 'topbar.english',
};

/**
 * The type of `t`, for functions that receive it. Keys are unique across namespaces, so the `t` of any namespace works.
 */
export type Translate = TFunction<Namespace>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    fallbackNS: typeof namespaces;
    resources: Resources;
    nsSeparator: false;
    keySeparator: false;
  }
}

/**
 * The audience of a page: `'staff'` on the pages of staff, `''` on the public ones. Texts use it as the `context` of
 * i18next, which prefers `key_staff` if it exists. `unknown` is the type that i18next expects.
 */
export const Audience = createContext<unknown>('');

/** The i18next instance. Components use `useTranslation` instead. */
export const i18n = createInstance();

/** The variables of all texts, such as the excess. i18next keeps a reference to this object, so `initI18n` fills it. */
const facts = {};
const wanted = new Set<Namespace>(['core']);
let newestChange = 0;

/** Fetches the texts of a namespace in one language. Each file is a separate chunk (`da-staff-ts`). */
export async function fetchTexts(
  language: Language,
  namespace: Namespace,
): Promise<Readonly<Record<string, string>>> {
  const file = (await import(
    /* webpackChunkName: "[request]", webpackInclude: /(core|session|registration|staff|bulk)\.ts$/ */
    `./locales/${language}/${namespace}.ts`
  )) as Record<Namespace, Record<string, string>>;
  return file[namespace];
}

async function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  i18n.addResourceBundle(language, namespace, await fetchTexts(language, namespace));
}

/** The language of the interface. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : defaultLanguage;
}

/**
 * Loads the texts of these namespaces in the current language, and marks them to be loaded with every later change of
 * language. Falls back to the Danish texts if a translation fails to load; rejects if Danish fails too.
 */
export async function loadTexts(list: readonly Namespace[]): Promise<void> {
  list.forEach((namespace) => wanted.add(namespace));
  const language = currentLanguage();
  await Promise.all(
    list.map((namespace) =>
      loadNamespace(language, namespace).catch(() => loadNamespace(defaultLanguage, namespace)),
    ),
  );
}

/**
 * Changes the language once all its texts have loaded, if it is still wanted then. Rejects and changes nothing if they
 * fail to load. A later change wins over one that is still loading.
 */
export async function changeLanguage(language: Language, isWanted = () => true): Promise<void> {
  const change = ++newestChange;
  let ready: number;
  do {
    ready = wanted.size;
    await Promise.all([...wanted].map((namespace) => loadNamespace(language, namespace)));
    // While the texts loaded, a page may have asked for more namespaces. Load those in the new language, too.
  } while (wanted.size > ready);
  if (change === newestChange && isWanted()) await i18n.changeLanguage(language);
}

/**
 * Starts i18next in a language, with the texts of the first page, and with the facts and the phone number of the
 * deployment. Falls back to Danish if that language fails to load; rejects if Danish fails too.
 */
export async function initI18n(
  language: Language,
  list: readonly Namespace[] = [],
  ofDeployment?: Facts & { phone?: string },
): Promise<void> {
  Object.assign(facts, ofDeployment);
  list.forEach((namespace) => wanted.add(namespace));
  if (!i18n.isInitialized) {
    await i18n.use(initReactI18next).init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      // The Danish `core` texts are part of the first script, so that a message can be shown if nothing else loads.
      resources: { [defaultLanguage]: { core } },
      ns: [...namespaces],
      defaultNS: 'core',
      fallbackNS: [...namespaces],
      nsSeparator: false,
      keySeparator: false,
      // React escapes the values that are inserted into a text.
      interpolation: { escapeValue: false, defaultVariables: facts },
      react: { useSuspense: false },
    });
    i18n.services.formatter?.add('number', (value, lng) =>
      formatNumber(String(value), isLanguage(lng) ? lng : defaultLanguage),
    );
  }
  await changeLanguage(language).catch(() => loadTexts(list));
}
