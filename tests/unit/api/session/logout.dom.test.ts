import { http, HttpResponse } from 'msw';
import { sessionApi } from '@/api/session/session.api';
import { createTestStore, useApiServer } from '../apiHarness';

const api = useApiServer();

it('the call of a logout outlives its page, with the bearer of the session that has ended [4-logout-outlives-page]', async () => {
  const seen: Request[] = [];
  api.use(
    http.get('http://localhost/api/auth/logout', ({ request }) => {
      seen.push(request);
      return HttpResponse.json({ status: 200 });
    }),
  );
  const store = createTestStore();
  const logout = sessionApi.endpoints.logout.initiate('1|abc', { track: false });
  expect(await store.dispatch(logout)).toEqual({ data: null });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.keepalive).toBe(true);
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer 1|abc');
});
