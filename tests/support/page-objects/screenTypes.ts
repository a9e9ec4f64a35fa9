import type { Page } from '@playwright/test';
import type { Language } from '@/config/languages';
import { core as daCore } from '@/i18n/locales/da/core';
import { staff as daStaff } from '@/i18n/locales/da/staff';
import { registration as daRegistration } from '@/i18n/locales/da/registration';
import { staff as enStaff } from '@/i18n/locales/en/staff';
import { core as enCore } from '@/i18n/locales/en/core';
import { registration as enRegistration } from '@/i18n/locales/en/registration';
import type { BuiltApp } from '@tests/support/servers/builtApp';

const texts = {
  da: {
    ...daCore,
    ...daStaff,
    ...daRegistration,
  },
  en: {
    ...enCore,
    ...enStaff,
    ...enRegistration,
  },
};

/** The texts that the screens are found by. */
export type ScreenTexts = (typeof texts)['da'];

/** The texts of a language. */
export function textsOf(language: Language): ScreenTexts {
  return texts[language];
}

/**
 * Does what leads to a state of a screen, by the texts of the language that it is shown in. Where it holds a call, so that the state
 * lasts, it returns what lets the call through; that is done before the next state is opened.
 */
export type Open = (
  page: Page,
  t: ScreenTexts,
  app: BuiltApp,
) => Promise<void> | Promise<() => unknown>;

/** A state that a screen gets into. */
export interface ScreenState {
  name: string;
  open: Open;
}

/** A screen to look at, in one of its states. */
export interface Screen {
  name: string;
  path: string;
  isPublic?: boolean;
  /** A scenario of the mock (`mocks/control/scenarios.ts`). */
  scenario?: string;
  /** What the browser says in its console about a request that is meant to fail. */
  noise?: RegExp;
  /** Signing is switched on, with a page of the tests in its frame. */
  hasSigning?: boolean;
  /** Opens what stands on the page only after something was pressed. */
  open?: Open;
  /** More of its states, each reached from the one before. */
  next?: readonly ScreenState[];
}
