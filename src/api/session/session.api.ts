import type { Language } from '@/config/languages';

import { baseApi } from '../core/baseApi';
import { call, readNothing } from '../core/call';
import { readLogin } from './session.reader';
import type { Credentials, LoginResult } from './session.model';

/** Login, logout and the language of the server's messages (specification, sections 4 and 7). */
export const sessionApi = baseApi.injectEndpoints({
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
    /** Tells the server of the end of the session with this bearer, which the browser has ended before. */
    logout: build.mutation<null, string>({
      queryFn: call(
        (bearer) => ({ path: ['auth', 'logout'], isSessionCall: true, bearer }),
        readNothing,
      ),
    }),
    setLanguage: build.mutation<null, Language>({
      queryFn: call((language) => ({ path: ['auth', 'lang', language] }), readNothing),
    }),
  }),
});

export const { useLoginMutation, useSetLanguageMutation } = sessionApi;
