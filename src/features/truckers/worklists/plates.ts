import { createContext } from 'react';
import type { Message } from '@/shared/errors/MessageText';

/** A number plate typed into a row of a worklist. */
export interface PlateDraft {
  text: string;
  phase: 'typed' | 'saving' | 'saved';
  messages: readonly Message[];
  /** The response was lost, so the number plate may be saved. */
  isUnknown?: boolean;
  /** The number plate that a colleague has saved meanwhile. */
  theirs?: string;
}

/** By haulier id. */
export type PlateDrafts = ReadonlyMap<number, PlateDraft>;

export const noPlates: PlateDrafts = new Map();

/** A context and not a parameter of the columns, so that typing renders the fields only. */
export const PlatesContext = createContext(noPlates);
