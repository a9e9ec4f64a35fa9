import type { Language } from '@/config/languages';

import { call, readNothing } from '../core/call';
import { required } from '../core/wire/read';
import { readToken, readUser, type Credentials, type LoginResult } from './session.model';
import { baseApi } from '../core/baseApi';
import { readMessage, unwrap } from '../core/wire/envelope';

/** The answer to a login. The server's `user: 0` logs nobody in; its message says why (specification, sections 4 and 8). */
export function readLogin(body: unknown): LoginResult {
  const user = unwrap(body, 'user');
  if (user === 0 || user === '0') return { refusal: readMessage(body) };
  return {
    token: required(readToken(unwrap(body, 'token')), 'token'),
    user: required(readUser(user), 'user'),
  };
}

/** Login (specification, sections 4 and 7). */
export const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResult, Credentials>({
      queryFn: call(
        ({ email, password }) => ({
          path: ['auth', 'login'],
          method: 'POST',
          body: { email, password },
          withLocale: true,
          isSessionCall: true,
        }),
        readLogin,
      ),
    }),
  }),
});

export const { useLoginMutation } = loginApi;

/** Logout and the language of the server's messages (specification, sections 4 and 7). */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Tells the server of the end of the session with this bearer, which the browser has ended before; the tab may close at once. */
    logout: build.mutation<null, string>({
      queryFn: call(
        (bearer) => ({
          path: ['auth', 'logout'],
          isSessionCall: true,
          bearer,
          keepalive: true,
        }),
        readNothing,
      ),
    }),
    setLanguage: build.mutation<null, Language>({
      queryFn: call((language) => ({ path: ['auth', 'lang', language] }), readNothing),
    }),
  }),
});
