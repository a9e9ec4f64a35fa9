import { useState } from 'react';
import { useLogoutMutation } from '@/api/session/session.api';
import { useAppDispatch } from '@/store/hooks';
import { sessionEnded } from '@/store/session.slice';

/**
 * Logs out. Whatever the call comes to, the session ends (specification, section 4). `onBeforeEnd` is
 * called right before, so that the guard knows that this was wanted.
 */
export function useLogout(onBeforeEnd: () => void) {
  const dispatch = useAppDispatch();
  const [logout] = useLogoutMutation();
  const [isLoggingOut, setIsLoggingOut] = useState(false);

  const logOut = async () => {
    setIsLoggingOut(true);
    // The mutation's own promise never rejects: it resolves with data or error alike.
    await logout();
    onBeforeEnd();
    dispatch(sessionEnded());
  };

  return { isLoggingOut, logOut };
}
