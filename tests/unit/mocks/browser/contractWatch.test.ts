import { getResponse } from 'msw';
import { createContractWatch } from '@mocks/browser/contractWatch';
import { CallLog } from '@mocks/calls';
import { expectConsole } from '@tests/support/jest/consoleGuard';

const base = 'https://api.example.dk';

/** Starts the contract watch on a live API with given responses. */
function start() {
  const calls = new CallLog(() => new Date('2022-03-01T12:00:00.000Z'));
  const watch = createContractWatch(calls);
  let requests = 0;
  const exchange = async (path: string, answer: unknown, init?: RequestInit, status = 200) => {
    requests += 1;
    const requestId = String(requests);
    const request = new Request(base + path, init);
    for (const handler of watch.handlers) {
      const result = await handler.run({ request: request.clone(), requestId });
      if (result?.response !== undefined) break;
    }
    const response =
      typeof answer === 'string'
        ? new Response(answer, { status })
        : Response.json(answer, { status });
    await watch.answered(requestId, response);
  };
  return { calls, watch, exchange };
}

const areas = { data: { areas: [{ id: 1, title: 'Hele Danmark' }] } };

describe('the contract watch on a live API', () => {
  it('lets requests through, and logs valid ones silently', async () => {
    const { calls, exchange } = start();
    await exchange('/api/area/list', areas, { headers: { Authorization: 'Bearer secret' } });
    expect(calls.all()).toMatchObject([
      { operationId: 'listAreas', status: 200, violation: null, hasBearer: true },
    ]);
    expect(JSON.stringify(calls.all())).not.toContain('secret');
  });

  it('sends no response itself', async () => {
    const { watch } = start();
    const response = await getResponse(watch.handlers, new Request(`${base}/api/area/list`));
    expect(response?.headers.get('x-msw-intention')).toBe('passthrough');
  });

  it.each([
    ['a field of the wrong type', { data: { areas: [{ id: '1', title: 'Hemmelig titel' }] } }, 200],
    ['a status that is not declared', { message: 'Hemmelig titel' }, 418],
    ['no JSON', '<!doctype html><p>Hemmelig titel</p>', 200],
  ])('reports the request whose response has %s, without values', async (_, answer, status) => {
    expectConsole(/^Contract drift in listAreas: listAreas (answered|does not declare)/u);
    const said = jest.spyOn(console, 'warn');
    const { calls, exchange } = start();
    await exchange('/api/area/list', answer, undefined, status);
    expect(calls.violations()).toHaveLength(1);
    expect(JSON.stringify(said.mock.calls)).not.toContain('Hemmelig');
  });

  it('reports a request outside the contract', async () => {
    expectConsole(/^Contract drift in listAreas: .*colour/u);
    const { calls, exchange } = start();
    await exchange('/api/area/list?colour=red', areas);
    expect(calls.violations()).toMatchObject([{ operationId: 'listAreas' }]);
  });

  it('ignores requests that do not go to the API', async () => {
    const { calls, exchange } = start();
    await exchange('/assets/main.js', 'text');
    expect(calls.all()).toEqual([]);
  });
});
