import { getResponse } from 'msw';
import { checkAnswer, ContractViolation } from '@mocks/contract/validators';
import { operationInfos } from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { unshown } from '@mocks/variants/variants';
import { exchange, readResponse } from './exchange';
import { samples } from './samples';

const writing = operationInfos.filter(({ body }) => body !== null).map(({ id }) => id);

it.each(writing)('the mock refuses %s with a body field outside the contract', async (id) => {
  const mock = createMock();
  const sample = samples[id](mock);
  const body = { ...(sample.body ?? {}), undeclared: '1' };
  const answer = await exchange(mock, id, { ...sample, body }, 'admin');
  expect(answer.status).toBe(422);
  expect(Object.keys((answer.body as { errors: object }).errors)).toContain('undeclared');
});

const deleting = operationInfos.filter(({ method }) => method === 'delete').map(({ id }) => id);

it.each(deleting)(
  'the mock refuses %s with a body, as the contract has none for it',
  async (id) => {
    const mock = createMock();
    const { status, body } = await exchange(mock, id, { ...samples[id](mock), body: {} }, 'admin');
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['body']);
  },
);

it.each(operationInfos.map(({ id, method, path }) => [id, method, path]))(
  'the mock responds with 404 and logs a violation if the method or path of %s is wrong',
  async (_, method, path) => {
    const own = path.replaceAll(/\{\w+\}/gu, '1');
    const other = method === 'post' ? 'DELETE' : 'POST';
    for (const [wrong, address] of [
      [other, own],
      [method.toUpperCase(), `${own}/more`],
    ] as const) {
      const mock = createMock();
      const request = new Request(`http://api.test${address}`, { method: wrong });
      const { status, body } = await readResponse(await getResponse(mock.handlers, request));
      expect(status).toBe(404);
      expect(body).toEqual({ message: `The contract has no call ${wrong} ${address}.` });
      expect(mock.calls.violations()).toHaveLength(1);
    }
  },
);

describe('requests to the mock that break the contract', () => {
  it.each([
    ['a repeated query value', 'pagination=true&page=1&page=2'],
    ['a query value of the wrong type', 'pagination=true&page=first'],
    ['a sort by an unknown column', 'pagination=true&sort=phone'],
    ['a missing query value', 'page=1'],
  ])('with %s are logged as violations', async (_, query) => {
    const mock = createMock();
    const request = new Request(`http://api.test/api/truckers/get-truckers?${query}`, {
      headers: { Authorization: 'Bearer none' },
    });
    await readResponse(await getResponse(mock.handlers, request));
    expect(mock.calls.violations()).toHaveLength(1);
  });

  it.each([
    ['a path value of the wrong type', 'getTrucker', { params: { id: 'first' } }],
    ['an id below 1', 'getTrucker', { params: { id: 0 } }],
    ['an unknown language', 'setLanguage', { params: { lang: 'sv' } }],
    ['a body that is not JSON', 'getPremium', { body: 'text' }],
    ['a missing body', 'getPremium', {}],
  ] as const)('with %s are refused', async (_, id, sample) => {
    const { status } = await exchange(createMock(), id, sample, 'admin');
    expect(status).toBe(422);
  });

  it.each([
    ['cvr', '1234567'],
    ['dr_number', '1234567'],
    ['email', 'nobody'],
    ['email', 'a b@example.dk'],
    ['name', ''],
    ['phone', '+45 12'],
    ['is_car_insurance', true],
    ['locale', 'de'],
  ])('are refused, naming the field %s, when it is %j', async (field, value) => {
    const mock = createMock();
    const body = { ...(samples.createTrucker(mock).body as object), [field]: value };
    const answer = await exchange(mock, 'createTrucker', { body }, 'admin');
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });
});

/** Returns copies of a response, each with one more field in a different object (only one object per list). */
function withUndeclared(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    return first === undefined ? [] : withUndeclared(first).map((item) => [item, ...others]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, field]) =>
    withUndeclared(field).map((changed) => ({ ...value, [name]: changed })),
  );
  return [{ ...value, undeclared: 1 }, ...inner];
}

/** Responses that the specification does not show may have any fields. */
const shown = operationInfos.map(({ id }) => id).filter((id) => !unshown.has(id));

describe('a response that breaks the contract', () => {
  it.each(shown)(
    'fails the mock’s own check if a response to %s has an undeclared field in any place',
    async (id) => {
      const mock = createMock();
      const { status, body } = await exchange(mock, id, samples[id](mock), 'admin');
      const changed = withUndeclared(body);
      expect(changed.length).toBeGreaterThan(0);
      for (const answer of changed) {
        expect(() => checkAnswer(id, status, answer)).toThrow(ContractViolation);
      }
    },
  );

  it.each([
    ['a status that is not declared', 'listAreas', 418, { message: 'Teapot' }],
    ['a field that is not declared', 'sendXml', 200, { status: 200, message: '', extra: 1 }],
    ['a missing field', 'getTrucker', 200, { trucker: null }],
  ] as const)('with %s fails the mock’s own check', (_, id, status, body) => {
    expect(() => checkAnswer(id, status, body)).toThrow(ContractViolation);
  });
});
