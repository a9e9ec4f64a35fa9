import type { core } from './locales/da/core';
import type { registration } from './locales/da/registration';
import type { session } from './locales/da/session';
import type { truckers } from './locales/da/truckers';

/** A set of texts that is loaded as one: a route names the areas that it shows. */
export type TextArea = 'core' | 'session' | 'truckers' | 'registration';

/** Every area of texts. */
export const textAreas: readonly TextArea[] = ['core', 'session', 'truckers', 'registration'];

/** Danish is the measure: English has the same keys (see the locale files). */
type DanishTexts = typeof core & typeof session & typeof truckers & typeof registration;

/** The key of a text that a reader sees, as the glossary names it (`wizard.finish`). */
export type TextKey = keyof DanishTexts;
