import { answerTo } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { AppDispatch, RootState } from '@/store/store';
import {
  messageAnswered,
  messageSent,
  selectIsSending,
  type TruckerMessage,
} from '@/store/truckerMessages.slice';

const { getTrucker, sendCertificate, resendEmail } = truckerApi.endpoints;
const untracked = { track: false } as const;

/** Undefined where the end of the session cut it off. */
export async function readTrucker(
  dispatch: AppDispatch,
  id: Trucker['id'],
): Promise<Trucker | undefined> {
  const answer = await answerTo(dispatch(getTrucker.initiate(id, { forceRefetch: true })));
  return answer?.trucker;
}

export const isBeingSent =
  (message: TruckerMessage, truckerId: Trucker['id']) =>
  (_dispatch: AppDispatch, getState: () => RootState): boolean =>
    selectIsSending(getState(), message, truckerId);

/** The store has the message until it is answered, so that it is not sent twice: by its row, nor by a run. */
export const sendOnce =
  (message: TruckerMessage, truckerId: Trucker['id'], send: () => Promise<unknown>) =>
  async (dispatch: AppDispatch) => {
    if (dispatch(isBeingSent(message, truckerId))) return;
    dispatch(messageSent({ message, truckerId }));
    try {
      await send();
    } finally {
      dispatch(messageAnswered({ message, truckerId }));
    }
  };

/** Answers with the server's own words, if it has any. */
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
