import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { notify } from '@/shared/notifications/notify';
import type { LoginState } from '@/shared/routing/loginState';
import { useApplication } from '../start/application';
import { staffHome } from './redirects';
import { loginHref } from './returnTo';

/**
 * Sends to login, with the wanted path (section 4). Whose session was lost is told so (D3); who has
 * logged out has left the page and does not come back to it.
 */
export function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { sessionEnd } = useApplication();

  useEffect(() => {
    const end = sessionEnd.last();
    const state: LoginState = { hasLostSession: end === 'lost' };
    const to = end === 'logout' ? paths.login.href() : loginHref(`${pathname}${search}${hash}`);
    void navigate(to, { replace: true, state });
  }, [pathname, search, hash, navigate, sessionEnd]);

  return null;
}

/** Sends a user who lacks the permission to the haulier list, and says why (D1). */
export function AccessDenied() {
  const { t } = useTexts();
  const message = t('errors.noAccess');

  useEffect(() => {
    notify.info(message);
  }, [message]);

  return <Navigate to={staffHome} replace />;
}
