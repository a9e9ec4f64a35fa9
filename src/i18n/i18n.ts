import { createInstance, type TFunction } from 'i18next';
import { createContext } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Facts } from '@/config/facts';
import { defaultLanguage, type Language } from '@/config/languages';
import type { bulk } from './locales/da/bulk';
import { core } from './locales/da/core';
import type { registration } from './locales/da/registration';
import type { session } from './locales/da/session';
import type { staff } from './locales/da/staff';

/** The namespaces of the texts, each loaded as one. A route names those that it shows. */
export const namespaces = ['core', 'session', 'registration', 'staff', 'bulk'] as const;

/** The name of a namespace. */
export type Namespace = (typeof namespaces)[number];

interface Resources {
  core: typeof core;
  session: typeof session;
  registration: typeof registration;
  staff: typeof staff;
  bulk: typeof bulk;
}

/** The key of a text, as the glossary names it (`wizard.finish`). Danish is the measure: English has the same keys. */
export type TextKey = { [Name in Namespace]: keyof Resources[Name] }[Namespace];

/** What each language calls itself. */
export const languageKeys: Record<Language, TextKey> = {
  da: 'topbar.danish',
  en: 'topbar.english',
};

/** What `useTranslation` gives as `t`, for functions that are handed it. Keys are unique, so any namespace's serves. */
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
 * Whom the texts of the wizard speak to, `''` or `'staff'`: the `context` of i18next, which reads `key_staff` where there is one.
 * Its type is i18next's own.
 */
export const Audience = createContext<unknown>('');

/** The one i18next instance. Components use `useTranslation`. */
export const i18n = createInstance();

/** Filled in wherever a text names them. */
const facts = {};
const wanted = new Set<Namespace>(['core']);
let newestChange = 0;

/** The texts of a namespace in one language, each in a script of its own (`da-staff-ts`). */
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

/** The language of the interface, for a component that shows no text of its own: it renders anew when the language changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}

/**
 * Makes the texts of these namespaces ready in the current language, and in every language that is chosen
 * later. Where a translation cannot be fetched the Danish text stands in; rejects when that fails too.
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
 * Switches the interface once all its texts are there in the new language; rejects, and changes
 * nothing, when they cannot be fetched. A later change wins over one that is still on its way.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const change = ++newestChange;
  let ready: number;
  do {
    ready = wanted.size;
    await Promise.all([...wanted].map((namespace) => loadNamespace(language, namespace)));
    // A page may have been fetched meanwhile, in the old language.
  } while (wanted.size > ready);
  if (change === newestChange) await i18n.changeLanguage(language);
}

/**
 * Starts the texts in a language, with those of the first page, and fills them with the deployment's facts (D36). Danish
 * stands in when that language cannot be fetched; rejects when Danish cannot either.
 */
export async function initI18n(
  language: Language,
  list: readonly Namespace[] = [],
  ofDeployment?: Facts,
): Promise<void> {
  Object.assign(facts, ofDeployment);
  list.forEach((namespace) => wanted.add(namespace));
  if (!i18n.isInitialized) {
    await i18n.use(initReactI18next).init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      // Part of the first script, so that something can always be said.
      resources: { [defaultLanguage]: { core } },
      ns: [...namespaces],
      defaultNS: 'core',
      fallbackNS: [...namespaces],
      nsSeparator: false,
      keySeparator: false,
      // React does the escaping.
      interpolation: { escapeValue: false, defaultVariables: facts },
      react: { useSuspense: false },
    });
  }
  await changeLanguage(language).catch(() => loadTexts(list));
}
