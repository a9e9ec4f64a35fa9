import type { core } from './locales/da/core';
import type { registration } from './locales/da/registration';
import type { session } from './locales/da/session';
import type { staff } from './locales/da/staff';

/** The namespaces of the texts, each loaded as one. A route names those that it shows. */
export const namespaces = ['core', 'session', 'registration', 'staff'] as const;

/** The name of a namespace. */
export type Namespace = (typeof namespaces)[number];

/** The key of a text that a reader sees, as the glossary names it (`wizard.finish`). Danish is the measure: English has the same keys. */
export type TextKey = keyof (typeof core & typeof session & typeof registration & typeof staff);
