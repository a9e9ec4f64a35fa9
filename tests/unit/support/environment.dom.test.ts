import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer(
  http.get('*/api/ping', () => HttpResponse.json({ pong: true })),
  http.post('*/api/echo', async ({ request }) => HttpResponse.json(await request.json())),
);

describe('the test environment', () => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());

  it('lets the mock answer requests that axios sends', async () => {
    const answer = await axios.get<{ pong: boolean }>('/api/ping');
    expect(answer.data).toEqual({ pong: true });
  });

  it('carries request bodies', async () => {
    const answer = await axios.post<unknown>('/api/echo', { name: 'Ærø Taxi' });
    expect(answer.data).toEqual({ name: 'Ærø Taxi' });
  });
});
