import { createContext } from 'react';
import type { Message } from '@/shared/errors/MessageText';

/** The registration number that is typed into a row of a worklist. */
export interface PlateDraft {
  text: string;
  phase: 'typed' | 'saving' | 'saved';
  messages: readonly Message[];
  /** Its answer was lost: it may be saved. */
  isUnknown?: boolean;
  /** A colleague's, which stands in its way. */
  theirs?: string;
}

/** By the haulier's id. */
export type PlateDrafts = ReadonlyMap<number, PlateDraft>;

export const noPlates: PlateDrafts = new Map();

/** Not a parameter of the columns, so that typing renders no other row. */
export const PlatesContext = createContext(noPlates);
