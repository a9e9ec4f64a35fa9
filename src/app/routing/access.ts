import type { User } from '@/api/session/session.model';
import { roleAllows } from '@/config/gates';
import type { AppRoute } from '@/shared/routing/appRoute';

/**
 * What becomes of a visit: `open` it, `login` first, go `redirect` because login is done already, or
 * `denied` to somebody who is signed in (specification, section 4; D1, D4).
 */
export type Access = 'open' | 'login' | 'redirect' | 'denied';

/** Decides on a visit to a route. `user` is null where nobody is signed in. */
export function decideAccess(gate: AppRoute['gate'], user: User | null): Access {
  if (gate === 'guest') return 'open';
  if (gate === 'signedOut') return user ? 'redirect' : 'open';
  if (!user) return 'login';
  return roleAllows(user.role, gate) ? 'open' : 'denied';
}

/** True for the pages of the staff; the public ones are open to everybody. */
export function needsSession(gate: AppRoute['gate']): boolean {
  return gate !== 'guest' && gate !== 'signedOut';
}
