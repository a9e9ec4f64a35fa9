import { checkAnswer } from '@mocks/contract/validators';
import { components, operationInfos, type OperationId } from '@mocks/contract/document';
import { operations } from '@mocks/handlers/operations';
import { createMock } from '@mocks/mock';
import { exchange } from './exchange';
import { samples } from './samples';

const ids = operationInfos.map(({ id }) => id);

const senderOf = (id: OperationId) =>
  operationInfos.find((info) => info.id === id)?.needsBearer ? 'admin' : 'public';

/** The calls whose answer has an enveloped and a flat form (D5), by the names of the document. */
const twoForms = ids.filter((id) => {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Enveloped`;
  return name in (components.schemas ?? {});
});

describe('the calls of the contract', () => {
  it('are the 37 of the specification', () => {
    expect(ids).toHaveLength(37);
    expect(new Set(ids).size).toBe(37);
  });

  it('have two forms where the specification reads below `data`', () => {
    expect(twoForms).toHaveLength(10);
  });

  it('each have a handler', () => {
    expect(Object.keys(operations).sort()).toEqual([...ids].sort());
  });
});

describe.each(ids)('%s', (id) => {
  it('answers a valid request as declared', async () => {
    const mock = createMock();
    const { status, body } = await exchange(mock, id, samples[id](mock), senderOf(id));
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(() => checkAnswer(id, status, body)).not.toThrow();
    expect(mock.calls.violations()).toEqual([]);
  });

  it('answers the other declared envelope when asked to', async () => {
    const now = () => new Date('2022-03-14T09:00:00Z');
    const [usual, flat] = [createMock({ now }), createMock({ now })];
    flat.use('flat');
    const expected = await exchange(usual, id, samples[id](usual), senderOf(id));
    const { status, body } = await exchange(flat, id, samples[id](flat), senderOf(id));
    expect(status).toBe(200);
    expect(() => checkAnswer(id, status, body)).not.toThrow();
    const { data } = expected.body as { data?: unknown };
    expect(body).toEqual(twoForms.includes(id) ? data : expected.body);
  });
});
