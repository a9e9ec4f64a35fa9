import { answerTo } from '@/api/core/baseApi';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/store';

const { getTrucker } = truckerApi.endpoints;

/** Undefined where the end of the session cut it off. */
export async function readTrucker(
  dispatch: AppDispatch,
  id: Trucker['id'],
): Promise<Trucker | undefined> {
  const answer = await answerTo(dispatch(getTrucker.initiate(id, { forceRefetch: true })));
  return answer?.trucker;
}

export function useReadTrucker(id: Trucker['id']): () => Promise<Trucker | undefined> {
  const dispatch = useAppDispatch();
  return () => readTrucker(dispatch, id);
}
