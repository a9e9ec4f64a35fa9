import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { truckerListTag } from '@/api/truckers/trucker.tags';
import type { RunRequests } from '@/shared/runs/executeRun';
import type { AppDispatch } from '@/store/store';
import { isBeingSent, fetchTrucker, sendMessage, sendOnce } from '../truckerRequests';
import { leftOutAs, type MessageAbout } from './planMessages';

/**
 * The requests of runs that send messages. There is no `isDone`, because nobody can find out after a lost response
 * whether a message was sent.
 */
export function createMessageRunRequests(
  dispatch: AppDispatch,
): RunRequests<MessageAbout, string, Trucker> {
  return {
    parallel: 1,
    fetchNow: ({ about }) => fetchTrucker(dispatch, about.truckerId),
    // Send only to the e-mail address that the user has seen. If the haulier has another one by now, that is a
    // conflict.
    isUnchanged: (now, { before }) => now?.email === before,
    refusal: (now, { about: { message, truckerId } }) => {
      if (dispatch(isBeingSent(message, truckerId)))
        return { messages: [{ key: 'messages.sending' }] };
      const key = now && leftOutAs(message, now);
      return key ? { messages: [{ key }] } : null;
    },
    write: async ({ about: { message, truckerId } }, now) => {
      if (!now) return;
      await dispatch(sendOnce(message, truckerId, () => sendMessage(dispatch, message, now)));
    },
    // Refresh the list: the run may have found another e-mail address or insurance than the list shows.
    onEnd: () => void dispatch(truckerApi.util.invalidateTags([truckerListTag])),
  };
}
