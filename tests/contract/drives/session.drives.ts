import { sessionApi } from '@/api/session/session.api';
import { demoAccounts } from '@mocks/db/demo';
import { bearerFor } from '../exchange';
import type { Drives } from './drive';

const { email, password } = demoAccounts.admin;

/** Log in, log out and language. */
export const sessionDrives: Drives = {
  login: {
    as: 'public',
    run: (store) =>
      store.dispatch(sessionApi.endpoints.login.initiate({ email, password })).unwrap(),
    request: 'POST /api/auth/login',
    sends: { email, password: expect.any(String) as string, locale: 'en' },
    returns: expect.objectContaining({ user: { name: 'Astrid Ørsted', email, role: 'admin' } }),
  },
  logout: {
    as: 'admin',
    run: (store, mock) =>
      store.dispatch(sessionApi.endpoints.logout.initiate(bearerFor(mock, 'admin'))).unwrap(),
    request: 'GET /api/auth/logout',
    returns: null,
  },
  setLanguage: {
    as: 'admin',
    run: (store) => store.dispatch(sessionApi.endpoints.setLanguage.initiate('en')).unwrap(),
    request: 'GET /api/auth/lang/en',
    returns: null,
  },
};
