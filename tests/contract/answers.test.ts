import { checkAnswer } from '@mocks/contract/checkAnswer';
import { operationInfos, type OperationId } from '@mocks/contract/document';
import { operations } from '@mocks/handlers/all';
import { createMock } from '@mocks/mock';
import { exchange } from './exchange';
import { samples } from './samples';

const ids = operationInfos.map(({ id }) => id);

const senderOf = (id: OperationId) =>
  operationInfos.find((info) => info.id === id)?.needsBearer ? 'admin' : 'public';

describe('the calls of the contract', () => {
  it('are the 37 of the specification', () => {
    expect(ids).toHaveLength(37);
    expect(new Set(ids).size).toBe(37);
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
    expect(mock.calls.breaches()).toEqual([]);
  });

  it('answers the other declared envelope when asked to', async () => {
    const mock = createMock();
    mock.use('flat');
    const { status, body } = await exchange(mock, id, samples[id](mock), senderOf(id));
    expect(status).toBe(200);
    expect(() => checkAnswer(id, status, body)).not.toThrow();
  });
});
