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

/** The texts by which tests find elements on the screens. */
export type ScreenTexts = (typeof texts)['da'];

export function textsOf(language: Language): ScreenTexts {
  return texts[language];
}

/** Takes an opened page to the state under test, using the texts of its language. */
export type Open = (page: Page, t: ScreenTexts, app: BuiltApp) => Promise<unknown>;

/** Runs steps one after the other. */
export const inTurn =
  (...steps: readonly Open[]): Open =>
  async (page, t, app) => {
    for (const step of steps) await step(page, t, app);
  };

/** A screen in one of its states. */
export interface Screen {
  name: string;
  path: string;
  isPublic?: boolean;
  /** Lets the page prefetch while the browser is idle. */
  isIdle?: boolean;
  /** A scenario of the mock (`mocks/control/scenarios.ts`). */
  scenario?: string;
  /** Expected console errors about a request that fails on purpose. */
  noise?: RegExp;
  /** Enables signing, with the test signing page in its frame. */
  hasSigning?: boolean;
  /** Runs before the page is opened, for example to hold a request or to block a file. */
  before?: (page: Page, app: BuiltApp) => unknown;
  open?: Open;
  /** The screen is checked while it waits for a held response. */
  isWaiting?: boolean;
}
