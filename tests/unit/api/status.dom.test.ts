import { HttpResponse } from 'msw';

import { isApiError, type ApiErrorKind } from '@/api/core/apiError';
import { operationInfos, type OperationId } from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { drives } from '@tests/contract/drives';

import { createTestStore, useApiServer } from './apiHarness';

const api = useApiServer();

/** The requests that succeed only if the response body has a status that confirms it. */
const checksStatus: readonly OperationId[] = [
  ...(['saveRegistration', 'saveTermination', 'saveCarChoices', 'saveWorkChoices'] as const),
  ...(['sendXml', 'generateSmsCode', 'verifySmsCode'] as const),
];

/** The requests that need other data in the response body: without these data the response is malformed. */
const readsMore: readonly OperationId[] = [
  ...(['login', 'listTruckers', 'searchTruckers', 'getTrucker', 'getTruckerHistory'] as const),
  ...(['listPrices', 'getPremium', 'listAddOns', 'searchAddOns', 'listAreas'] as const),
  ...([
    'listNewValues',
    'listOwnRisks',
    'listInjuries',
    'getRegistration',
    'getEmailInfo',
  ] as const),
];

type Answer = () => Response;

/** Responses that confirm the request, deny it, or say nothing about it. */
interface Answers {
  yes: Answer[];
  no: Answer[];
  neither: Answer[];
}

// core/wire/envelope.test.ts tests every status and every place where it may be.
const few: Answers = {
  yes: [() => HttpResponse.json({ status: 201 })],
  no: [() => HttpResponse.json({ success: false, id: 17 })],
  neither: [
    () => HttpResponse.json({ id: 17, status: 0 }),
    () => HttpResponse.json(null),
    () => new HttpResponse(null, { status: 204 }),
  ],
};
const all: Answers = {
  yes: [...few.yes, () => HttpResponse.json({ data: { status: 'OK' } })],
  no: [...few.no, () => HttpResponse.json({ data: { status: 422 } })],
  neither: [
    ...few.neither,
    () => HttpResponse.json({ message: 'Gemt' }),
    () => HttpResponse.json({ status: 'pending' }),
    () => HttpResponse.text('Saved'),
  ],
};

/** The requests of a group differ only in one option, so only the first meets all responses. */
const withAnswers = (group: readonly OperationId[]) =>
  group.map((id, index) => [id, index === 0 ? all : few] as const);

type Outcome = 'success' | ApiErrorKind;

// The requests of `drives` send ids and tokens from the database of this mock.
const mock = createMock();

/** Returns the distinct outcomes of a request with each of these responses. */
async function outcomesOf(id: OperationId, answers: readonly Answer[]): Promise<Outcome[]> {
  const outcomes = new Set<Outcome>();
  for (const answer of answers) {
    api.answerWith(answer);
    // `drives` make the mock send more SMS codes than its limit allows.
    mock.db.smsCodes.splice(0);
    await drives[id].run(createTestStore(), mock).then(
      () => outcomes.add('success'),
      (thrown: unknown) => {
        if (!isApiError(thrown)) throw thrown;
        outcomes.add(thrown.kind);
      },
    );
  }
  return [...outcomes];
}

const readsNothing = operationInfos
  .map(({ id }) => id)
  .filter((id) => !checksStatus.includes(id) && !readsMore.includes(id));

describe('a 2xx response (D6)', () => {
  it.each(withAnswers(checksStatus))(
    'to %s is a success only if its body has a status that confirms it',
    async (id, { yes, no, neither }) => {
      expect(await outcomesOf(id, yes)).toEqual(['success']);
      expect(await outcomesOf(id, no)).toEqual(['refused']);
      expect(await outcomesOf(id, neither)).toEqual(['unconfirmed']);
    },
  );

  it.each(withAnswers(readsNothing))(
    'to %s is a success unless its body reports a failure',
    async (id, { yes, no, neither }) => {
      expect(await outcomesOf(id, no)).toEqual(['refused']);
      expect(await outcomesOf(id, [...yes, ...neither])).toEqual(['success']);
    },
  );

  it.each(withAnswers(readsMore))(
    'to %s is a refusal exactly when its body reports a failure',
    async (id, { yes, no, neither }) => {
      expect(await outcomesOf(id, no)).toEqual(['refused']);
      expect(await outcomesOf(id, [...yes, ...neither])).not.toContain('refused');
    },
  );
});
