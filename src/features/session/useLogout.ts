import { sessionApi } from '@/api/session/session.api';
import { forgetHaulierWork } from '@/shared/drafts/storedDrafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectToken, sessionEnded } from '@/store/session.slice';

/**
 * Logs out. The session ends at once, whatever the call comes to (specification, section 4): the server may be slow, and
 * who has logged out leaves nothing on the screen. The call goes on behind it with the bearer of that session.
 */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);

  return () => {
    if (token === null) return;
    dispatch(sessionEnded(token, 'logout'));
    forgetHaulierWork();
    // After the end, which cuts off what is under way; and untracked, so that the store keeps no bearer.
    void dispatch(sessionApi.endpoints.logout.initiate(token, { track: false }));
  };
}
