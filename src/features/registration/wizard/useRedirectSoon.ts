import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { redirectDelayMs } from '@/config/constants';
import type { LoginState } from '@/shared/routing/loginState';

/** Goes to another page after a delay, in which the user reads this one. With null, stays. */
export function useRedirectSoon(href: string | null, state?: LoginState): void {
  const navigate = useNavigate();
  const isLeaving = href !== null;
  const leave = useEffectEvent(() => {
    if (href !== null) void navigate(href, { state });
  });
  useEffect(() => {
    if (!isLeaving) return undefined;
    const redirect = setTimeout(() => leave(), redirectDelayMs);
    return () => clearTimeout(redirect);
  }, [isLeaving]);
}
