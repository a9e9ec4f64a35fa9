import fc from 'fast-check';
import { baseApi } from '@/api/core/baseApi';
import type { CallFailure } from '@/api/core/apiError';
import { parseAllTruckers } from '@/api/truckers/fetchAllTruckers';
import { operationInfos, type OperationId } from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { createMockServer } from '@mocks/node';
import { drives, senderOf, storeFor } from '../drives';
import { exchange } from '../exchange';
import { samples } from '../samples';
import { editAnswer, edits, type Edit } from './edits';
import { answerWith, expectCleanPrototypes, refusal, runs, showingAnswer } from './fuzz';
import { allTruckers, failure, hasParsedBody, shapeOf } from './parsedTypes';
import { violationsOf } from './schemaBuilders';

const mock = createMockServer();

beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  mock.server.resetHandlers();
  mock.reset();
});
afterAll(() => mock.server.close());

/** Returns the mock's own response to a request, which keeps the contract. */
async function validAnswer(id: OperationId): Promise<unknown> {
  const other = createMock();
  const { body } = await exchange(other, id, samples[id](other), senderOf(id));
  return body;
}

/**
 * Sends the request through the application's store, and checks that the result has the type that screens rely on,
 * whatever the response. A refusal must lead to an error.
 */
async function expectSound(id: OperationId, answer: string, status: number): Promise<void> {
  // The tests request more SMS codes than the mock allows.
  mock.db.smsCodes.splice(0);
  mock.server.use(answerWith(id, () => ({ answer, status })));
  const store = storeFor(mock, id);
  const { value, shape } = await drives[id].run(store, mock).then(
    (data: unknown) => ({ value: data, shape: status === 200 ? shapeOf(id) : failure }),
    (thrown: unknown) => ({ value: thrown, shape: failure }),
  );
  store.dispatch(baseApi.util.resetApiState());
  mock.server.resetHandlers();
  expect(violationsOf(shape, value)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  expectCleanPrototypes();
}

async function expectAllSound(id: OperationId, valid: unknown, status: number, numRuns: number) {
  const property = fc.asyncProperty(edits, async (changes: Edit[]) => {
    const answer = editAnswer(valid, changes);
    await showingAnswer(
      () => answer,
      () => expectSound(id, answer, status),
    );
  });
  await fc.assert(property, runs(id, numRuns));
}

describe.each(operationInfos.map(({ id }) => id))('the response to %s', (id) => {
  it('is parsed, when damaged, to values of the declared types or to a well-formed error', async () => {
    await expectAllSound(id, await validAnswer(id), 200, hasParsedBody(id) ? 120 : 40);
  });

  it('fails with a well-formed error when it is a damaged refusal (422)', async () => {
    await expectAllSound(id, refusal, 422, 20);
  });
});

describe('the response with all hauliers', () => {
  it('is parsed, when damaged, to values of the declared types or to a well-formed error', async () => {
    const valid = await validAnswer('listTruckers');
    const property = fc.asyncProperty(edits, async (changes) => {
      const answer = editAnswer(valid, changes);
      const outcome = await parseAllTruckers(new Blob([answer])).then(
        (truckers) => violationsOf(allTruckers, { truckers }),
        (thrown: unknown) => {
          const { kind, status, message, fieldErrors } = thrown as CallFailure;
          return violationsOf(failure, { kind, status, message: message || null, fieldErrors });
        },
      );
      expect(outcome).toEqual([]);
    });
    await fc.assert(property, runs('readAllTruckers', 200));
  });
});
