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

const session = sessionApi.endpoints;
const hauliers = { ...truckerApi.endpoints, ...truckerHistoryApi.endpoints };
const products = { ...pricesApi.endpoints, ...addOnsApi.endpoints, ...lookupsApi.endpoints };
const steps = {
  ...registrationApi.endpoints,
  ...agreementStepsApi.endpoints,
  ...smsApi.endpoints,
};

const choices = { areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1 };
const percentages = { ensurePercent: '1', dantaxiPercent: '1' };
const price = { ...choices, ...percentages, premium: '1' };
const addOn = { name: 'x', price: '1', type: 'car' } as const;
const target = { token: 'x', truckerId: 1 };
const trucker = {
  ...{ name: 'x', email: 'x@example.dk', cvr: '12345678', truckNumber: '123456' },
  ...{ phone: '20304050', undervogn: '', registrationNumber: '' },
  ...{ street: 'x', zipCode: '8000', city: 'x' },
  ...{ hasCarInsurance: false, hasWorkInsurance: true, hasPreviousInsurance: false },
};
const termination = {
  ...{ insuranceCompanyId: 1, policyNumber: 'x', terminationDate: '2022-03-31' },
  ...{ name: 'x', cvr: '12345678', email: 'x@example.dk' },
};
const page = { page: 0, paginated: true } as const;

/** Every call of the contract as the product makes it, with whatever it is asked: for reading an answer that is there already. */
export const productCalls: Readonly<Record<OperationId, ProductCall<unknown>>> = {
  login: (send) => send(session.login.initiate({ email: 'x@example.dk', password: 'x' })),
  logout: (send) => send(session.logout.initiate('x')),
  setLanguage: (send) => send(session.setLanguage.initiate('da')),
  createTrucker: (send) => send(hauliers.createTrucker.initiate(trucker)),
  addRegistration: (send) =>
    send(hauliers.addRegistration.initiate({ truckerId: 1, registrationNumber: 'AB12345' })),
  listTruckers: (send) =>
    send(hauliers.listTruckers.initiate({ ...page, sort: 'id', direction: 'asc' })),
  getTrucker: (send) => send(hauliers.getTrucker.initiate(1)),
  searchTruckers: (send) =>
    send(hauliers.searchTruckers.initiate({ ...page, text: 'x', field: 'name' })),
  updateTrucker: (send) =>
    send(hauliers.updateTrucker.initiate({ ...trucker, id: 1, addressId: null })),
  deleteTrucker: (send) => send(hauliers.deleteTrucker.initiate(1)),
  resendEmail: (send) =>
    send(hauliers.resendEmail.initiate({ truckerId: 1, email: 'x@example.dk', name: 'x' })),
  sendCertificate: (send) => send(hauliers.sendCertificate.initiate(1)),
  getTruckerHistory: (send) => send(hauliers.getTruckerHistory.initiate(1)),
  createPrice: (send) => send(products.createPrice.initiate(price)),
  listPrices: (send) => send(products.listPrices.initiate()),
  updatePrice: (send) => send(products.updatePrice.initiate({ ...price, id: 1 })),
  updateKickback: (send) => send(products.updateKickback.initiate({ ...percentages, id: 1 })),
  deletePrice: (send) => send(products.deletePrice.initiate(1)),
  getPremium: (send) => send(products.getPremium.initiate(choices)),
  createAddOn: (send) => send(products.createAddOn.initiate(addOn)),
  listAddOns: (send) => send(products.listAddOns.initiate()),
  updateAddOn: (send) => send(products.updateAddOn.initiate({ ...addOn, id: 1 })),
  deleteAddOn: (send) => send(products.deleteAddOn.initiate(1)),
  searchAddOns: (send) => send(products.searchAddOns.initiate('car')),
  listAreas: (send) => send(products.listAreas.initiate()),
  listNewValues: (send) => send(products.listNewValues.initiate()),
  listOwnRisks: (send) => send(products.listOwnRisks.initiate()),
  listInjuries: (send) => send(products.listInjuries.initiate()),
  getRegistration: (send) => send(steps.getRegistration.initiate('x')),
  saveRegistration: (send) =>
    send(steps.saveRegistration.initiate({ ...trucker, truckerId: null })),
  saveTermination: (send) =>
    send(steps.saveTermination.initiate({ ...target, ...termination, isAdmin: false })),
  saveCarChoices: (send) =>
    send(
      steps.saveCarChoices.initiate({
        ...{ token: 'x', isAdmin: false, agreementId: 1, ...choices },
        ...{ hasRoadAssistance: false, roadAssistanceFrom: null, hasGlassCover: false },
      }),
    ),
  saveWorkChoices: (send) =>
    send(
      steps.saveWorkChoices.initiate({
        ...{ token: 'x', isAdmin: false, agreementId: 1, answers: [] },
        ...{ cars: '1', employees: '1', drivers: '1', injuryValidFrom: null, injuryComment: '' },
      }),
    ),
  sendXml: (send) => send(steps.sendXml.initiate({ tokenOrId: 'x', isUpdate: false })),
  getEmailInfo: (send) =>
    send(emailApi.endpoints.getEmailContent.initiate({ kind: 'invite', locale: 'da', token: 'x' })),
  generateSmsCode: (send) => send(steps.generateSmsCode.initiate(target)),
  verifySmsCode: (send) => send(steps.verifySmsCode.initiate({ ...target, code: '123456' })),
};
