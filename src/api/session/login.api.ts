import { baseApi } from '../core/baseApi';
import { call } from '../core/call';
import { readMessage, unwrap } from '../core/wire/envelope';
import { required } from '../core/wire/read';
import type { Credentials, LoginResult } from './session.model';
import { readToken, readUser } from './session.reader';

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
