import type { Language } from '@/config/languages';

import { call } from '../core/call';
import { required } from '../core/wire/parse';
import type { Credentials, LoginResult } from './session.model';
import { parseToken, parseUser } from './session.reader';
import { baseApi } from '../core/baseApi';
import { parseMessage, unwrap } from '../core/wire/envelope';

/** Parses the response to a login. The server refuses a login with `user: 0` and gives the reason in its message. */
export function parseLogin(body: unknown): LoginResult {
  const user = unwrap(body, 'user');
  if (user === 0 || user === '0') return { refusal: parseMessage(body) };
  return {
    token: required(parseToken(unwrap(body, 'token')), 'token'),
    user: required(parseUser(user), 'user'),
  };
}

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginResult, Credentials>({
      queryFn: call(
        ({ email, password }) => ({
          path: ['auth', 'login'],
          body: { email, password },
          withLocale: true,
          isSessionCall: true,
        }),
        parseLogin,
      ),
    }),
    /**
     * Takes the token as its argument, because the browser has already ended the session. `keepalive` lets the request
     * continue if the user closes the tab at once.
     */
    logout: build.mutation<null, string>({
      queryFn: call((bearer) => ({
        path: ['auth', 'logout'],
        isSessionCall: true,
        bearer,
        keepalive: true,
      })),
    }),
    /** Sets the language of the server's messages. */
    setLanguage: build.mutation<null, Language>({
      queryFn: call((language) => ({ path: ['auth', 'lang', language] })),
    }),
  }),
});

export const { useLoginMutation } = sessionApi;
