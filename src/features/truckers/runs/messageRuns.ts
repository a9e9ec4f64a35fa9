import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi, truckerListTag } from '@/api/truckers/trucker.api';
import type { RunKind } from '@/shared/runs/workThrough';
import type { AppDispatch } from '@/store/store';
import { isBeingSent, readTrucker, sendMessage, sendOnce } from '../truckerCalls';
import { leftOutAs, type MessageAbout } from './planMessages';

/** The runs that send messages. Without `isDone`: nobody can tell whether a message has arrived whose answer was lost. */
export function createMessageRuns(dispatch: AppDispatch): RunKind<MessageAbout, string, Trucker> {
  return {
    parallel: 1,
    read: ({ about }) => readTrucker(dispatch, about.truckerId),
    // The address that the user has seen.
    isUnchanged: (now, { before }) => now?.email === before,
    refusal: (now, { about: { message, truckerId } }) => {
      if (dispatch(isBeingSent(message, truckerId))) return { key: 'messages.sending' };
      const key = now && leftOutAs(message, now);
      return key ? { key } : null;
    },
    write: async ({ about: { message, truckerId } }, now) => {
      if (!now) return;
      await dispatch(sendOnce(message, truckerId, () => sendMessage(dispatch, message, now)));
    },
    // The list may have shown another address or insurance than was found.
    onEnd: () => void dispatch(truckerApi.util.invalidateTags([truckerListTag])),
  };
}
