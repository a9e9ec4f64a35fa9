import type { Page } from '@playwright/test';
import type { Language } from '@/config/languages';
import { bulk as daBulk } from '@/i18n/locales/da/bulk';
import { core as daCore } from '@/i18n/locales/da/core';
import { staff as daStaff } from '@/i18n/locales/da/staff';
import { registration as daRegistration } from '@/i18n/locales/da/registration';
import { bulk as enBulk } from '@/i18n/locales/en/bulk';
import { staff as enStaff } from '@/i18n/locales/en/staff';
import { core as enCore } from '@/i18n/locales/en/core';
import { registration as enRegistration } from '@/i18n/locales/en/registration';
import type { BuiltApp } from '@tests/support/servers/builtApp';

const texts = {
  da: {
    ...daCore,
    ...daStaff,
    ...daRegistration,
    ...daBulk,
  },
  en: {
    ...enCore,
    ...enStaff,
    ...enRegistration,
    ...enBulk,
  },
};

/** The texts that the screens are found by. */
export type ScreenTexts = (typeof texts)['da'];

/** The texts of a language. */
export function textsOf(language: Language): ScreenTexts {
  return texts[language];
}

/** Does what leads from the page as it opens to the state that is looked at, by the texts of its language. */
export type Open = (page: Page, t: ScreenTexts, app: BuiltApp) => Promise<unknown>;

/** One step after the other. */
export const inTurn =
  (...steps: readonly Open[]): Open =>
  async (page, t, app) => {
    for (const step of steps) await step(page, t, app);
  };

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
  /** What is done before the page is asked for: a call is held, a file is taken away. */
  before?: (page: Page, app: BuiltApp) => unknown;
  open?: Open;
  /** What it waits for does not come: the screen is looked at while it waits. */
  isWaiting?: boolean;
}
