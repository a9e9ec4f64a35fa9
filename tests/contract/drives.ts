import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { addOnsApi } from '@/api/add-ons/addOns.api';
import type { ApiServices } from '@/api/core/apiServices';
import { createHttpClient } from '@/api/core/http/httpClient';
import { emailApi } from '@/api/emails/emails.api';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { pricesApi } from '@/api/prices/prices.api';
import { sessionApi } from '@/api/session/session.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/registration.api';
import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import { createAppStore, type AppStore, type RootState } from '@/store/store';
import { operationInfo, type OperationId } from '@mocks/contract/document';
import { demoAccounts, demoTokens } from '@mocks/db/demo';
import type { Mock } from '@mocks/mock';
import { bearerFor, type Sample } from './exchange';
import { halfDone, sendCode, verifyPhone } from './samples';

/**
 * A request through the application's store, with the values of the request's sample in the form that the screens use.
 */
export interface Drive {
  run: (store: AppStore, mock: Mock) => Promise<unknown>;
  returns: unknown;
  /** The expected request, if it differs from the sample. */
  sends?: Sample;
  /** Set if staff send the request although it does not require a session. */
  as?: 'admin';
}

interface Endpoint<Arg> {
  initiate: (
    arg: Arg,
  ) => ThunkAction<{ unwrap: () => Promise<unknown> }, RootState, ApiServices, UnknownAction>;
}

function drive<Arg>(
  endpoint: Endpoint<Arg>,
  values: NoInfer<Arg> | ((mock: Mock) => Arg),
  returns: unknown,
): Drive {
  const valuesOf = values instanceof Function ? values : () => values;
  return {
    run: (store, mock) => store.dispatch(endpoint.initiate(valuesOf(mock))).unwrap(),
    returns,
  };
}

const input = {
  name: 'Prøvens Taxa ApS',
  email: 'proeven@example.dk',
  cvr: '98765432',
  truckNumber: '654321',
  phone: '20304050',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: false,
  numberPlate: 'PR12345',
};
const address = { street: 'Prøvevej 1', zipCode: '8000', city: 'Aarhus C' };
const choices = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
const percentages = { ensurePercent: '3.5', dantaxiPercent: '0' };

const titled = expect.arrayContaining([{ id: 1, title: expect.any(String) as string }]) as unknown;
/** Matches parsed data with the haulier of this name. */
const truckerCalled = (name: string): unknown =>
  expect.objectContaining({ trucker: expect.objectContaining({ name }) as unknown });

const session = sessionApi.endpoints;
const truckers = truckerApi.endpoints;
const prices = pricesApi.endpoints;
const addOns = addOnsApi.endpoints;
const lookups = lookupsApi.endpoints;
const steps = agreementStepsApi.endpoints;
const { admin } = demoAccounts;

export const drives: Record<OperationId, Drive> = {
  login: drive(
    session.login,
    admin,
    expect.objectContaining({
      user: { name: 'Astrid Ørsted', email: admin.email, role: 'admin' },
    }),
  ),
  logout: drive(session.logout, (mock) => bearerFor(mock, 'admin'), null),
  setLanguage: drive(session.setLanguage, 'en', null),

  createTrucker: drive(truckers.createTrucker, input, expect.any(Number)),
  addRegistration: drive(truckers.addNumberPlate, { truckerId: 4, numberPlate: 'NY12345' }, null),
  listTruckers: drive(
    truckers.listTruckers,
    { page: 1, paginated: true, sort: 'truckNumber', direction: 'desc' },
    expect.objectContaining({ total: 240, perPage: 10, page: 1, pageCount: 24 }),
  ),
  getTrucker: drive(truckers.getTrucker, 3, truckerCalled('Nørrebro Taxi ApS')),
  searchTruckers: drive(
    truckers.searchTruckers,
    { text: 'nørrebro taxi', field: 'name', page: 0, paginated: true },
    expect.objectContaining({ total: 1, page: 0 }),
  ),
  updateTrucker: drive(
    truckers.updateTrucker,
    { ...input, ...address, id: 3, addressId: 3, hasPreviousInsurance: true },
    truckerCalled('Prøvens Taxa ApS'),
  ),
  deleteTrucker: drive(truckers.deleteTrucker, { id: 5 }, null),
  resendEmail: drive(
    truckers.resendEmail,
    { truckerId: 3, email: 'ny@example.dk', name: 'Ny Ågård' },
    'The email has been sent again.',
  ),
  sendCertificate: drive(truckers.sendCertificate, 3, 'Certifikatet er sendt.'),
  getTruckerHistory: drive(truckerHistoryApi.endpoints.getTruckerHistory, 3, [
    expect.objectContaining({ submittedAt: expect.stringContaining('2022-') as string }),
    expect.objectContaining({
      details: expect.objectContaining({ name: 'Nørrebro Taxi ApS' }) as unknown,
    }),
  ]),

  createPrice: drive(
    prices.createPrice,
    (mock) => {
      mock.db.prices.delete(1);
      return { ...choices, ...percentages, premium: '12345.5' };
    },
    null,
  ),
  listPrices: drive(
    prices.listPrices,
    undefined,
    expect.arrayContaining([expect.objectContaining({ id: 1, ...choices })]),
  ),
  updatePrice: drive(
    prices.updatePrice,
    { ...choices, ...percentages, premium: '20000', id: 1 },
    null,
  ),
  updateKickback: drive(prices.updateKickback, { id: 1, ...percentages }, null),
  deletePrice: drive(prices.deletePrice, { id: 1 }, null),
  getPremium: drive(
    prices.getPremium,
    choices,
    expect.objectContaining({ premium: expect.stringMatching(/^\d+/u) as string }),
  ),

  createAddOn: drive(addOns.createAddOn, { name: 'Førerulykke', price: '480', type: 'work' }, null),
  listAddOns: drive(
    addOns.listAddOns,
    undefined,
    expect.arrayContaining([
      { id: 1, name: 'Vejhjælp', price: expect.stringMatching(/^1188/u) as string, type: 'car' },
    ]),
  ),
  updateAddOn: drive(
    addOns.updateAddOn,
    { id: 2, name: 'Glasskade', price: '650', type: 'car' },
    null,
  ),
  deleteAddOn: drive(addOns.deleteAddOn, 4, null),
  searchAddOns: drive(addOns.searchAddOns, 'work', [
    expect.objectContaining({ name: 'Arbejdsskadeforsikring' }),
    expect.objectContaining({ name: 'Krisehjælp' }),
  ]),

  listAreas: drive(lookups.listAreas, undefined, titled),
  listNewValues: drive(lookups.listNewValues, undefined, titled),
  listOwnRisks: drive(lookups.listOwnRisks, undefined, titled),
  listInjuries: drive(lookups.listInjuries, undefined, titled),

  getRegistration: drive(
    registrationApi.endpoints.getRegistration,
    demoTokens.invited,
    truckerCalled('Ærø Taxa v/Åse Østergaard'),
  ),
  saveRegistration: drive(
    registrationApi.endpoints.saveRegistration,
    { ...input, ...address, truckerId: null, hasPreviousInsurance: false },
    truckerCalled('Prøvens Taxa ApS'),
  ),
  saveTermination: drive(
    steps.saveTermination,
    (mock) => {
      const { token, truckerId } = halfDone(mock);
      const { name, cvr, email } = input;
      const insurance = { policyNumber: 'P-1', terminationDate: '2022-03-31' };
      const target = { token, truckerId, isAdmin: false, name, cvr, email };
      return { ...target, ...insurance, insuranceCompanyId: 3 };
    },
    null,
  ),
  saveCarChoices: drive(
    steps.saveCarChoices,
    (mock) => {
      const { token, agreementId } = halfDone(mock);
      const road = { hasRoadAssistance: true, roadAssistanceFrom: '2022-04-01' };
      return { token, agreementId, isAdmin: false, ...choices, ...road, hasGlassCover: false };
    },
    null,
  ),
  saveWorkChoices: drive(
    steps.saveWorkChoices,
    (mock) => {
      verifyPhone(mock);
      const { token, agreementId } = halfDone(mock);
      const counts = { cars: '3', employees: '1.25', drivers: '2' };
      const injury = { injuryValidFrom: null, injuryComment: '' };
      return { token, agreementId, isAdmin: false, ...counts, ...injury, answers: [true, false] };
    },
    { isRegistered: true, message: null },
  ),
  sendXml: {
    ...drive(steps.sendXml, { tokenOrId: '3', isUpdate: true }, null),
    sends: { params: { token: 3 }, query: { update: 'true' } },
    as: 'admin',
  },
  getEmailInfo: drive(
    emailApi.endpoints.getEmailContent,
    { kind: 'work-insurance', locale: 'en', token: demoTokens.signed },
    expect.objectContaining({
      kind: 'work-insurance',
      fields: expect.objectContaining({ name: 'Nørrebro Taxi ApS' }) as unknown,
    }),
  ),

  generateSmsCode: drive(
    smsApi.endpoints.generateSmsCode,
    (mock) => {
      const { token, truckerId } = halfDone(mock);
      return { token, truckerId };
    },
    { encodedParams: expect.stringMatching(/./u) as string },
  ),
  verifySmsCode: drive(
    smsApi.endpoints.verifySmsCode,
    (mock) => {
      const { token, truckerId } = halfDone(mock);
      return { token, truckerId, code: sendCode(mock) };
    },
    null,
  ),
};

const otherNames: Readonly<Record<string, OperationId>> = {
  addNumberPlate: 'addRegistration',
  getEmailContent: 'getEmailInfo',
};

/** Returns the operation of an endpoint. Most endpoints have its name. */
export const operationOf = (endpoint: string): string => otherNames[endpoint] ?? endpoint;

/** Returns the sender of a request in its drive and its sample. */
export const senderOf = (id: OperationId): 'admin' | 'public' =>
  operationInfo(id).needsBearer ? 'admin' : 'public';

/** Creates a store on a mock, logged in as the sender of the request. */
export function storeFor(
  mock: Mock,
  id: OperationId,
  onUnreadable?: ApiServices['onUnreadable'],
): AppStore {
  const sender = drives[id].as ?? senderOf(id);
  const token = sender === 'admin' ? bearerFor(mock, 'admin') : null;
  return createAppStore({
    http: createHttpClient('http://api.test'),
    getToken: () => token,
    getLanguage: () => 'en',
    isPublicPage: () => false,
    onUnauthorized: () => {
      throw new Error('No call is unauthorized here.');
    },
    wireDateFormat: 'yyyy-MM-dd',
    wireFirstPage: 1,
    ...(onUnreadable && { onUnreadable }),
  });
}
