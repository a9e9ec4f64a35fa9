import type { addOns } from './locales/da/addOns';
import type { core } from './locales/da/core';
import type { dashboard } from './locales/da/dashboard';
import type { email } from './locales/da/email';
import type { history } from './locales/da/history';
import type { priceMatrix } from './locales/da/priceMatrix';
import type { prices } from './locales/da/prices';
import type { profile } from './locales/da/profile';
import type { registration } from './locales/da/registration';
import type { session } from './locales/da/session';
import type { shortcuts } from './locales/da/shortcuts';
import type { truckerForms } from './locales/da/truckerForms';
import type { truckerPanel } from './locales/da/truckerPanel';
import type { truckers } from './locales/da/truckers';

/** Every area of texts: a set that is loaded as one. A route names the areas that it shows. */
export const textAreas = [
  'core',
  'session',
  'truckers',
  'truckerForms',
  'truckerPanel',
  'shortcuts',
  'registration',
  'prices',
  'priceMatrix',
  'addOns',
  'profile',
  'dashboard',
  'history',
  'email',
] as const;

/** The name of an area. */
export type TextArea = (typeof textAreas)[number];

/** Danish is the measure: English has the same keys (see the locale files). */
type DanishTexts = typeof core &
  typeof session &
  typeof truckers &
  typeof truckerForms &
  typeof truckerPanel &
  typeof shortcuts &
  typeof registration &
  typeof prices &
  typeof priceMatrix &
  typeof addOns &
  typeof profile &
  typeof dashboard &
  typeof history &
  typeof email;

/** The key of a text that a reader sees, as the glossary names it (`wizard.finish`). */
export type TextKey = keyof DanishTexts;
