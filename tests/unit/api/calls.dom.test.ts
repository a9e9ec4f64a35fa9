import { HttpResponse } from 'msw';

import { addOnsApi } from '@/api/add-ons/addOns.api';
import { emailApi } from '@/api/emails/emails.api';
import { pricesApi } from '@/api/prices/prices.api';
import { sessionApi } from '@/api/session/session.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/registration.api';
import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';

import { createTestStore, nextTurns, useApiServer } from './apiHarness';

const api = useApiServer();

const calls = {
  ...truckerApi.endpoints,
  ...truckerHistoryApi.endpoints,
  ...pricesApi.endpoints,
  ...addOnsApi.endpoints,
  ...registrationApi.endpoints,
  ...agreementStepsApi.endpoints,
  ...smsApi.endpoints,
  ...emailApi.endpoints,
};

type Store = ReturnType<typeof createTestStore>;
/** The result of an endpoint's `initiate`. */
type Call = (
  dispatch: Store['dispatch'],
  getState: () => unknown,
  extra: unknown,
) => PromiseLike<{ error?: unknown }>;

const send = (call: Call, store = createTestStore()) => store.dispatch(call);

const trucker = {
  name: 'Nord Taxa',
  email: 'nord@example.dk',
  cvr: '38124907',
  truckNumber: '104233',
  phone: '20304050',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: false,
  numberPlate: 'CH52617',
};
const truckerOnWire = {
  name: 'Nord Taxa',
  email: 'nord@example.dk',
  cvr: '38124907',
  dr_number: '104233',
  phone: '20304050',
  undervogn: '',
  is_car_insurance: '1',
  is_work_insurance: '0',
  reg_number: 'CH52617',
  locale: 'da',
};
const address = { street: 'Istedgade 1', zipCode: '1650', city: 'København V' };
const update = { ...trucker, ...address, id: 1, addressId: 9, hasPreviousInsurance: true };
const registration = { ...trucker, ...address, truckerId: null, hasPreviousInsurance: true };
const plate = { truckerId: 1, numberPlate: 'CH52617' };
const choices = { areaId: 1, newValueId: 2, ownRiskId: 3, injuryId: 4 };
const choicesOnWire = { area_id: 1, new_value_id: 2, own_risk_id: 3, injury_id: 4 };
const kickback = { ensurePercent: '7.5', dantaxiPercent: '5' };
const price = { ...choices, ...kickback, premium: '18450.50' };
const priceOnWire = { ...choicesOnWire, premium: 18450.5, ensure: 7.5, dantaxi: 5 };
const addOn = { name: 'Krisehjælp', price: '99', type: 'work' } as const;
const sms = { token: 'k3Z', truckerId: 1 };
const login = { email: 'nord@example.dk', password: 'x' };
const termination = {
  ...{ token: 'k3Z', isAdmin: false, truckerId: 1 },
  ...{ name: 'Nord Taxa', cvr: '38124907', email: 'nord@example.dk' },
  ...{ insuranceCompanyId: 3, policyNumber: 'P-1', terminationDate: '2022-03-31' },
};
const car = {
  ...{ ...choices, token: 'k3Z', isAdmin: false, agreementId: 31 },
  ...{ hasRoadAssistance: true, roadAssistanceFrom: '2022-04-01', hasGlassCover: false },
};
const work = {
  ...{ token: 'k3Z', isAdmin: false, agreementId: 31, cars: '3', employees: '1.25', drivers: '0' },
  ...{ answers: [true, false], injuryValidFrom: '2022-04-01', injuryComment: 'Ny chauffør' },
};
const workOnWire = {
  ...{ agreement_id: 31, token: 'k3Z', locale: 'da' },
  ...{ cars: 3, employees: 1.25, drivers: 0 },
};
const firstPage = { page: 0, paginated: true };
const sorted = { ...firstPage, sort: 'id', direction: 'asc' } as const;

// Cases that tests/contract does not cover.
describe('a request', () => {
  it.each<[string, Call, string, object | undefined]>([
    [
      'listTruckers, all rows',
      calls.listTruckers.initiate({
        ...{ page: 2, paginated: false },
        ...{ sort: 'isActive', direction: 'desc' },
      }),
      'GET /truckers/get-truckers?pagination=false&page=3&sort=status&dir=desc',
      undefined,
    ],
    [
      'sendXml',
      calls.sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false }),
      'GET /step/send-xml/k3Z',
      undefined,
    ],
    [
      'searchTruckers',
      calls.searchTruckers.initiate({
        ...{ text: 'nord', field: 'truckNumber', page: 1, paginated: true },
      }),
      'POST /truckers/search-trucker?pagination=true&page=2',
      { search_key: 'nord', search_filter: 'truck_number', page_num: 2, pagination: true },
    ],
    [
      'updateTrucker without the hidden fields',
      calls.updateTrucker.initiate({
        ...{ ...update, street: '', zipCode: '', city: '' },
        ...{ addressId: null, hasPreviousInsurance: null },
      }),
      'POST /truckers/update-trucker',
      {
        ...{ ...truckerOnWire, id: 1, address: null, zip_code: null, city: null },
        ...{ address_id: null, previous_insurance: null },
      },
    ],
    ['createPrice', calls.createPrice.initiate(price), 'POST /price-plan/create', priceOnWire],
    [
      'getPremium',
      calls.getPremium.initiate(choices),
      'POST /price-plan/get-premium',
      choicesOnWire,
    ],
    [
      'saveTermination by staff',
      calls.saveTermination.initiate({ ...termination, token: '', isAdmin: true }),
      'POST /step/insurance-info',
      {
        ...{ select_insurance: 3, police_number: 'P-1', date: '2022-03-31', trucker_id: 1 },
        ...{ name: 'Nord Taxa', cvr: '38124907', email: 'nord@example.dk' },
        ...{ token: '', admin: true, locale: 'da' },
      },
    ],
    [
      'saveCarChoices by staff, without road assistance',
      calls.saveCarChoices.initiate({
        ...{ ...car, isAdmin: true, hasRoadAssistance: false, hasGlassCover: true },
      }),
      'POST /step/save-step-2',
      {
        ...{ ...choicesOnWire, agreement_id: 31, token: 'k3Z', locale: 'da', admin: true },
        ...{ addon_1: 0, addon_1_date: null, addon_2: 1 },
      },
    ],
    [
      'saveWorkChoices',
      calls.saveWorkChoices.initiate(work),
      'POST /step/save-step-3',
      { ...workOnWire, addon_3: 1, addon_4: 0 },
    ],
    [
      'saveWorkChoices by staff',
      calls.saveWorkChoices.initiate({ ...work, isAdmin: true }),
      'POST /step/save-step-3',
      {
        ...{ ...workOnWire, addon_3: 1, addon_4: 0 },
        ...{ injury_valid_from: '2022-04-01', injury_comment: 'Ny chauffør' },
      },
    ],
    [
      'saveWorkChoices by staff, without date and comment',
      calls.saveWorkChoices.initiate({
        ...{ ...work, isAdmin: true, answers: [], injuryValidFrom: null, injuryComment: '' },
      }),
      'POST /step/save-step-3',
      { ...workOnWire, injury_valid_from: null, injury_comment: null },
    ],
    [
      'getEmailContent in an unknown language',
      calls.getEmailContent.initiate({ kind: 'invite', locale: 'sv', token: 'k3Z' }),
      'POST /step/email-info',
      { msg: 'invite', token: 'k3Z', locale: 'da' },
    ],
  ])('has the specified method, URL and body: %s', async (_name, call, request, sent) => {
    api.answer({});
    await send(call);
    expect(api.seen).toHaveLength(1);
    const { method, target = '', body } = api.seen[0] ?? {};
    expect(`${method} ${target.replace('/api', '')}`).toBe(request);
    expect(body).toEqual(sent);
  });

  it.each<[string, Call, string]>([
    ['date', calls.saveTermination.initiate(termination), '31-03-2022'],
    ['addon_1_date', calls.saveCarChoices.initiate(car), '01-04-2022'],
    ['injury_valid_from', calls.saveWorkChoices.initiate({ ...work, isAdmin: true }), '01-04-2022'],
  ])(
    'has the date in %s as dd-MM-yyyy when the deployment sets that format (D9)',
    async (field, call, expected) => {
      api.answer({});
      await send(call, createTestStore({ wireDateFormat: 'dd-MM-yyyy' }));
      expect(api.seen[0]?.body).toHaveProperty(field, expected);
    },
  );

  it.each([
    ['id', 'id'],
    ['name', 'name'],
    ['cvr', 'cvr'],
    ['truckNumber', 'truck_number'],
    ['hasWorkInsurance', 'is_work_insurance'],
    ['isActive', 'status'],
  ] as const)('of a list sorted by %s asks the server to sort by %s', async (sort, column) => {
    api.answer({});
    await send(calls.listTruckers.initiate({ ...sorted, sort }));
    expect(api.seen[0]?.target).toContain(`&sort=${column}&`);
  });

  it.each([
    ['name', 'name'],
    ['cvr', 'cvr'],
    ['truckNumber', 'truck_number'],
  ] as const)('of a search in %s asks the server to search in %s', async (field, column) => {
    api.answer({});
    const query = { text: 'x', field, page: 0, paginated: false };
    await send(calls.searchTruckers.initiate(query));
    expect(api.seen[0]?.target).toBe('/api/truckers/search-trucker?pagination=false&page=1');
    expect(api.seen[0]?.body).toMatchObject({ search_filter: column, pagination: false });
  });
});

const lists = ['truckers/get-truckers', 'truckers/search-trucker'];
const one = ['truckers/get-trucker/1', 'truckers/trucker-history/1'];
const two = ['truckers/get-trucker/2', 'truckers/trucker-history/2'];
const prices = ['price-plan/list', 'price-plan/get-premium'];
const addOns = ['add-on/list', 'add-on/search'];

/**
 * Each request that has a body or changes data, with the fields that its caller passes (null: its field errors are not
 * tested) and the paths of the queries that are fetched again after it.
 */
const changes: [name: string, call: Call, input: object | null, rereads: string[]][] = [
  ['createTrucker', calls.createTrucker.initiate(trucker), trucker, lists],
  ['addNumberPlate', calls.addNumberPlate.initiate(plate), plate, [...lists, ...one]],
  ['updateTrucker', calls.updateTrucker.initiate(update), update, [...lists, ...one]],
  ['deleteTrucker', calls.deleteTrucker.initiate({ id: 1 }), null, lists],
  [
    'saveRegistration',
    calls.saveRegistration.initiate(registration),
    registration,
    [...lists, ...one],
  ],
  ['saveTermination', calls.saveTermination.initiate(termination), termination, [...lists, ...one]],
  ['saveCarChoices', calls.saveCarChoices.initiate(car), car, [...lists, ...one, ...two]],
  [
    'saveWorkChoices',
    calls.saveWorkChoices.initiate({ ...work, isAdmin: true }),
    { ...work, 'answers.0': true, 'answers.1': false },
    [...lists, ...one, ...two],
  ],
  [
    'sendXml',
    calls.sendXml.initiate({ tokenOrId: '1', isUpdate: true }),
    null,
    [...lists, ...one, ...two],
  ],
  ['createPrice', calls.createPrice.initiate(price), price, prices],
  ['updatePrice', calls.updatePrice.initiate({ ...price, id: 1 }), { ...price, id: 1 }, prices],
  [
    'updateKickback',
    calls.updateKickback.initiate({ ...kickback, id: 1 }),
    { ...kickback, id: 1 },
    prices,
  ],
  ['deletePrice', calls.deletePrice.initiate({ id: 1 }), null, prices],
  ['createAddOn', calls.createAddOn.initiate(addOn), addOn, addOns],
  ['updateAddOn', calls.updateAddOn.initiate({ ...addOn, id: 1 }), { ...addOn, id: 1 }, addOns],
  ['deleteAddOn', calls.deleteAddOn.initiate(1), null, addOns],
  [
    'resendEmail',
    calls.resendEmail.initiate({ truckerId: 1, email: 'n@example.dk', name: 'N' }),
    null,
    [],
  ],
  ['sendCertificate', calls.sendCertificate.initiate(1), null, []],
  ['generateSmsCode', calls.generateSmsCode.initiate(sms), sms, []],
  [
    'verifySmsCode',
    calls.verifySmsCode.initiate({ ...sms, code: '123456' }),
    { ...sms, code: '' },
    [],
  ],
  ['login', sessionApi.endpoints.login.initiate(login), login, []],
];

/** Sends a request that is refused with an error on each of these fields. Returns the caller's names of the fields. */
async function refusedFields(call: Call, fields: readonly string[]): Promise<string[]> {
  const errors = Object.fromEntries(fields.map((name) => [name, [name]]));
  api.answer({ message: 'Nej.', errors }, 422);
  const { error } = await send(call);
  return Object.keys((error as { fieldErrors: object }).fieldErrors);
}

describe('a field error of a request body', () => {
  it.each(changes.filter(([, , input]) => input !== null))(
    'of %s is returned under the caller’s field name',
    async (_name, call, input) => {
      await refusedFields(call, []);
      const body = api.seen[0]?.body as object;
      const sent = Object.keys(body).filter((name) => name !== 'locale' && name !== 'admin');
      expect(sent.length).toBeGreaterThan(0);

      const told = await refusedFields(call, sent);
      expect(told).toHaveLength(sent.length);
      expect(told.filter((name) => !(name in (input ?? {})))).toEqual([]);
    },
  );

  it('is also recognised under the name that the field has in responses', async () => {
    const told = await refusedFields(calls.createTrucker.initiate(trucker), [
      'truck_number',
      'phone_number',
    ]);
    expect(told).toEqual(['truckNumber', 'phone']);
  });

  it('keeps the server’s field name when the request has no such field', async () => {
    const call = calls.saveWorkChoices.initiate(work);
    const told = await refusedFields(call, ['addon_3', 'addon_9', 'dr_number']);
    expect(told).toEqual(['answers.0', 'addon_9', 'dr_number']);
  });
});

const answers = {
  ...{ status: 200, truckers: [], trucker: { id: 1 }, insurance: [] },
  ...{ price_plans: [], add_ons: [], areas: [], data: [] },
};

/** A store with the queries of every screen, for the hauliers 1 and 2. */
async function openScreens(): Promise<Store> {
  const store = createTestStore();
  api.answer(answers);
  await Promise.all([
    store.dispatch(calls.listTruckers.initiate(sorted)),
    store.dispatch(calls.searchTruckers.initiate({ ...firstPage, text: 'x', field: 'name' })),
    ...[1, 2].map((id) => store.dispatch(calls.getTrucker.initiate(id))),
    ...[1, 2].map((id) => store.dispatch(calls.getTruckerHistory.initiate(id))),
    store.dispatch(calls.listPrices.initiate()),
    store.dispatch(calls.getPremium.initiate(choices)),
    store.dispatch(calls.listAddOns.initiate()),
    store.dispatch(calls.searchAddOns.initiate('car')),
  ]);
  return store;
}

/** Makes a change, and returns the queries that are fetched again. */
async function readAgain(store: Store, change: Call, count: number): Promise<string[]> {
  const before = api.seen.length + 1;
  await send(change, store);
  // Not for ever: if a query is not fetched again, the comparison of the caller names it.
  for (let wait = 0; wait < 100 && api.seen.length < before + count; wait += 1) await nextTurns();
  await nextTurns();
  const paths = api.seen.slice(before).map(({ target }) => target.replace('/api/', ''));
  return paths.map((path) => path.split('?')[0] ?? '').sort();
}

describe('cached data', () => {
  it('is fetched again after each change that concerns it, unless the server refused the change', async () => {
    const store = await openScreens();
    for (const [name, call, , rereads] of changes) {
      api.answer({ status: 400, message: 'Nej' });
      expect([name, await readAgain(store, call, 0)]).toEqual([name, []]);
      api.answer(answers);
      const paths = await readAgain(store, call, rereads.length);
      expect([name, paths]).toEqual([name, [...rereads].sort()]);
    }
  });

  it('is not fetched again after a price is deleted as one of many in a run [2-run-reads-first]', async () => {
    const deletion = calls.deletePrice.initiate({ id: 1, isPartOfRun: true });
    expect(await readAgain(await openScreens(), deletion, 0)).toEqual([]);
  });

  it('of a link is not fetched again after sendXml, which may use up the link', async () => {
    const store = createTestStore();
    api.answerWith((count) =>
      count === 1
        ? HttpResponse.json({ truckers: { id: 1 }, insurance: [] })
        : HttpResponse.json({ status: 200 }),
    );
    await store.dispatch(calls.getRegistration.initiate('k3Z'));
    await store.dispatch(calls.sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false }));
    await nextTurns();
    expect(api.seen).toHaveLength(2);
  });
});

describe('a screen that is opened again', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('fetches its data again only if the data is more than 5 seconds old', async () => {
    const store = createTestStore();
    api.answer({ trucker: { id: 1 }, insurance: [] });
    const open = () => store.dispatch(calls.getTrucker.initiate(1));
    const first = open();
    await first;
    first.unsubscribe();
    await open();
    expect(api.seen).toHaveLength(1);
    jest.setSystemTime(Date.now() + 6000);
    await open();
    expect(api.seen).toHaveLength(2);
  });
});
