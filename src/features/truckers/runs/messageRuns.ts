import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi, truckerListTag } from '@/api/truckers/trucker.api';
import type { RunKind } from '@/shared/runs/workThrough';
import type { AppDispatch } from '@/store/store';
import { messageAnswered, messageSent } from '@/store/truckerMessages.slice';
import { readTrucker, sendMessage } from '../truckerCalls';
import { leftOutAs, type MessageAbout } from './planMessages';

/** The runs that send messages. Without `isDone`: nobody can tell whether a message has arrived whose answer was lost. */
export function createMessageRuns(dispatch: AppDispatch): RunKind<MessageAbout, string, Trucker> {
  return {
    parallel: 1,
    read: ({ about }) => readTrucker(dispatch, about.truckerId),
    // The address that the user has seen.
    isUnchanged: (now, { before }) => now?.email === before,
    refusal: (now, { about }) => {
      const key = now && leftOutAs(about.message, now);
      return key ? { key } : null;
    },
    write: async ({ about }, now) => {
      if (!now) return;
      // Its row shows that it is being sent, and sends nothing meanwhile.
      dispatch(messageSent(about));
      try {
        await sendMessage(dispatch, about.message, now);
      } finally {
        dispatch(messageAnswered(about));
      }
    },
    // The list may have shown another address or insurance than was found.
    onEnd: () => void dispatch(truckerApi.util.invalidateTags([truckerListTag])),
  };
}
