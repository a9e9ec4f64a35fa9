import type { Trucker } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';
import { useAppDispatch } from '@/store/hooks';

const { getTrucker } = truckerApi.endpoints;

/** Reads a haulier as the server has it now; nothing where the end of the session cut it off. Rejects with the call's error. */
export function useReadTrucker(id: Trucker['id']): () => Promise<Trucker | undefined> {
  const dispatch = useAppDispatch();
  return async () => {
    const request = dispatch(getTrucker.initiate(id, { forceRefetch: true, subscribe: false }));
    const { data, isSuccess } = await request;
    if (isSuccess) return data.trucker;
    await request.unwrap();
    return undefined;
  };
}
