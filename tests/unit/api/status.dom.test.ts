import { HttpResponse, type JsonBodyType } from 'msw';

import { isApiError, type ApiErrorKind } from '@/api/core/apiError';
import { operationInfos, type OperationId } from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { drives } from '@tests/contract/drives/allDrives';

import { createTestStore, useApiServer } from './apiHarness';

const api = useApiServer();

/** The calls whose `status` section 7 reads. */
const readsStatus: readonly OperationId[] = [
  'saveRegistration',
  'saveTermination',
  'saveCarChoices',
  'saveWorkChoices',
  'sendXml',
  'generateSmsCode',
  'verifySmsCode',
];

/** Those that need something else of the answer, which is malformed without it. */
const readsMore: readonly OperationId[] = [
  'login',
  'listTruckers',
  'searchTruckers',
  'getTrucker',
  'getTruckerHistory',
  'listPrices',
  'getPremium',
  'listAddOns',
  'searchAddOns',
  'listAreas',
  'listNewValues',
  'listOwnRisks',
  'listInjuries',
  'getRegistration',
  'getEmailInfo',
];

type Answer = () => Response;

const json = (bodies: JsonBodyType[]): Answer[] =>
  bodies.map((body) => () => HttpResponse.json(body));

const yes = json([
  { status: 200 },
  { status: 201 },
  { status: '200' },
  { status: true },
  { status: 1 },
  { status: '1' },
  { status: 'ok' },
  { status: 'OK' },
  { status: 'Success' },
  { data: { status: true } },
]);

const no = json([
  { success: false },
  { status: false },
  { status: 0 },
  { status: 'error' },
  { status: 'Fail' },
  { status: 'failed' },
  { status: 400 },
  { status: 500 },
  { data: { status: 422 } },
  { success: false, id: 17 },
]);

const neither = json([
  {},
  null,
  'OK',
  { status: null },
  { status: 'pending' },
  { id: 17, status: 0 },
  { data: { id: 17, status: 1 } },
  { message: 'Gemt' },
]).concat(
  () => HttpResponse.text('Saved'),
  () => new HttpResponse(null, { status: 200 }),
  () => new HttpResponse(null, { status: 204 }),
);

type Outcome = 'success' | ApiErrorKind;

// The drives take what they send from its database.
const mock = createMock();

async function outcomeOf(id: OperationId, answer: Answer): Promise<Outcome> {
  api.answerWith(answer);
  // They send more codes than anybody gets.
  mock.db.smsCodes.splice(0);
  try {
    await drives[id]?.run(createTestStore(), mock);
    return 'success';
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return thrown.kind;
  }
}

async function outcomesOf(id: OperationId, answers: readonly Answer[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const answer of answers) outcomes.push(await outcomeOf(id, answer));
  return outcomes;
}

const all = (answers: readonly Answer[], outcome: Outcome) => answers.map(() => outcome);
const readsNothing = operationInfos
  .map(({ id }) => id)
  .filter((id) => !readsStatus.includes(id) && !readsMore.includes(id));

describe('a 2xx answer (D6)', () => {
  it.each(readsStatus)('to %s is a success only with a status that says so', async (id) => {
    expect(await outcomesOf(id, yes)).toEqual(all(yes, 'success'));
    expect(await outcomesOf(id, no)).toEqual(all(no, 'refused'));
    expect(await outcomesOf(id, neither)).toEqual(all(neither, 'unconfirmed'));
  });

  it.each(readsNothing)('to %s is a success unless it says no', async (id) => {
    expect(await outcomesOf(id, no)).toEqual(all(no, 'refused'));
    const rest = [...yes, ...neither];
    expect(await outcomesOf(id, rest)).toEqual(all(rest, 'success'));
  });

  it.each(readsMore)('to %s is refused only where it says no', async (id) => {
    expect(await outcomesOf(id, no)).toEqual(all(no, 'refused'));
    expect(await outcomesOf(id, [...yes, ...neither])).not.toContain('refused');
  });
});
