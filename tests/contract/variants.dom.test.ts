import { isDeepStrictEqual } from 'node:util';
import { http, HttpResponse } from 'msw';
import { isApiError, type ApiError } from '@/api/core/apiError';
import { baseApi } from '@/api/core/baseApi';
import {
  handlerPath,
  operationInfo,
  operationInfos,
  type OperationId,
} from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import {
  answerOfVariants,
  variantIds,
  variants,
  type SentAnswer,
  type VariantId,
} from '@mocks/variants/variants';
import { rewrite } from '@mocks/variants/rewrite';
import { grades } from '@scripts/report/check';
import { useMockServer } from '@tests/support/fixtures/mockServer';
import { drives, operationOf, senderOf, storeFor } from './drives';
import { exchange } from './exchange';
import { gradeResponse } from './gradeResponse';
import { samples } from './samples';

// The exact responses of a real server are only partly known. Each variant differs from the mock in one respect, and
// the application's store makes every request of the contract against it.

const mock = useMockServer();

/** The result of a request, and the paths of unreadable values in its response. */
interface Outcome {
  read?: unknown;
  failure?: Pick<ApiError, 'kind' | 'message' | 'fieldErrors'>;
  unreadable: string[];
}

/** Makes a request through the application's store, with a given response. */
async function outcomeOf(id: OperationId, { status, text, type }: SentAnswer): Promise<Outcome> {
  // The tests request more SMS codes than the mock allows.
  mock.db.smsCodes.splice(0);
  const { method } = operationInfo(id);
  mock.server.use(
    http[method](
      handlerPath(operationInfo(id)),
      () =>
        new HttpResponse(text === '' ? null : text, { status, headers: { 'Content-Type': type } }),
    ),
  );
  const unreadable: string[] = [];
  const store = storeFor(mock, id, (call, place) => {
    expect(operationOf(call)).toBe(id);
    unreadable.push(place);
  });
  const outcome = await drives[id].run(store, mock).then(
    (read) => ({ read, unreadable }),
    (thrown: unknown) => {
      if (!isApiError(thrown)) throw thrown;
      const { kind, message, fieldErrors } = thrown;
      return { failure: { kind, message, fieldErrors }, unreadable };
    },
  );
  store.dispatch(baseApi.util.resetApiState());
  mock.server.resetHandlers();
  return outcome;
}

const ids = operationInfos.map(({ id }) => id);
const usual = new Map<OperationId, { status: number; body: unknown; outcome: Outcome }>();

beforeAll(async () => {
  for (const id of ids) {
    const other = createMock({ truckerCount: 24 });
    const { status, body } = await exchange(other, id, samples[id](other), senderOf(id));
    const outcome = await outcomeOf(id, answerOfVariants([], id, { status, body }));
    usual.set(id, { status, body, outcome });
  }
});

/** Returns the worst finding of `contract:check` about a response. */
async function reportOf(id: OperationId, { status, text }: SentAnswer) {
  // Only JSON has paths that could be reported.
  if (!text.startsWith('{') && !text.startsWith('[')) return 'nothing';
  const { findings } = await gradeResponse(id, status, JSON.parse(text));
  return grades.find((one) => findings.some(({ grade }) => grade === one)) ?? 'nothing';
}

type Worst = Awaited<ReturnType<typeof reportOf>>;

/** Returns the operations whose responses differ in a variant, each with its verdict and its worst finding. */
async function outcomesOf(variant: VariantId) {
  const outcomes: [id: OperationId, verdict: string, worst: Worst][] = [];
  for (const [id, { outcome, ...answer }] of usual) {
    const sent = answerOfVariants([variants[variant]], id, answer);
    const same = answerOfVariants([], id, answer);
    if (sent.text === same.text && sent.status === same.status) continue;
    const verdict = verdictOf(await outcomeOf(id, sent), outcome);
    outcomes.push([id, verdict, await reportOf(id, sent)]);
  }
  return outcomes;
}

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+\.\d+$/u.test(value);

/** The parsed data with amounts in one format: 1188 and 1188.00 are equal. */
const comparable = ({ read }: Outcome) =>
  rewrite(read, (part) => (isDecimal(part) ? String(Number(part)) : part));

/** Returns `same` (as with the mock), `otherwise`, or the kind of the failure, followed by the unreadable paths. */
function verdictOf(varied: Outcome, plain: Outcome): string {
  const isSame = isDeepStrictEqual(comparable(varied), comparable(plain));
  const verdict = varied.failure?.kind ?? (isSame ? 'same' : 'otherwise');
  return [verdict, ...varied.unreadable].join(' ');
}

const failing = (calls: Partial<Record<OperationId, string>>, kind = 'malformed') =>
  Object.fromEntries(Object.entries(calls).map(([call, place]) => [call, `${kind} ${place}`]));
const otherwise = (...calls: readonly OperationId[]) =>
  Object.fromEntries(calls.map((call) => [call, 'otherwise']));
const chosen = ['listTruckers', 'getTrucker', 'searchTruckers', 'updateTrucker'] as const;
/** The reader of e-mails keeps texts unchanged: `"true"` and `1.188,00` stay as they are. */
const asItCame = otherwise('getEmailInfo');
const addOnPrice = 'otherwise add_ons[].price';
const firstUnpriced = { listAddOns: addOnPrice, searchAddOns: addOnPrice };

/** The operations that are not parsed as with the mock. The tests of the readers check the exact results. */
const others: Partial<Record<VariantId, Partial<Record<OperationId, string>>>> = {
  // Without a status the application must not assume that anything was saved.
  successForStatus: failing(
    {
      saveRegistration: 'status',
      saveTermination: 'status',
      saveCarChoices: 'status',
      saveWorkChoices: 'status',
      sendXml: 'status',
      generateSmsCode: 'status',
      verifySmsCode: 'status',
    },
    'unconfirmed',
  ),
  otherNames: failing({
    listTruckers: 'truckers',
    searchTruckers: 'truckers',
    getTruckerHistory: 'list',
    listPrices: 'price_plans',
    listAddOns: 'add_ons',
    searchAddOns: 'add_ons',
    listAreas: 'areas',
    listNewValues: 'new_values',
    listOwnRisks: 'own_risks',
    listInjuries: 'injuries',
  }),
  // Of the lists in this test, only that of prices has more than one page.
  alwaysPaged: failing({ listPrices: 'price_plans.total' }),
  // JavaScript orders numeric keys of an object by value, whatever their order in JSON.
  listsById: otherwise('listTruckers'),
  // The loaded data stay. If the response is incomplete, the wizard loads the haulier again.
  savesWithoutAgreement: otherwise('updateTrucker', 'saveRegistration'),
  savesWithoutAddress: otherwise('updateTrucker', 'saveRegistration'),
  savesWithoutInsurance: otherwise('updateTrucker', 'saveRegistration'),
  updateWithId: otherwise('updateTrucker'),
  updateWithHaulier: otherwise('updateTrucker'),
  updateWithResource: otherwise('updateTrucker'),
  // Only the titles are missing. The lists of choices have them.
  agreementIds: otherwise(...chosen),
  agreementNumbers: otherwise(...chosen),
  addOnPriceInWords: firstUnpriced,
  addOnWithoutPrice: firstUnpriced,
  addOnWithoutId: {
    listAddOns: 'otherwise add_ons[]',
    searchAddOns: 'malformed add_ons[].id',
  },
  premiumInWords: failing({ getPremium: 'price_plans.premium' }),
  trueTextFlags: asItCame,
  danishAmounts: asItCame,
};

/** The worst finding of `contract:check` for each variant. Variants that are not listed have none. */
const reports: Record<Exclude<Worst, 'nothing'>, readonly VariantId[]> = {
  breaks: [
    'successForStatus',
    'otherNames',
    'alwaysPaged',
    'agreementNumbers',
    'savesWithoutInsurance',
    'addOnPriceInWords',
    'addOnWithoutId',
    'premiumInWords',
  ],
  ambiguous: ['threeDecimals'],
  tolerated: [
    'statusOk',
    'envelopes',
    'deepEnvelopes',
    'collections',
    'namedCollections',
    'bareLists',
    'keyedLists',
    'listsById',
    'textIds',
    'textNumbers',
    'trueFlags',
    'trueTextFlags',
    'numberFlags',
    'textFlags',
    'danishAmounts',
    'englishAmounts',
    'dayFirstDates',
    'timestamps',
    'withoutNulls',
    'emptyForNull',
    'agreementIds',
    'savesWithoutAgreement',
    'savesWithoutAddress',
    'updateWithResource',
    'addOnWithoutPrice',
    'premiumInList',
    'premiumAlone',
  ],
  extra: ['moreFields'],
};

const answering = variantIds.filter((id) => variants[id].refusal === undefined);

describe.each(answering.map((id) => [variants[id].does, id] as const))(
  'a server that %s (%s)',
  (_does, variant) => {
    it('is parsed by the application, and judged by contract:check, as this file lists (D5, D6, D8 to D12)', async () => {
      const outcomes = await outcomesOf(variant);
      expect(outcomes).not.toEqual([]);
      const notSame = outcomes.flatMap(([id, verdict]) =>
        verdict === 'same' ? [] : [[id, verdict]],
      );
      expect(Object.fromEntries(notSame)).toEqual(others[variant] ?? {});
      const said = grades.find((grade) => outcomes.some(([, , worst]) => worst === grade));
      expect(said).toBe(grades.find((grade) => reports[grade].includes(variant)));

      // The report has to agree: a failure is reported as breaking, and a completely parsed response is not.
      const isWrong = outcomes.filter(([, verdict, worst]) =>
        /^(?:same|otherwise)/u.test(verdict)
          ? verdict === 'same' && worst === 'breaks'
          : worst !== 'breaks',
      );
      expect(isWrong).toEqual([]);
    });
  },
);

const message = 'Oplysningerne er ikke gyldige.';
const fieldErrors = { cvr: 'Er brugt.', truckNumber: 'Er for kort.' };
/** The parsed refusal of a haulier's data for each variant. */
const heard = {
  errorTexts: { kind: 'validation', message, fieldErrors },
  bareErrors: { kind: 'validation', message: null, fieldErrors },
  bareErrorTexts: { kind: 'validation', message: null, fieldErrors },
  withoutErrors: { kind: 'validation', message, fieldErrors: {} },
  errorForMessage: { kind: 'validation', message, fieldErrors },
  refusalsAs200: { kind: 'refused', message, fieldErrors },
} satisfies Partial<Record<VariantId, object>>;
const refusing = Object.keys(heard) as (keyof typeof heard)[];

describe.each(refusing.map((id) => [variants[id].does, id] as const))(
  'a server that %s (%s)',
  (_does, variant) => {
    it('is understood when it refuses a request, by its HTTP status or in the body (D6)', async () => {
      const errors = { cvr: ['Er brugt.', 'Er for kort.'], dr_number: ['Er for kort.'] };
      const answer = (status: number, body: object) =>
        answerOfVariants([variants[variant]], 'createTrucker', { status, body });
      expect(await outcomeOf('createTrucker', answer(422, { message, errors }))).toEqual({
        failure: heard[variant],
        unreadable: [],
      });
      const declined = answer(200, { status: 400, data: { status: false, message } });
      expect(await outcomeOf('saveWorkChoices', declined)).toEqual({
        failure: { kind: 'refused', message, fieldErrors: {} },
        unreadable: [],
      });
    });
  },
);
