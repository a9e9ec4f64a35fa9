import { useTranslation } from 'react-i18next';
import { CallFailure, createApiError, isApiError, outcomeOf } from '@/api/core/apiError';
import { useCreateTruckerMutation } from '@/api/truckers/trucker.api';
import type { TruckerInput } from '@/api/truckers/trucker.model';
import { useLostAttempt } from '@/shared/drafts/dialogDraft';
import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/serverErrors';
import { useAppDispatch } from '@/store/hooks';
import { identityOf, isSameTrucker } from '../forms/trucker.mapper';
import { fetchTruckersByCvr } from '../truckerRequests';

interface LostAttempt {
  input: TruckerInput;
  failure: CallFailure;
  /** True if the user has been told which haulier this attempt may have created. */
  wasReported?: boolean;
}

/** The failure of an attempt whose response was lost, with a text that names the haulier it may have created. */
class MaybeCreated extends CallFailure {
  readonly text: string;

  constructor(failure: CallFailure, text: string) {
    super(failure.plain);
    this.text = text;
  }
}

/** Converts an error of `useCreateTrucker`, or of another change of a haulier, for the form. */
export function toTruckerFailure(error: unknown): SubmitFailure {
  const failure = toSubmitFailure(error);
  return error instanceof MaybeCreated
    ? { ...failure, otherMessages: [{ text: error.text }] }
    : failure;
}

/**
 * Returns a function that creates a haulier. It resolves with the haulier's id, or with null if the response does not
 * contain it.
 * If the response to an attempt was lost, the next attempt first looks for a haulier with the sent CVR and truck
 * number, and sends again only if there is none. A haulier that is found and has all values of the form counts as
 * created. With other values the outcome stays unknown: a colleague may have created it, the server may have stored a
 * value differently, or the user has changed one. The error names that haulier, and the next attempt looks for the CVR
 * and truck number that the form has by then.
 */
export function useCreateTrucker(): (input: TruckerInput) => Promise<number | null> {
  const { t } = useTranslation('staff');
  const dispatch = useAppDispatch();
  const [createTrucker] = useCreateTruckerMutation();
  // The last attempt whose response was lost, until a haulier is created or found.
  const [lost, setLost] = useLostAttempt<LostAttempt>();
  return async (input) => {
    if (lost !== null) {
      const { failure } = lost;
      const sought = lost.wasReported ? input : lost.input;
      const known = await fetchTruckersByCvr(dispatch, sought.cvr).catch(() => undefined);
      // The search failed, so the outcome of the lost attempt stays unknown.
      if (!known) throw failure;
      const candidates = known.filter((trucker) => identityOf(trucker) === identityOf(sought));
      const created = candidates.find((trucker) => isSameTrucker(trucker, input));
      if (created) {
        setLost(null);
        return created.id;
      }
      const [candidate] = candidates;
      if (candidate) {
        const { name, cvr, truckNumber } = candidate;
        setLost({ ...lost, wasReported: true });
        throw new MaybeCreated(failure, t('truckers.maybeAdded', { name, cvr, truckNumber }));
      }
    }
    // Store the attempt before it is sent: if the session ends, its response is lost.
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
