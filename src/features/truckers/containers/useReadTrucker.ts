import type { Trucker } from '@/api/truckers/trucker.model';
import { useAppDispatch } from '@/store/hooks';
import { readTrucker } from '../truckerCalls';

export function useReadTrucker(id: Trucker['id']): () => Promise<Trucker | undefined> {
  const dispatch = useAppDispatch();
  return () => readTrucker(dispatch, id);
}
