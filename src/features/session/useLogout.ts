import { untracked } from '@/api/core/baseApi';
import { sessionApi } from '@/api/session/session.api';
import { forgetTruckerDrafts } from '@/shared/drafts/draftStorage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectToken, sessionEnded } from '@/store/session.slice';

/**
 * Logs out. The session ends at once, without waiting for the response: the server may be slow, and after a logout the
 * screen must not show any data. The request is sent in the background with the token of that session.
 */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);

  return () => {
    if (token === null) return;
    dispatch(sessionEnded(token, 'logout'));
    forgetTruckerDrafts();
    // Send the request after the session has ended, because its end aborts running requests. Untracked, so that the
    // store does not keep the token.
    void dispatch(sessionApi.endpoints.logout.initiate(token, untracked));
  };
}
