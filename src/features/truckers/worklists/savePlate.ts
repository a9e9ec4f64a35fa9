import { outcomeOf } from '@/api/core/apiError';
import type { Trucker } from '@/api/truckers/trucker.model';
import { normalForms, toSentTruckerNumbers } from '@/domain/truckerFields.mapper';
import type { Message } from '@/shared/errors/MessageText';
import {
  lostMessage,
  mapServerErrors,
  toChangeFailure,
  toSubmitFailure,
} from '@/shared/forms/serverErrors';
import { findErrors } from '@/shared/forms/validation';
import { unreadMessage } from '@/shared/lists/dialogs/freshRead';
import { isEndOfSession } from '@/shared/notifications/useNotify';
import { registrationNumberSchema } from '../forms/trucker.schema';
import { plateOf } from './worklists';

interface PlateCalls {
  /** Fetches the haulier; undefined if the session ended meanwhile. */
  read: () => Promise<Trucker | undefined>;
  add: (registrationNumber: string) => Promise<unknown>;
}

/** `conflict`: a colleague has added a number plate; nothing was sent. `ended`: the session has ended. */
export type PlateOutcome =
  | { kind: 'saved' | 'ended' }
  | { kind: 'conflict'; theirs: string }
  | { kind: 'refused' | 'unknown'; messages: readonly Message[] };

export function plateErrors(text: string): readonly Message[] {
  return Object.values(findErrors(registrationNumberSchema, { registrationNumber: text }));
}

function messagesOf(error: unknown): readonly Message[] {
  const failure = toChangeFailure(error, toSubmitFailure);
  const { fields, messages } = mapServerErrors(failure, { registrationNumber: '' }, {});
  return [...Object.values(fields), ...messages];
}

/**
 * Fetches the haulier first, as the dialog does: a colleague's number plate is not overwritten, and one that was saved
 * by a request without response is not sent again. `isUnknown`: the response to an earlier attempt was lost.
 */
export async function savePlate(
  text: string,
  isUnknown: boolean,
  { read, add }: PlateCalls,
): Promise<PlateOutcome> {
  const { registrationNumber } = toSentTruckerNumbers({ registrationNumber: text });
  const wanted = normalForms.registrationNumber(registrationNumber);
  let now: Trucker | undefined;
  try {
    now = await read();
  } catch (error) {
    if (isEndOfSession(error)) return { kind: 'ended' };
    return isUnknown
      ? { kind: 'unknown', messages: [lostMessage] }
      : { kind: 'refused', messages: [unreadMessage(error)] };
  }
  if (!now) return { kind: 'ended' };
  const theirs = plateOf(now);
  if (theirs === wanted) return { kind: 'saved' };
  if (theirs !== '') return { kind: 'conflict', theirs };
  try {
    await add(registrationNumber);
    return { kind: 'saved' };
  } catch (error) {
    if (isEndOfSession(error)) return { kind: 'ended' };
    const messages = messagesOf(error);
    if (outcomeOf(error) === 'refused') return { kind: 'refused', messages };
    const after = await read().catch(() => undefined);
    return after && plateOf(after) === wanted ? { kind: 'saved' } : { kind: 'unknown', messages };
  }
}
