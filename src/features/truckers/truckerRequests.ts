import { bypassCache, fetchOnce, untracked } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { AppDispatch, RootState } from '@/store/store';
import {
  messageSendingEnded,
  messageSendingStarted,
  selectIsSending,
  type TruckerMessage,
} from '@/store/truckerMessages.slice';

const { getTrucker, searchTruckers, sendCertificate, resendEmail } = truckerApi.endpoints;

/** Fetches a haulier, bypassing the cache. Undefined if the session ended meanwhile. */
export async function fetchTrucker(
  dispatch: AppDispatch,
  id: Trucker['id'],
): Promise<Trucker | undefined> {
  const answer = await fetchOnce(dispatch(getTrucker.initiate(id, bypassCache)));
  return answer?.trucker;
}

/** Fetches all hauliers with a CVR number, bypassing the cache. Undefined if the session ended meanwhile. */
export async function fetchTruckersByCvr(
  dispatch: AppDispatch,
  cvr: string,
): Promise<readonly Trucker[] | undefined> {
  const search = { text: cvr, field: 'cvr', page: 0, paginated: false } as const;
  const answer = await fetchOnce(dispatch(searchTruckers.initiate(search, bypassCache)));
  return answer?.rows;
}

export const isBeingSent =
  (message: TruckerMessage, truckerId: Trucker['id']) =>
  (_dispatch: AppDispatch, getState: () => RootState): boolean =>
    selectIsSending(getState(), message, truckerId);

/** Marks the message as being sent in the store, so that a row and a run cannot both send it. */
export const sendOnce =
  (message: TruckerMessage, truckerId: Trucker['id'], send: () => Promise<unknown>) =>
  async (dispatch: AppDispatch) => {
    if (dispatch(isBeingSent(message, truckerId))) return;
    dispatch(messageSendingStarted({ message, truckerId }));
    try {
      await send();
    } finally {
      dispatch(messageSendingEnded({ message, truckerId }));
    }
  };

/** Sends a haulier a message. Resolves with the text in the server's response; null if there is none. */
export function sendMessage(
  dispatch: AppDispatch,
  message: TruckerMessage,
  { id, email, name }: Trucker,
): Promise<string | null> {
  const sending =
    message === 'certificate'
      ? dispatch(sendCertificate.initiate(id, untracked))
      : dispatch(resendEmail.initiate({ truckerId: id, email, name }, untracked));
  return sending.unwrap();
}
