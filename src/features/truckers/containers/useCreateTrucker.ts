import { CallFailure, createApiError, isApiError, outcomeOf } from '@/api/core/apiError';
import { useCreateTruckerMutation } from '@/api/truckers/trucker.api';
import type { TruckerInput } from '@/api/truckers/trucker.model';
import { useLostAttempt } from '@/shared/drafts/dialogDraft';
import { useAppDispatch } from '@/store/hooks';
import { isSameTrucker } from '../forms/trucker.mapper';
import { fetchTruckersWith } from '../truckerRequests';

/**
 * Resolves with the id of the new haulier, or null if the response does not contain it. After a lost response, a
 * haulier with the sent values counts as created, so that it is not created twice. If the user has changed the values
 * since then, nothing is sent, and the outcome stays unknown.
 */
export function useCreateTrucker(): (input: TruckerInput) => Promise<number | null> {
  const dispatch = useAppDispatch();
  const [createTrucker] = useCreateTruckerMutation();
  // The last attempt whose response is missing, until one has succeeded.
  const [lost, setLost] = useLostAttempt<{ input: TruckerInput; failure: CallFailure }>();
  return async (input) => {
    if (lost !== null) {
      const { input: sent, failure } = lost;
      const known = await fetchTruckersWith(dispatch, sent.cvr).catch(() => undefined);
      // The search failed, so the outcome of the first try stays unknown.
      if (!known) throw failure;
      const created = known.find((trucker) => isSameTrucker(trucker, sent));
      if (created) {
        if (!isSameTrucker(created, input)) throw failure;
        setLost(null);
        return created.id;
      }
    }
    // Before sending, as the end of the session may cut off the response.
    setLost({ input, failure: new CallFailure(createApiError('network')) });
    try {
      const id = await createTrucker(input).unwrap();
      setLost(null);
      return id;
    } catch (error) {
      if (outcomeOf(error) === 'refused') setLost(lost);
      else if (isApiError(error)) setLost({ input, failure: new CallFailure(error) });
      throw error;
    }
  };
}
