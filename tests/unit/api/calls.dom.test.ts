import type { WireDateFormat } from '@/api/core/wire/write';
import { pricesApi } from '@/api/prices/prices.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { emailApi } from '@/api/emails/emails.api';
import type { CarChoicesInput, TerminationInput, WorkChoicesInput } from '@/api/steps/step.model';
import type { TruckerInput, TruckerUpdate } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';

import { createTestStore, useApiServer } from './apiHarness';

const api = useApiServer();

const truckers = truckerApi.endpoints;
const prices = pricesApi.endpoints;
const steps = agreementStepsApi.endpoints;
const email = emailApi.endpoints;

const input: TruckerInput = {
  name: 'Nord Taxa',
  email: 'nord@example.dk',
  cvr: '38124907',
  truckNumber: '104233',
  phone: '20304050',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: false,
  registrationNumber: 'CH52617',
};
const inputOnWire = {
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
const update: TruckerUpdate = {
  ...input,
  ...address,
  id: 17,
  addressId: 9,
  hasPreviousInsurance: true,
};

const choices = { areaId: 1, newValueId: 2, ownRiskId: 3, injuryId: 4 };
const choicesOnWire = { area_id: 1, new_value_id: 2, own_risk_id: 3, injury_id: 4 };
const price = { ...choices, premium: '18450.50', ensurePercent: '7.5', dantaxiPercent: '5' };
const priceOnWire = { ...choicesOnWire, premium: 18450.5, ensure: 7.5, dantaxi: 5 };

const termination: TerminationInput = {
  token: 'k3Z',
  isAdmin: false,
  truckerId: 17,
  name: 'Nord Taxa',
  cvr: '38124907',
  email: 'nord@example.dk',
  insuranceCompanyId: 3,
  policyNumber: 'P-1',
  terminationDate: '2022-03-31',
};
const terminationOnWire = {
  select_insurance: 3,
  police_number: 'P-1',
  date: '2022-03-31',
  name: 'Nord Taxa',
  cvr: '38124907',
  email: 'nord@example.dk',
  trucker_id: 17,
  token: 'k3Z',
  locale: 'da',
};
const car: CarChoicesInput = {
  ...choices,
  token: 'k3Z',
  isAdmin: false,
  agreementId: 31,
  hasRoadAssistance: true,
  roadAssistanceFrom: '2022-04-01',
  hasGlassCover: false,
};
const carOnWire = {
  ...choicesOnWire,
  agreement_id: 31,
  token: 'k3Z',
  locale: 'da',
  addon_1: 1,
  addon_1_date: '2022-04-01',
  addon_2: 0,
};
const work: WorkChoicesInput = {
  token: 'k3Z',
  isAdmin: false,
  agreementId: 31,
  cars: '3',
  employees: '1.25',
  drivers: '0',
  answers: [true, false],
  injuryValidFrom: '2022-04-01',
  injuryComment: 'Ny chauffør',
};
const workOnWire = {
  agreement_id: 31,
  token: 'k3Z',
  locale: 'da',
  cars: 3,
  employees: 1.25,
  drivers: 0,
  addon_3: 1,
  addon_4: 0,
};

type Store = ReturnType<typeof createTestStore>;
type Call = [name: string, send: (store: Store) => unknown, target: string, body?: object];

const gets: Call[] = [
  [
    'listTruckers, all rows',
    (s) =>
      s.dispatch(
        truckers.listTruckers.initiate({
          page: 2,
          paginated: false,
          sort: 'isActive',
          direction: 'desc',
        }),
      ),
    '/truckers/get-truckers?pagination=false&page=3&sort=status&dir=desc',
  ],
  [
    'sendXml',
    (s) => s.dispatch(steps.sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false })),
    '/step/send-xml/k3Z',
  ],
];

const posts: Call[] = [
  [
    'searchTruckers',
    (s) =>
      s.dispatch(
        truckers.searchTruckers.initiate({
          text: 'nord',
          field: 'truckNumber',
          page: 1,
          paginated: true,
        }),
      ),
    '/truckers/search-trucker?pagination=true&page=2',
    { search_key: 'nord', search_filter: 'truck_number', page_num: 2, pagination: true },
  ],
  [
    'updateTrucker without what the form does not show',
    (s) =>
      s.dispatch(
        truckers.updateTrucker.initiate({
          ...update,
          street: '',
          zipCode: '',
          city: '',
          addressId: null,
          hasPreviousInsurance: null,
        }),
      ),
    '/truckers/update-trucker',
    {
      ...inputOnWire,
      id: 17,
      address: null,
      zip_code: null,
      city: null,
      address_id: null,
      previous_insurance: null,
    },
  ],
  [
    'createPrice',
    (s) => s.dispatch(prices.createPrice.initiate(price)),
    '/price-plan/create',
    priceOnWire,
  ],
  [
    'updatePrice',
    (s) => s.dispatch(prices.updatePrice.initiate({ ...price, id: 5 })),
    '/price-plan/update',
    { ...priceOnWire, id: 5 },
  ],
  [
    'getPremium',
    (s) => s.dispatch(prices.getPremium.initiate(choices)),
    '/price-plan/get-premium',
    choicesOnWire,
  ],
  [
    'saveTermination from the admin screen',
    (s) => s.dispatch(steps.saveTermination.initiate({ ...termination, token: '', isAdmin: true })),
    '/step/insurance-info',
    { ...terminationOnWire, token: '', admin: true },
  ],
  [
    'saveCarChoices from the admin screen, without road assistance',
    (s) =>
      s.dispatch(
        steps.saveCarChoices.initiate({
          ...car,
          isAdmin: true,
          hasRoadAssistance: false,
          hasGlassCover: true,
        }),
      ),
    '/step/save-step-2',
    { ...carOnWire, admin: true, addon_1: 0, addon_1_date: null, addon_2: 1 },
  ],
  [
    'saveWorkChoices',
    (s) => s.dispatch(steps.saveWorkChoices.initiate(work)),
    '/step/save-step-3',
    workOnWire,
  ],
  [
    'saveWorkChoices from the admin screen',
    (s) => s.dispatch(steps.saveWorkChoices.initiate({ ...work, isAdmin: true })),
    '/step/save-step-3',
    { ...workOnWire, injury_valid_from: '2022-04-01', injury_comment: 'Ny chauffør' },
  ],
  [
    'saveWorkChoices from the admin screen, with nothing to add',
    (s) =>
      s.dispatch(
        steps.saveWorkChoices.initiate({
          ...work,
          isAdmin: true,
          answers: [],
          injuryValidFrom: null,
          injuryComment: '',
        }),
      ),
    '/step/save-step-3',
    {
      agreement_id: 31,
      token: 'k3Z',
      locale: 'da',
      cars: 3,
      employees: 1.25,
      drivers: 0,
      injury_valid_from: null,
      injury_comment: null,
    },
  ],
  [
    'getEmailContent in a language that the product lacks',
    (s) =>
      s.dispatch(email.getEmailContent.initiate({ kind: 'invite', locale: 'sv', token: 'k3Z' })),
    '/step/email-info',
    { msg: 'invite', token: 'k3Z', locale: 'da' },
  ],
];

async function request(send: Call[1]) {
  api.answer({});
  await send(createTestStore());
  expect(api.seen).toHaveLength(1);
  const { method, target, body } = api.seen[0] ?? {};
  return { method, target, body };
}

describe('what the calls of section 7 say in cases that the drives of tests/contract do not have', () => {
  it.each(gets)('%s', async (_name, send, target) => {
    expect(await request(send)).toEqual({ method: 'GET', target: `/api${target}` });
  });

  it.each(posts)('%s', async (_name, send, target, body) => {
    expect(await request(send)).toEqual({ method: 'POST', target: `/api${target}`, body });
  });
});

describe('dates, where the deployment has them day first (D9)', () => {
  it.each<[string, (store: Store) => unknown, string]>([
    ['date', (s) => s.dispatch(steps.saveTermination.initiate(termination)), '31-03-2022'],
    ['addon_1_date', (s) => s.dispatch(steps.saveCarChoices.initiate(car)), '01-04-2022'],
    [
      'injury_valid_from',
      (s) => s.dispatch(steps.saveWorkChoices.initiate({ ...work, isAdmin: true })),
      '01-04-2022',
    ],
  ])('travel so: %s', async (field, send, expected) => {
    const wireDateFormat: WireDateFormat = 'dd-MM-yyyy';
    api.answer({});
    await send(createTestStore({ wireDateFormat }));
    expect(api.seen[0]?.body).toHaveProperty(field, expected);
  });
});

describe('sorting and searching', () => {
  it.each([
    ['id', 'id'],
    ['name', 'name'],
    ['cvr', 'cvr'],
    ['truckNumber', 'truck_number'],
    ['hasWorkInsurance', 'is_work_insurance'],
    ['isActive', 'status'],
  ] as const)('by %s asks the server for %s', async (sort, column) => {
    api.answer({});
    const query = { page: 0, paginated: true, sort, direction: 'asc' } as const;
    await createTestStore().dispatch(truckers.listTruckers.initiate(query));
    expect(api.seen[0]?.target).toContain(`&sort=${column}&`);
  });

  it.each([
    ['name', 'name'],
    ['cvr', 'cvr'],
    ['truckNumber', 'truck_number'],
  ] as const)('in %s looks in %s', async (field, column) => {
    api.answer({});
    const query = { text: 'x', field, page: 0, paginated: false };
    await createTestStore().dispatch(truckers.searchTruckers.initiate(query));
    expect(api.seen[0]?.target).toBe('/api/truckers/search-trucker?pagination=false&page=1');
    expect(api.seen[0]?.body).toMatchObject({ search_filter: column, pagination: false });
  });
});
