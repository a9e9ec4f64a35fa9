import type { Language } from '@/config/languages';

import { baseApi } from '../core/baseApi';
import { call, readNothing } from '../core/call';

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
