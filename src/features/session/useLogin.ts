import { isApiError } from '@/api/core/apiError';
import { useLoginMutation } from '@/api/session/session.api';
import type { Credentials } from '@/api/session/session.model';
import { toSubmitFailure, type SubmitFailure } from '@/shared/forms/submitFailure';
import { useAppDispatch } from '@/store/hooks';
import { sessionStarted } from '@/store/session.slice';
import { forgetHaulierWork } from '@/store/storedSession';

/**
 * Logs in (specification, section 4). Resolves with what went wrong, or with nothing once the session
 * has started; the guard then leads on from the login page.
 */
export function useLogin(): (credentials: Credentials) => Promise<SubmitFailure | undefined> {
  const dispatch = useAppDispatch();
  const [login] = useLoginMutation();

  return async (credentials) => {
    try {
      const result = await login(credentials).unwrap();
      if ('refusal' in result) {
        const { refusal } = result;
        return { message: refusal === null ? { key: 'login.refused' } : { text: refusal } };
      }
      forgetHaulierWork();
      dispatch(sessionStarted(result));
      return undefined;
    } catch (error) {
      const isDamaged = isApiError(error) && error.kind === 'malformed';
      return isDamaged ? { message: { key: 'login.damaged' } } : toSubmitFailure(error);
    }
  };
}
