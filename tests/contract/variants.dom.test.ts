import { isDeepStrictEqual } from 'node:util';
import { http, HttpResponse } from 'msw';
import { isApiError } from '@/api/core/apiError';
import { baseApi } from '@/api/core/baseApi';
import {
  handlerPath,
  operationInfo,
  operationInfos,
  type OperationId,
} from '@mocks/contract/document';
import { createMock } from '@mocks/mock';
import { createMockServer } from '@mocks/node';
import {
  answerOfVariants,
  variantIds,
  variants,
  type SentAnswer,
  type VariantId,
} from '@mocks/variants/variants';
import { asFields, rewrite, rewriteObjects, type Fields } from '@mocks/variants/rewrite';
import { gradeAnswer } from '@scripts/contract-check/grade';
import { readerOf } from '@scripts/contract-check/product';
import { productCalls } from '@scripts/contract-check/productCalls';
import { grades } from '@scripts/report/check';
import { testSettings } from '@tests/support/fixtures/testSettings';
import { drives, senderOf, storeFor } from './drives';
import { exchange } from './exchange';
import { samples } from './samples';

// A real server shows only in part what it answers: each of these does one thing otherwise than the mock, and all calls
// of the contract are read through the application's store.

const mock = createMockServer();

beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  mock.server.resetHandlers();
  mock.reset();
});
afterAll(() => mock.server.close());

/** What came of a call, and the places of its answer that could not be read. */
interface Outcome {
  read?: unknown;
  failure?: unknown;
  unreadable: string[];
}

/** Makes a call through the application's store, with an answer of ours. */
async function outcomeOf(id: OperationId, { status, text, type }: SentAnswer): Promise<Outcome> {
  // The drives send more codes than anybody gets.
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
    expect(call === 'getEmailContent' ? 'getEmailInfo' : call).toBe(id);
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
    const other = createMock({ haulierCount: 24 });
    const { status, body } = await exchange(other, id, samples[id](other), senderOf(id));
    const outcome = await outcomeOf(id, answerOfVariants([], id, { status, body }));
    usual.set(id, { status, body, outcome });
  }
});

/** What `contract:check` says of an answer, at worst. */
async function reportOf(id: OperationId, { status, text }: SentAnswer) {
  // What is no JSON has no places that could be named.
  if (!text.startsWith('{') && !text.startsWith('[')) return 'nothing';
  const read = readerOf(testSettings, status, productCalls[id]);
  const findings = await gradeAnswer(
    operationInfo(id).answers.get(200) ?? {},
    JSON.parse(text),
    read,
  );
  return grades.find((one) => findings.some(({ grade }) => grade === one)) ?? 'nothing';
}

type Worst = Awaited<ReturnType<typeof reportOf>>;

/** The calls that a variant answers otherwise, with what comes of them and of the mock's own answer. */
async function outcomesOf(variant: VariantId) {
  const outcomes = new Map<OperationId, { varied: Outcome; plain: Outcome; worst: Worst }>();
  for (const [id, { outcome: plain, ...answer }] of usual) {
    const sent = answerOfVariants([variants[variant]], id, answer);
    const same = answerOfVariants([], id, answer);
    if (sent.text === same.text && sent.status === same.status) continue;
    const varied = await outcomeOf(id, sent);
    outcomes.set(id, { varied, plain, worst: await reportOf(id, sent) });
  }
  return outcomes;
}

const failing = (kind: 'malformed' | 'unconfirmed', place: string): Outcome => ({
  failure: { kind, message: null, fieldErrors: {} },
  unreadable: [place],
});
const nothingRead: Outcome = { read: null, unreadable: [] };

/** What was read, with every object changed. */
const readingOf =
  (change: (fields: Fields) => unknown, unreadable: string[] = []) =>
  ({ read }: Outcome): Outcome => ({ read: rewriteObjects(read, change), unreadable });

const withoutAgreement = readingOf((part) =>
  'agreement' in part ? { ...part, agreement: null } : part,
);
const withoutAddress = readingOf((part) =>
  'headcount' in part ? { ...part, address: null } : part,
);
const withoutTitles = readingOf((part) => {
  const named = ['area', 'newValue', 'ownRisk', 'injury'].filter((name) => asFields(part[name]));
  const untitled = named.map((name) => [name, { ...asFields(part[name]), title: '' }]);
  return { ...part, ...Object.fromEntries(untitled) } as Fields;
});
const firstUnpriced = ({ read }: Outcome): Outcome => ({
  read: (read as Fields[]).map((row, index) => (index === 0 ? { ...row, price: null } : row)),
  unreadable: ['add_ons[].price'],
});
// The viewer shows the words of an e-mail as they came.
const asItCame: Outcome = {
  read: expect.objectContaining({ kind: 'work-insurance' }) as unknown,
  unreadable: [],
};

/** JSON gives an object no order: numbers as keys come in their own. */
const byId = readingOf((part) =>
  'rows' in part
    ? { ...part, rows: (part.rows as { id: number }[]).toSorted((a, b) => a.id - b.id) }
    : part,
);

type Expected = Outcome | ((plain: Outcome) => Outcome);

/** Where it is not the same as with the mock, and why that is what there is to say. */
const otherwise: Partial<Record<VariantId, Partial<Record<OperationId, Expected>>>> = {
  // D6: without a status nothing was saved as far as anybody knows.
  successForStatus: Object.fromEntries(
    (
      [
        'saveRegistration',
        'saveTermination',
        'saveCarChoices',
        'saveWorkChoices',
        'sendXml',
        'generateSmsCode',
        'verifySmsCode',
      ] as const
    ).map((id) => [id, failing('unconfirmed', 'status')]),
  ),
  otherNames: {
    listTruckers: failing('malformed', 'truckers'),
    searchTruckers: failing('malformed', 'truckers'),
    getTruckerHistory: failing('malformed', 'list'),
    listPrices: failing('malformed', 'price_plans'),
    listAddOns: failing('malformed', 'add_ons'),
    searchAddOns: failing('malformed', 'add_ons'),
    listAreas: failing('malformed', 'areas'),
    listNewValues: failing('malformed', 'new_values'),
    listOwnRisks: failing('malformed', 'own_risks'),
    listInjuries: failing('malformed', 'injuries'),
  },
  listsById: { listTruckers: byId },
  // D11: what was loaded stays; where the answer is no whole one, the wizard loads it once more.
  savesWithoutAgreement: { updateTrucker: withoutAgreement, saveRegistration: withoutAgreement },
  savesWithoutAddress: { updateTrucker: withoutAddress, saveRegistration: withoutAddress },
  savesWithoutInsurance: {
    updateTrucker: nothingRead,
    saveRegistration: readingOf((part) =>
      'companies' in part ? { ...part, companies: [] } : part,
    ),
  },
  updateWithId: { updateTrucker: nothingRead },
  updateWithHaulier: { updateTrucker: nothingRead },
  updateWithResource: { updateTrucker: nothingRead },
  // The lists that it was chosen from have the titles.
  agreementIds: Object.fromEntries(ids.map((id) => [id, withoutTitles])),
  agreementNumbers: Object.fromEntries(ids.map((id) => [id, withoutTitles])),
  addOnPriceInWords: { listAddOns: firstUnpriced, searchAddOns: firstUnpriced },
  addOnWithoutPrice: { listAddOns: firstUnpriced, searchAddOns: firstUnpriced },
  addOnWithoutId: {
    listAddOns: ({ read }) => ({ read: (read as unknown[]).slice(1), unreadable: ['add_ons[]'] }),
    searchAddOns: failing('malformed', 'add_ons[].id'),
  },
  premiumInWords: { getPremium: failing('malformed', 'price_plans.premium') },
  trueTextFlags: { getEmailInfo: asItCame },
  threeDecimals: { getEmailInfo: asItCame },
  danishAmounts: { getEmailInfo: asItCame },
  englishAmounts: { getEmailInfo: asItCame },
};

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+\.\d+$/u.test(value);

/** An outcome whose amounts are written alike: 1188 and 1188.00 are one. */
const comparable = ({ read, ...outcome }: Outcome) => ({
  ...outcome,
  read: rewrite(read, (part) => (isDecimal(part) ? String(Number(part)) : part)),
});

/** What `contract:check` says of a server at worst; nothing of those that are not named. */
const reports: Record<Exclude<Worst, 'nothing'>, readonly VariantId[]> = {
  breaks: [
    'successForStatus',
    'otherNames',
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

describe.each(answering.map((id) => [id, variants[id].does] as const))(
  '%s: a server that %s',
  (variant) => {
    it('is read as the mock is, or it is told what could not be read, and contract:check reports it as that (D5, D6, D8 to D12)', async () => {
      const outcomes = [...(await outcomesOf(variant))];
      expect(outcomes).not.toEqual([]);
      const expected = outcomes.map(([id, { plain }]): [OperationId, object] => {
        const other = otherwise[variant]?.[id] ?? plain;
        if (other === asItCame) return [id, other];
        return [id, comparable(typeof other === 'function' ? other(plain) : other)];
      });
      expect(outcomes.map(([id, { varied }]) => [id, comparable(varied)])).toEqual(expected);

      // The report is as true: what fails breaks, what is read in whole does not, and its worst is what the table has.
      const isWrong = outcomes.flatMap(([id, { varied, plain, worst }]) => {
        const isWhole = isDeepStrictEqual(comparable(varied), comparable(plain));
        const isTrue = 'failure' in varied ? worst === 'breaks' : !isWhole || worst !== 'breaks';
        return isTrue ? [] : [id];
      });
      expect(isWrong).toEqual([]);
      const said = grades.find((grade) => outcomes.some(([, { worst }]) => worst === grade));
      expect(said).toBe(grades.find((grade) => reports[grade].includes(variant)));
    });
  },
);

const message = 'Oplysningerne er ikke gyldige.';
const fieldErrors = { cvr: 'Er brugt.', truckNumber: 'Er for kort.' };
/** What the product hears in a refusal of a haulier's data. */
const heard = {
  errorTexts: { kind: 'validation', message, fieldErrors },
  bareErrors: { kind: 'validation', message: null, fieldErrors },
  bareErrorTexts: { kind: 'validation', message: null, fieldErrors },
  withoutErrors: { kind: 'validation', message, fieldErrors: {} },
  errorForMessage: { kind: 'validation', message, fieldErrors },
  refusalsAs200: { kind: 'refused', message, fieldErrors },
} satisfies Partial<Record<VariantId, object>>;
const refusing = Object.keys(heard) as (keyof typeof heard)[];

describe.each(refusing.map((id) => [id, variants[id].does] as const))(
  '%s: a server that %s',
  (variant) => {
    it('is heard when it refuses, by HTTP or in the body (D6)', async () => {
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
