import type { Language } from '@/config/languages';
import { core } from './locales/da/core';
import type { Namespace } from './textKeys';

/** The texts of one namespace in one language, flat. */
export type Dictionary = Readonly<Record<string, string>>;

type Load = () => Promise<Dictionary>;

/** Danish core texts are part of the first script, so that something can always be said. */
export const bundledDictionary: Dictionary = core;

/**
 * Fetches the texts of a namespace. Danish, the default, comes in the script of the pages that show it, which
 * saves a request; any other language is a file of its own. Those that have a name are asked for by the early script, too.
 */
export const dictionaries: Readonly<Record<Language, Readonly<Record<Namespace, Load>>>> = {
  da: {
    core: () => Promise.resolve(bundledDictionary),
    session: async () =>
      (await import(/* webpackChunkName: "session" */ './locales/da/session')).session,
    registration: async () =>
      (await import(/* webpackChunkName: "registration" */ './locales/da/registration'))
        .registration,
    staff: async () => (await import(/* webpackChunkName: "staff" */ './locales/da/staff')).staff,
  },
  en: {
    core: async () => (await import(/* webpackChunkName: "core-en" */ './locales/en/core')).core,
    session: async () => (await import('./locales/en/session')).session,
    registration: async () =>
      (await import(/* webpackChunkName: "registration-en" */ './locales/en/registration'))
        .registration,
    staff: async () =>
      (await import(/* webpackChunkName: "staff-en" */ './locales/en/staff')).staff,
  },
};
