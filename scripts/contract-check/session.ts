import { sessionApi } from '@/api/session/session.api';
import type { LiveApi } from './liveApi';

/** Who asks, from the environment: neither a password nor a token stands in a shell's history. */
export interface Credentials {
  email: string;
  password: string;
  /** A bearer that is there already; empty for a login. */
  bearer: string;
  /** The token of a haulier's link. */
  link: string;
}

/** Reads who asks from the environment. */
export function readCredentials(env: Readonly<Record<string, string | undefined>>): Credentials {
  return {
    email: env.CONTRACT_EMAIL ?? '',
    password: env.CONTRACT_PASSWORD ?? '',
    bearer: env.CONTRACT_BEARER ?? '',
    link: env.CONTRACT_LINK ?? '',
  };
}

/** Logs in as staff, where there is something to do so with. Resolves with what ends the session again. */
export async function logIn(api: LiveApi, credentials: Credentials): Promise<() => Promise<void>> {
  const { email, password, bearer } = credentials;
  const nothing = () => Promise.resolve();
  if (bearer !== '') {
    api.bearer = bearer;
    return nothing;
  }
  if (email === '' || password === '') return nothing;
  const found = await api.ask('login', (dispatch) =>
    dispatch(sessionApi.endpoints.login.initiate({ email, password })),
  );
  if (found === null || 'refusal' in found) {
    if (found) {
      api.expect('login', 'somebody is logged in', 'the server says that nobody is (user 0)');
    }
    api.whyNoBearer = 'the login failed';
    return nothing;
  }
  api.bearer = found.token;
  return async () => {
    await api.ask('logout', (dispatch) =>
      dispatch(sessionApi.endpoints.logout.initiate(found.token)),
    );
  };
}
