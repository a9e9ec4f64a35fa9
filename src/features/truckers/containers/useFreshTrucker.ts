import { useEffect, useState } from 'react';
import type { Trucker } from '@/api/truckers/trucker.model';
import { truckersApi } from '@/api/truckers/truckers.api';
import { useAppDispatch } from '@/store/hooks';

interface Loading {
  trucker: Trucker | null;
  error: unknown;
  isLoading: boolean;
}

const { getTrucker } = truckersApi.endpoints;

/**
 * A haulier as the server has it now, read once and then left alone: what somebody edits does not change
 * under their hands. `error` is the last try's and stays while `retry` is under way.
 */
export function useFreshTrucker(id: Trucker['id']): Loading & { retry: () => void } {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(1);
  const [loading, setLoading] = useState<Loading>({ trucker: null, error: null, isLoading: true });

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const request = getTrucker.initiate(id, { forceRefetch: true, subscribe: false });
      // Neither data nor error has a request that the end of the session cut off.
      const { data, error, isSuccess } = await dispatch(request);
      if (!isWanted) return;
      // After a failure the data is still what was read before: not the haulier as it is now.
      setLoading({
        trucker: isSuccess ? data.trucker : null,
        error: isSuccess ? null : error,
        isLoading: false,
      });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [dispatch, id, tries]);

  return {
    ...loading,
    retry: () => {
      if (loading.isLoading) return;
      setLoading((now) => ({ ...now, isLoading: true }));
      setTries((count) => count + 1);
    },
  };
}
