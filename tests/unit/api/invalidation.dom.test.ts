import { HttpResponse } from 'msw';

import { addOnsApi } from '@/api/add-ons/addOns.api';
import { pricesApi } from '@/api/prices/prices.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/details.api';
import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';

import { createTestStore, nextTurns, useApiServer } from './apiHarness';

const api = useApiServer();
const truckers = truckerApi.endpoints;
const registration = registrationApi.endpoints;
const steps = agreementStepsApi.endpoints;
const prices = pricesApi.endpoints;
const addOns = addOnsApi.endpoints;

type Store = ReturnType<typeof createTestStore>;

const everything = {
  status: 200,
  truckers: [],
  trucker: { id: 1 },
  insurance: [],
  price_plans: [],
  add_ons: [],
  areas: [],
  data: [],
};
const target = { token: '', isAdmin: true };
const input = {
  name: 'N',
  email: 'n@example.dk',
  cvr: '12345678',
  truckNumber: '123456',
  phone: '1',
  undervogn: '',
  hasCarInsurance: false,
  hasWorkInsurance: false,
  registrationNumber: '',
};
const address = { street: 'A', zipCode: '1', city: 'B' };
const choices = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
const percents = { ensurePercent: '0', dantaxiPercent: '0' };

/** Opens every screen's queries; the numbers 1 and 2 are two hauliers. */
async function openAll(store: Store): Promise<void> {
  await Promise.all([
    store.dispatch(
      truckers.listTruckers.initiate({ page: 0, paginated: true, sort: 'id', direction: 'asc' }),
    ),
    store.dispatch(
      truckers.searchTruckers.initiate({ text: 'x', field: 'name', page: 0, paginated: true }),
    ),
    store.dispatch(truckers.getTrucker.initiate(1)),
    store.dispatch(truckers.getTrucker.initiate(2)),
    store.dispatch(truckerHistoryApi.endpoints.getTruckerHistory.initiate(1)),
    store.dispatch(truckerHistoryApi.endpoints.getTruckerHistory.initiate(2)),
    store.dispatch(prices.listPrices.initiate()),
    store.dispatch(prices.getPremium.initiate(choices)),
    store.dispatch(addOns.listAddOns.initiate()),
    store.dispatch(addOns.searchAddOns.initiate('car')),
  ]);
}

const lists = ['truckers/get-truckers', 'truckers/search-trucker'];
const one = ['truckers/get-trucker/1', 'truckers/trucker-history/1'];
const two = ['truckers/get-trucker/2', 'truckers/trucker-history/2'];
const priceReads = ['price-plan/list', 'price-plan/get-premium'];
const addOnReads = ['add-on/list', 'add-on/search'];

const changes: [name: string, change: (store: Store) => unknown, rereads: string[]][] = [
  ['createTrucker', (s) => s.dispatch(truckers.createTrucker.initiate(input)), lists],
  [
    'addRegistration',
    (s) => s.dispatch(truckers.addRegistration.initiate({ truckerId: 1, registrationNumber: 'A' })),
    [...lists, ...one],
  ],
  [
    'updateTrucker',
    (s) =>
      s.dispatch(
        truckers.updateTrucker.initiate({
          ...input,
          ...address,
          id: 1,
          addressId: null,
          hasPreviousInsurance: null,
        }),
      ),
    [...lists, ...one],
  ],
  ['deleteTrucker', (s) => s.dispatch(truckers.deleteTrucker.initiate(1)), lists],
  [
    'saveRegistration',
    (s) =>
      s.dispatch(
        registrationApi.endpoints.saveRegistration.initiate({
          ...input,
          ...address,
          truckerId: null,
          hasPreviousInsurance: false,
        }),
      ),
    [...lists, ...one],
  ],
  [
    'saveTermination',
    (s) =>
      s.dispatch(
        steps.saveTermination.initiate({
          ...target,
          truckerId: 1,
          name: 'N',
          cvr: '12345678',
          email: 'n@example.dk',
          insuranceCompanyId: 1,
          policyNumber: 'P',
          terminationDate: '2022-03-31',
        }),
      ),
    [...lists, ...one],
  ],
  [
    'saveCarChoices',
    (s) =>
      s.dispatch(
        steps.saveCarChoices.initiate({
          ...target,
          ...choices,
          agreementId: 1,
          hasRoadAssistance: false,
          roadAssistanceFrom: null,
          hasGlassCover: false,
        }),
      ),
    [...lists, ...one, ...two],
  ],
  [
    'saveWorkChoices',
    (s) =>
      s.dispatch(
        steps.saveWorkChoices.initiate({
          ...target,
          agreementId: 1,
          cars: '0',
          employees: '0',
          drivers: '0',
          answers: [],
          injuryValidFrom: null,
          injuryComment: '',
        }),
      ),
    [...lists, ...one, ...two],
  ],
  [
    'sendXml',
    (s) => s.dispatch(steps.sendXml.initiate({ tokenOrId: '1', isUpdate: true })),
    [...lists, ...one, ...two],
  ],
  [
    'createPrice',
    (s) => s.dispatch(prices.createPrice.initiate({ ...choices, ...percents, premium: '1' })),
    priceReads,
  ],
  [
    'updatePrice',
    (s) =>
      s.dispatch(prices.updatePrice.initiate({ ...choices, ...percents, premium: '1', id: 1 })),
    priceReads,
  ],
  [
    'updateKickback',
    (s) => s.dispatch(prices.updateKickback.initiate({ ...percents, id: 1 })),
    priceReads,
  ],
  ['deletePrice', (s) => s.dispatch(prices.deletePrice.initiate(1)), priceReads],
  [
    'createAddOn',
    (s) => s.dispatch(addOns.createAddOn.initiate({ name: 'A', price: '1', type: 'car' })),
    addOnReads,
  ],
  [
    'updateAddOn',
    (s) => s.dispatch(addOns.updateAddOn.initiate({ id: 1, name: 'A', price: '1', type: 'car' })),
    addOnReads,
  ],
  ['deleteAddOn', (s) => s.dispatch(addOns.deleteAddOn.initiate(1)), addOnReads],
  [
    'resendEmail',
    (s) =>
      s.dispatch(truckers.resendEmail.initiate({ truckerId: 1, email: 'n@example.dk', name: 'N' })),
    [],
  ],
  ['sendCertificate', (s) => s.dispatch(truckers.sendCertificate.initiate(1)), []],
];

function pathsSince(count: number): string[] {
  return api.seen.slice(count).map(({ target: to }) => to.replace('/api/', '').split('?')[0] ?? '');
}

describe('what a change makes untrue is read again', () => {
  it.each(changes)('after %s', async (_name, change, rereads) => {
    const store = createTestStore();
    api.answer(everything);
    await openAll(store);
    const before = api.seen.length + 1;
    await change(store);
    while (api.seen.length < before + rereads.length) await nextTurns();
    await nextTurns();
    expect(pathsSince(before).sort()).toEqual([...rereads].sort());
  });

  it.each(changes)('but not after %s was refused', async (_name, change) => {
    const store = createTestStore();
    api.answer(everything);
    await openAll(store);
    const before = api.seen.length + 1;
    api.answer({ status: 400, message: 'Nej' });
    await change(store);
    await nextTurns();
    expect(pathsSince(before)).toEqual([]);
  });
});

describe('the wizard’s own data', () => {
  it('are not read again while it saves, as its link may be used up by then', async () => {
    const store = createTestStore();
    api.answerWith((count) =>
      count === 1
        ? HttpResponse.json({ truckers: { id: 1 }, insurance: [] })
        : HttpResponse.json({ status: 200 }),
    );
    await store.dispatch(registration.getRegistration.initiate('k3Z'));
    await store.dispatch(steps.sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false }));
    await nextTurns();
    expect(api.seen).toHaveLength(2);
  });
});

describe('a screen that is opened again', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('reads again what has had time to change', async () => {
    const store = createTestStore();
    api.answer(everything);
    const open = () => store.dispatch(truckers.getTrucker.initiate(1));
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
