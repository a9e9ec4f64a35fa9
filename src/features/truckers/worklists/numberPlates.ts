import { createContext } from 'react';
import type { Message } from '@/shared/errors/failureMessage';

/** A number plate typed into a row of a worklist. */
export interface NumberPlateDraft {
  text: string;
  phase: 'typed' | 'saving' | 'saved';
  messages: readonly Message[];
  /** True if the response to a save was lost, so that the number plate may be saved. */
  isUnknown?: boolean;
  /** The number plate that a colleague has saved meanwhile. */
  theirs?: string;
}

/** The drafts by the id of the haulier. */
export type NumberPlateDrafts = ReadonlyMap<number, NumberPlateDraft>;

export const noNumberPlates: NumberPlateDrafts = new Map();

/** The drafts that the user must still save. */
export const unsavedNumberPlates = (drafts: NumberPlateDrafts): NumberPlateDraft[] =>
  [...drafts.values()].filter(({ phase }) => phase === 'typed');

/** The drafts are in a context and not a parameter of the columns, so that typing renders only the fields. */
export const NumberPlatesContext = createContext(noNumberPlates);
