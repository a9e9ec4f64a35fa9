import { addOnsApi } from '@/api/add-ons/addOns.api';
import { emailApi } from '@/api/emails/emails.api';
import { lookupsApi } from '@/api/lookups/lookups.api';
import { pricesApi } from '@/api/prices/prices.api';
import { sessionApi } from '@/api/session/session.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/details.api';
import { truckerHistoryApi } from '@/api/trucker-history/truckerHistory.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { OperationId } from '@mocks/contract/document';
import type { ProductCall } from './product';

/** The product's own calls, by the names of the contract. */
export const calls = {
  ...sessionApi.endpoints,
  ...truckerApi.endpoints,
  ...truckerHistoryApi.endpoints,
  ...pricesApi.endpoints,
  ...addOnsApi.endpoints,
  ...lookupsApi.endpoints,
  ...registrationApi.endpoints,
  ...agreementStepsApi.endpoints,
  ...smsApi.endpoints,
  getEmailInfo: emailApi.endpoints.getEmailContent,
};

const choices = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
const percentages = { ensurePercent: '1', dantaxiPercent: '1' };
const price = { ...choices, ...percentages, premium: '1' };
const addOn = { name: 'x', price: '1', type: 'car' } as const;
const target = { token: 'x', truckerId: 1 };
const step = { token: 'x', isAdmin: false, agreementId: 1 };
const trucker = {
  ...{ name: 'x', email: 'x@example.dk', cvr: '12345678', truckNumber: '123456' },
  ...{ phone: '20304050', undervogn: '', registrationNumber: '' },
  ...{ street: 'x', zipCode: '8000', city: 'x' },
  ...{ hasCarInsurance: false, hasWorkInsurance: true, hasPreviousInsurance: false },
};
const termination = {
  ...{ insuranceCompanyId: 1, policyNumber: 'x', terminationDate: '2022-03-31' },
  ...{ name: 'x', cvr: '12345678', email: 'x@example.dk', isAdmin: false },
};
const page = { page: 0, paginated: true } as const;

/** What each call is asked where only an answer that is there already has to be read. */
export const productCalls: Readonly<Record<OperationId, ProductCall<unknown>>> = {
  login: calls.login.initiate({ email: 'x@example.dk', password: 'x' }),
  logout: calls.logout.initiate('x'),
  setLanguage: calls.setLanguage.initiate('da'),
  createTrucker: calls.createTrucker.initiate(trucker),
  addRegistration: calls.addRegistration.initiate({ truckerId: 1, registrationNumber: 'AB12345' }),
  listTruckers: calls.listTruckers.initiate({ ...page, sort: 'id', direction: 'asc' }),
  getTrucker: calls.getTrucker.initiate(1),
  searchTruckers: calls.searchTruckers.initiate({ ...page, text: 'x', field: 'name' }),
  updateTrucker: calls.updateTrucker.initiate({ ...trucker, id: 1, addressId: null }),
  deleteTrucker: calls.deleteTrucker.initiate(1),
  resendEmail: calls.resendEmail.initiate({ truckerId: 1, email: 'x@example.dk', name: 'x' }),
  sendCertificate: calls.sendCertificate.initiate(1),
  getTruckerHistory: calls.getTruckerHistory.initiate(1),
  createPrice: calls.createPrice.initiate(price),
  listPrices: calls.listPrices.initiate(),
  updatePrice: calls.updatePrice.initiate({ ...price, id: 1 }),
  updateKickback: calls.updateKickback.initiate({ ...percentages, id: 1 }),
  deletePrice: calls.deletePrice.initiate(1),
  getPremium: calls.getPremium.initiate(choices),
  createAddOn: calls.createAddOn.initiate(addOn),
  listAddOns: calls.listAddOns.initiate(),
  updateAddOn: calls.updateAddOn.initiate({ ...addOn, id: 1 }),
  deleteAddOn: calls.deleteAddOn.initiate(1),
  searchAddOns: calls.searchAddOns.initiate('car'),
  listAreas: calls.listAreas.initiate(),
  listNewValues: calls.listNewValues.initiate(),
  listOwnRisks: calls.listOwnRisks.initiate(),
  listInjuries: calls.listInjuries.initiate(),
  getRegistration: calls.getRegistration.initiate('x'),
  saveRegistration: calls.saveRegistration.initiate({ ...trucker, truckerId: null }),
  saveTermination: calls.saveTermination.initiate({ ...target, ...termination }),
  saveCarChoices: calls.saveCarChoices.initiate({
    ...{ ...step, ...choices },
    ...{ hasRoadAssistance: false, roadAssistanceFrom: null, hasGlassCover: false },
  }),
  saveWorkChoices: calls.saveWorkChoices.initiate({
    ...{ ...step, answers: [], cars: '1', employees: '1', drivers: '1' },
    ...{ injuryValidFrom: null, injuryComment: '' },
  }),
  sendXml: calls.sendXml.initiate({ tokenOrId: 'x', isUpdate: false }),
  getEmailInfo: calls.getEmailInfo.initiate({ kind: 'invite', locale: 'da', token: 'x' }),
  generateSmsCode: calls.generateSmsCode.initiate(target),
  verifySmsCode: calls.verifySmsCode.initiate({ ...target, code: '123456' }),
};
