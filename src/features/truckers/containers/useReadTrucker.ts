import { answerTo } from '@/api/core/answerTo';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/store';

const { getTrucker } = truckerApi.endpoints;

/** Reads a haulier as the server has it now; nothing where the end of the session cut it off. Rejects with the call's error. */
export async function readTrucker(
  dispatch: AppDispatch,
  id: Trucker['id'],
): Promise<Trucker | undefined> {
  const answer = await answerTo(dispatch(getTrucker.initiate(id, { forceRefetch: true })));
  return answer?.trucker;
}

/** The same, for a dialog about this haulier. */
export function useReadTrucker(id: Trucker['id']): () => Promise<Trucker | undefined> {
  const dispatch = useAppDispatch();
  return () => readTrucker(dispatch, id);
}
