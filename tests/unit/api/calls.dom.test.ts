import { addOnsApi } from '@/api/add-ons/addOns.api';
import type { WireDateFormat } from '@/api/core/wire/write';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { pricesApi } from '@/api/prices/prices.api';
import { sessionApi } from '@/api/session/session.api';
import { smsApi } from '@/api/sms/sms.api';
import { stepsApi } from '@/api/steps/steps.api';
import type { CarChoicesInput, TerminationInput, WorkChoicesInput } from '@/api/steps/step.model';
import type { TruckerInput, TruckerUpdate } from '@/api/truckers/trucker.model';
import { truckerHistoryApi } from '@/api/truckers/truckerHistory.api';
import { truckersApi } from '@/api/truckers/truckers.api';

import { createTestStore, useApiServer } from './apiHarness';

const api = useApiServer();

const session = sessionApi.endpoints;
const truckers = truckersApi.endpoints;
const prices = pricesApi.endpoints;
const addOns = addOnsApi.endpoints;
const lookups = lookupsApi.endpoints;
const steps = stepsApi.endpoints;
const sms = smsApi.endpoints;

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
const addressOnWire = { address: 'Istedgade 1', zip_code: '1650', city: 'København V' };
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
  ['logout', (s) => s.dispatch(session.logout.initiate()), '/auth/logout'],
  ['setLanguage', (s) => s.dispatch(session.setLanguage.initiate('en')), '/auth/lang/en'],
  [
    'listTruckers',
    (s) =>
      s.dispatch(
        truckers.listTruckers.initiate({ page: 0, paginated: true, sort: 'id', direction: 'asc' }),
      ),
    '/truckers/get-truckers?pagination=true&page=1&sort=id&dir=asc',
  ],
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
  ['getTrucker', (s) => s.dispatch(truckers.getTrucker.initiate(17)), '/truckers/get-trucker/17'],
  [
    'sendCertificate',
    (s) => s.dispatch(truckers.sendCertificate.initiate(17)),
    '/truckers/send-certificate/17',
  ],
  [
    'getTruckerHistory',
    (s) => s.dispatch(truckerHistoryApi.endpoints.getTruckerHistory.initiate(17)),
    '/truckers/trucker-history/17',
  ],
  ['listPrices', (s) => s.dispatch(prices.listPrices.initiate()), '/price-plan/list'],
  ['listAddOns', (s) => s.dispatch(addOns.listAddOns.initiate()), '/add-on/list'],
  ['listAreas', (s) => s.dispatch(lookups.listAreas.initiate()), '/area/list'],
  ['listNewValues', (s) => s.dispatch(lookups.listNewValues.initiate()), '/new-value/list'],
  ['listOwnRisks', (s) => s.dispatch(lookups.listOwnRisks.initiate()), '/own-risk/list'],
  ['listInjuries', (s) => s.dispatch(lookups.listInjuries.initiate()), '/injury/list'],
  [
    'getRegistration',
    (s) => s.dispatch(steps.getRegistration.initiate('k3Z')),
    '/step/get-trucker-info/k3Z',
  ],
  [
    'sendXml',
    (s) => s.dispatch(steps.sendXml.initiate({ tokenOrId: 'k3Z', isUpdate: false })),
    '/step/send-xml/k3Z',
  ],
  [
    'sendXml from the admin screen',
    (s) => s.dispatch(steps.sendXml.initiate({ tokenOrId: '17', isUpdate: true })),
    '/step/send-xml/17?update=true',
  ],
];

const deletes: Call[] = [
  [
    'deleteTrucker',
    (s) => s.dispatch(truckers.deleteTrucker.initiate(17)),
    '/truckers/delete-trucker/17',
  ],
  ['deletePrice', (s) => s.dispatch(prices.deletePrice.initiate(5)), '/price-plan/delete/5'],
  ['deleteAddOn', (s) => s.dispatch(addOns.deleteAddOn.initiate(2)), '/add-on/delete/2'],
];

const posts: Call[] = [
  [
    'login',
    (s) => s.dispatch(session.login.initiate({ email: 'a@example.dk', password: 'p' })),
    '/auth/login',
    { email: 'a@example.dk', password: 'p', locale: 'da' },
  ],
  [
    'createTrucker',
    (s) => s.dispatch(truckers.createTrucker.initiate(input)),
    '/truckers/add-trucker',
    inputOnWire,
  ],
  [
    'addRegistration',
    (s) =>
      s.dispatch(truckers.addRegistration.initiate({ truckerId: 17, registrationNumber: 'AB1' })),
    '/truckers/add-registration',
    { trucker_id: 17, reg_number: 'AB1', locale: 'da' },
  ],
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
    'updateTrucker',
    (s) => s.dispatch(truckers.updateTrucker.initiate(update)),
    '/truckers/update-trucker',
    { ...inputOnWire, ...addressOnWire, id: 17, address_id: 9, previous_insurance: '1' },
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
    'resendEmail',
    (s) =>
      s.dispatch(
        truckers.resendEmail.initiate({ truckerId: 17, email: 'n@example.dk', name: 'Nord' }),
      ),
    '/truckers/resend-email',
    { trucker_id: 17, email: 'n@example.dk', name: 'Nord', locale: 'da' },
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
    'updateKickback',
    (s) =>
      s.dispatch(
        prices.updateKickback.initiate({ id: 5, ensurePercent: '0', dantaxiPercent: '2.50' }),
      ),
    '/price-plan/update-kickback',
    { price_id: 5, ensure: 0, dantaxi: 2.5 },
  ],
  [
    'getPremium',
    (s) => s.dispatch(prices.getPremium.initiate(choices)),
    '/price-plan/get-premium',
    choicesOnWire,
  ],
  [
    'createAddOn',
    (s) =>
      s.dispatch(addOns.createAddOn.initiate({ name: 'Vejhjælp', price: '1188', type: 'car' })),
    '/add-on/create',
    { name: 'Vejhjælp', price: 1188, type: 1 },
  ],
  [
    'updateAddOn',
    (s) =>
      s.dispatch(
        addOns.updateAddOn.initiate({ id: 3, name: 'Arbejde', price: '9000.50', type: 'work' }),
      ),
    '/add-on/update',
    { id: 3, name: 'Arbejde', price: 9000.5, type: 2 },
  ],
  [
    'searchAddOns',
    (s) => s.dispatch(addOns.searchAddOns.initiate('work')),
    '/add-on/search',
    { search_filter: 'type', search_key: '', pagination: 'false', type: 2 },
  ],
  [
    'saveRegistration',
    (s) =>
      s.dispatch(
        steps.saveRegistration.initiate({
          ...input,
          ...address,
          truckerId: null,
          hasPreviousInsurance: false,
        }),
      ),
    '/step/add-trucker-info',
    { ...inputOnWire, ...addressOnWire, trucker_id: null, previous_insurance: '0' },
  ],
  [
    'saveTermination',
    (s) => s.dispatch(steps.saveTermination.initiate(termination)),
    '/step/insurance-info',
    terminationOnWire,
  ],
  [
    'saveTermination from the admin screen',
    (s) => s.dispatch(steps.saveTermination.initiate({ ...termination, token: '', isAdmin: true })),
    '/step/insurance-info',
    { ...terminationOnWire, token: '', admin: true },
  ],
  [
    'saveCarChoices',
    (s) => s.dispatch(steps.saveCarChoices.initiate(car)),
    '/step/save-step-2',
    carOnWire,
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
    'getEmailContent',
    (s) =>
      s.dispatch(
        steps.getEmailContent.initiate({ kind: 'work-insurance', locale: 'en', token: 'k3Z' }),
      ),
    '/step/email-info',
    { msg: 'work-insurance', token: 'k3Z', locale: 'en' },
  ],
  [
    'getEmailContent in a language that the product lacks',
    (s) =>
      s.dispatch(steps.getEmailContent.initiate({ kind: 'invite', locale: 'sv', token: 'k3Z' })),
    '/step/email-info',
    { msg: 'invite', token: 'k3Z', locale: 'da' },
  ],
  [
    'generateSmsCode',
    (s) => s.dispatch(sms.generateSmsCode.initiate({ token: 'k3Z', truckerId: 17 })),
    '/sms/generate',
    { token: 'k3Z', trucker_id: 17 },
  ],
  [
    'verifySmsCode',
    (s) => s.dispatch(sms.verifySmsCode.initiate({ token: 'k3Z', truckerId: 17, code: '0123' })),
    '/sms/verify',
    { token: 'k3Z', trucker_id: 17, sms_code: '0123' },
  ],
];

async function request(send: Call[1]) {
  api.answer({});
  await send(createTestStore());
  expect(api.seen).toHaveLength(1);
  const { method, target, body } = api.seen[0] ?? {};
  return { method, target, body };
}

describe('the calls of section 7', () => {
  it.each(gets)('%s', async (_name, send, target) => {
    expect(await request(send)).toEqual({ method: 'GET', target: `/api${target}` });
  });

  it.each(deletes)('%s', async (_name, send, target) => {
    expect(await request(send)).toEqual({ method: 'DELETE', target: `/api${target}` });
  });

  it.each(posts)('%s', async (_name, send, target, body) => {
    expect(await request(send)).toEqual({ method: 'POST', target: `/api${target}`, body });
  });

  it('are 37', () => {
    const paths = [gets, deletes, posts].flatMap((calls, method) =>
      calls.map(
        ([, , target]) => `${method} ${(target.split('?')[0] ?? '').replace(/\/(17|k3Z)$/, '')}`,
      ),
    );
    expect(new Set(paths).size).toBe(37);
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
