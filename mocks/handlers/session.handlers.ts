import { logIn, logOut } from '../domain/auth.domain';
import { messageText } from '../domain/messages';
import type { Operations } from './http/operation.types';

/** Log in, log out and language (specification, section 7). */
export const sessionOperations: Pick<Operations, 'login' | 'logout' | 'setLanguage'> = {
  login: ({ db, body, language }) => {
    const session = logIn(db, body.email, body.password);
    if (session === null)
      return { token: null, user: 0, message: messageText('inactiveUser', language) };
    const { name, email, role } = session.user;
    return { token: session.token, user: { name, email, role } };
  },
  logout: ({ db, bearer, language }) => {
    logOut(db, bearer ?? '');
    return { status: 200, message: messageText('loggedOut', language) };
  },
  setLanguage: ({ db, params, user }) => {
    if (user !== null) db.users.update(user.id, { language: params.lang });
    return { status: 200, message: messageText('languageSet', params.lang) };
  },
};
