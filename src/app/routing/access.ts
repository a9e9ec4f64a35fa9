import type { User } from '@/api/session/session.model';
import { roleAllows, type Permission } from '@/config/permissions';

/**
 * The visitors that may open a page: `public` is everybody, `signedOut` only visitors without a session, a `Permission`
 * the users whose role has it. Pages for a guest in docs/product are `public`, except the login page: `signedOut`.
 */
export type PagePermission = Permission | 'public' | 'signedOut';

/**
 * The outcome of a visit: `open` the page, `login` first, `redirect` because the user is already logged in, or `denied`
 * for a logged-in user who lacks the permission.
 */
export type Access = 'open' | 'login' | 'redirect' | 'denied';

/** Decides whether a user may open a page. `user` is null if nobody is logged in. */
export function decideAccess(permission: PagePermission, user: User | null): Access {
  if (permission === 'public') return 'open';
  if (permission === 'signedOut') return user ? 'redirect' : 'open';
  if (!user) return 'login';
  return roleAllows(user.role, permission) ? 'open' : 'denied';
}

/** True for staff pages, false for public ones. */
export function needsSession(permission: PagePermission): boolean {
  return permission !== 'public' && permission !== 'signedOut';
}
