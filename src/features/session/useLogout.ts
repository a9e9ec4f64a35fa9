import { useState } from 'react';
import { useLogoutMutation } from '@/api/session/session.api';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectToken, sessionEnded } from '@/store/session.slice';
import { clearSession } from '@/store/storedSession';

/**
 * Logs out. Whatever the call comes to, the session ends (specification, section 4). The browser forgets it first: the
 * call may take long, and who closes or reloads the page meanwhile, or looks at another tab, is logged out. `onBeforeEnd`
 * is called right before the end, so that the guard knows that this was wanted.
 */
export function useLogout(onBeforeEnd: () => void) {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const [logout] = useLogoutMutation();
  const [isLoggingOut, setIsLoggingOut] = useState(false);

  const logOut = async () => {
    setIsLoggingOut(true);
    clearSession(token);
    // The mutation's own promise never rejects: it resolves with data or error alike.
    await logout();
    onBeforeEnd();
    dispatch(sessionEnded());
  };

  return { isLoggingOut, logOut };
}
