import { isNotFound, outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { normalizers, numberPlateOf, toSentTruckerNumbers } from '@/domain/truckerFields.mapper';
import type { Message } from '@/shared/errors/failureMessage';
import {
  failureMessages,
  toChangeFailure,
  toFetchFailure,
  toSubmitFailure,
} from '@/shared/forms/serverErrors';
import { findErrors } from '@/shared/forms/validation';
import { isEndOfSession } from '@/shared/notifications/useNotify';
import { numberPlateSchema } from '../forms/trucker.schema';

interface NumberPlateRequests {
  /** Fetches the haulier; undefined if the session ended meanwhile. */
  fetchNow: () => Promise<Trucker | undefined>;
  add: (numberPlate: string) => Promise<unknown>;
}

/**
 * `conflict`: a colleague has added a number plate; nothing was sent. `gone`: a colleague has deleted the haulier.
 * `ended`: the session has ended.
 */
type NumberPlateOutcome =
  | { kind: 'saved' | 'gone' | 'ended' }
  | { kind: 'conflict'; theirs: string }
  | { kind: 'refused' | 'unknown'; messages: readonly Message[] };

export function numberPlateErrors(text: string): readonly Message[] {
  return Object.values(findErrors(numberPlateSchema, { numberPlate: text }));
}

/**
 * Saves a number plate that was typed into a row. Like the dialog, fetches the haulier first: it neither overwrites a
 * colleague's number plate nor sends again what a request without response has saved. `isUnknown`: the response to an
 * earlier attempt was lost.
 */
export async function saveNumberPlate(
  text: string,
  isUnknown: boolean,
  { fetchNow, add }: NumberPlateRequests,
): Promise<NumberPlateOutcome> {
  const { numberPlate } = toSentTruckerNumbers({ numberPlate: text });
  const wanted = normalizers.numberPlate(numberPlate);
  let now: Trucker | undefined;
  try {
    now = await fetchNow();
  } catch (error) {
    if (isEndOfSession(error)) return { kind: 'ended' };
    if (isNotFound(error)) return { kind: 'gone' };
    const failure = toFetchFailure(error, isUnknown, toSubmitFailure);
    return { kind: isUnknown ? 'unknown' : 'refused', messages: failureMessages(failure) };
  }
  if (!now) return { kind: 'ended' };
  const theirs = numberPlateOf(now);
  if (theirs === wanted) return { kind: 'saved' };
  if (theirs !== '') return { kind: 'conflict', theirs };
  try {
    await add(numberPlate);
    return { kind: 'saved' };
  } catch (error) {
    if (isEndOfSession(error)) return { kind: 'ended' };
    const messages = failureMessages(toChangeFailure(error, toSubmitFailure));
    const isRefused = outcomeOf(error) === 'refused';
    // A 404 may be about the number plate or about the haulier. Fetch the haulier to find out.
    if (isRefused && !isNotFound(error)) return { kind: 'refused', messages };
    try {
      const after = await fetchNow();
      if (after && numberPlateOf(after) === wanted) return { kind: 'saved' };
    } catch (failure) {
      if (isNotFound(failure)) return { kind: 'gone' };
    }
    return { kind: isRefused ? 'refused' : 'unknown', messages };
  }
}
