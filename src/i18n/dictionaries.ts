import type { Language } from '@/config/languages';
import { core } from './locales/da/core';
import type { TextArea } from './textKeys';

/** The texts of one area in one language, flat. */
export type Dictionary = Readonly<Record<string, string>>;

type Load = () => Promise<Dictionary>;

/** Danish core texts are part of the first script, so that something can always be said. */
export const bundledDictionary: Dictionary = core;

/**
 * Fetches the texts of an area. Danish, the default, comes in the script of the pages that show it, which
 * saves a request; any other language is a file of its own. Those that have a name are asked for by the early script, too.
 */
export const dictionaries: Readonly<Record<Language, Readonly<Record<TextArea, Load>>>> = {
  da: {
    core: () => Promise.resolve(bundledDictionary),
    session: async () =>
      (await import(/* webpackChunkName: "session" */ './locales/da/session')).session,
    truckers: async () =>
      (await import(/* webpackChunkName: "truckers" */ './locales/da/truckers')).truckers,
    truckerForms: async () => (await import('./locales/da/truckerForms')).truckerForms,
    truckerPanel: async () => (await import('./locales/da/truckerPanel')).truckerPanel,
    shortcuts: async () => (await import('./locales/da/shortcuts')).shortcuts,
    registration: async () =>
      (await import(/* webpackChunkName: "registration" */ './locales/da/registration'))
        .registration,
    prices: async () =>
      (await import(/* webpackChunkName: "prices" */ './locales/da/prices')).prices,
    priceMatrix: async () => (await import('./locales/da/priceMatrix')).priceMatrix,
    addOns: async () =>
      (await import(/* webpackChunkName: "add-ons" */ './locales/da/addOns')).addOns,
    profile: async () =>
      (await import(/* webpackChunkName: "profile" */ './locales/da/profile')).profile,
    dashboard: async () =>
      (await import(/* webpackChunkName: "dashboard" */ './locales/da/dashboard')).dashboard,
    history: async () =>
      (await import(/* webpackChunkName: "history" */ './locales/da/history')).history,
    email: async () => (await import(/* webpackChunkName: "email" */ './locales/da/email')).email,
  },
  en: {
    core: async () => (await import(/* webpackChunkName: "core-en" */ './locales/en/core')).core,
    session: async () => (await import('./locales/en/session')).session,
    truckers: async () =>
      (await import(/* webpackChunkName: "truckers-en" */ './locales/en/truckers')).truckers,
    truckerForms: async () => (await import('./locales/en/truckerForms')).truckerForms,
    truckerPanel: async () => (await import('./locales/en/truckerPanel')).truckerPanel,
    shortcuts: async () => (await import('./locales/en/shortcuts')).shortcuts,
    registration: async () =>
      (await import(/* webpackChunkName: "registration-en" */ './locales/en/registration'))
        .registration,
    prices: async () => (await import('./locales/en/prices')).prices,
    priceMatrix: async () => (await import('./locales/en/priceMatrix')).priceMatrix,
    addOns: async () => (await import('./locales/en/addOns')).addOns,
    profile: async () => (await import('./locales/en/profile')).profile,
    dashboard: async () => (await import('./locales/en/dashboard')).dashboard,
    history: async () => (await import('./locales/en/history')).history,
    email: async () => (await import('./locales/en/email')).email,
  },
};
