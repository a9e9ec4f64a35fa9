import { answerTo } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { AppDispatch } from '@/store/store';
import type { TruckerMessage } from '@/store/truckerMessages.slice';

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
