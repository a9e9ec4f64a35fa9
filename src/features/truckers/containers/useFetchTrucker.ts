import type { Trucker } from '@/api/truckers/trucker.model';
import { useAppDispatch } from '@/store/hooks';
import { fetchTrucker } from '../truckerRequests';

export function useFetchTrucker(id: Trucker['id']): () => Promise<Trucker | undefined> {
  const dispatch = useAppDispatch();
  return () => fetchTrucker(dispatch, id);
}
