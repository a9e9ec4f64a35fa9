import { demoAccounts, demoTokens } from '@mocks/db/demo';
import type { OperationId } from '@mocks/contract/document';
import {
  generateSmsCode,
  newestSmsCode,
  truckerOfLink,
  verifySmsCode,
} from '@mocks/domain/registration.domain';
import { agreementsOf } from '@mocks/domain/truckers.domain';
import type { Mock } from '@mocks/mock';
import type { Sample } from './exchange';

const locale = 'da';

const newTrucker = {
  name: 'Prøvens Taxa ApS',
  cvr: '98765432',
  email: 'proeven@example.dk',
  reg_number: 'PR12345',
  phone: '20304050',
  undervogn: '',
  dr_number: '654321',
  is_car_insurance: '1',
  is_work_insurance: '0',
  locale,
};

const address = { address: 'Prøvevej 1', zip_code: '8000', city: 'Aarhus C' };

const choices = { area_id: 1, new_value_id: 1, own_risk_id: 1, injury_id: 1 };
const percentages = { ensure: 3.5, dantaxi: 0 };

/** The haulier of the demo link with steps 1 and 2 saved, and their agreement. */
export function halfDone(mock: Mock): { token: string; truckerId: number; agreementId: number } {
  const token = demoTokens.halfDone;
  const truckerId = truckerOfLink(mock.db, token).id;
  const agreement = agreementsOf(mock.db, truckerId).at(-1);
  if (!agreement) throw new Error('The half-done haulier has no agreement.');
  return { token, truckerId, agreementId: agreement.id };
}

/** Sends an SMS code to the haulier of the half-done link and returns the code. */
export function sendCode(mock: Mock): string {
  const { token, truckerId } = halfDone(mock);
  generateSmsCode(mock.db, { token, isStaff: false }, truckerId);
  const code = newestSmsCode(mock.db, truckerId);
  if (code === null) throw new Error('No SMS code was sent.');
  return code;
}

/** Verifies the phone of the haulier of the half-done link. Only then does the mock complete a registration. */
export function verifyPhone(mock: Mock): void {
  const code = sendCode(mock);
  const { token, truckerId } = halfDone(mock);
  verifySmsCode(mock.db, { token, isStaff: false }, truckerId, code);
}

/**
 * A valid request to each operation of the contract. Creating it brings the mock into the state that the request needs.
 */
export const samples: Record<OperationId, (mock: Mock) => Sample> = {
  login: () => {
    const { email, password } = demoAccounts.admin;
    return { body: { email, password, locale } };
  },
  logout: () => ({}),
  setLanguage: () => ({ params: { lang: 'en' } }),

  createTrucker: () => ({ body: newTrucker }),
  addRegistration: () => ({ body: { trucker_id: 4, reg_number: 'NY12345', locale } }),
  listTruckers: () => ({
    query: { pagination: 'true', page: '2', sort: 'truck_number', dir: 'desc' },
  }),
  getTrucker: () => ({ params: { id: 3 } }),
  searchTruckers: () => ({
    query: { pagination: 'true', page: '1' },
    body: { search_key: 'nørrebro taxi', search_filter: 'name', page_num: 1, pagination: true },
  }),
  updateTrucker: () => ({
    body: { ...newTrucker, ...address, id: 3, address_id: 3, previous_insurance: '1' },
  }),
  deleteTrucker: () => ({ params: { id: 5 } }),
  resendEmail: () => ({
    body: { email: 'ny@example.dk', name: 'Ny Ågård', trucker_id: 3, locale },
  }),
  sendCertificate: () => ({ params: { id: 3 } }),
  getTruckerHistory: () => ({ params: { id: 3 } }),

  createPrice: (mock) => {
    mock.db.prices.delete(1);
    return { body: { ...choices, ...percentages, premium: 12_345.5 } };
  },
  listPrices: () => ({}),
  updatePrice: () => ({ body: { ...choices, ...percentages, id: 1, premium: 20_000 } }),
  updateKickback: () => ({ body: { price_id: 1, ...percentages } }),
  deletePrice: () => ({ params: { id: 1 } }),
  getPremium: () => ({ body: choices }),

  createAddOn: () => ({ body: { name: 'Førerulykke', price: 480, type: 2 } }),
  listAddOns: () => ({}),
  updateAddOn: () => ({ body: { id: 2, name: 'Glasskade', price: 650, type: 1 } }),
  deleteAddOn: () => ({ params: { id: 4 } }),
  searchAddOns: () => ({
    body: { search_filter: 'type', search_key: '', pagination: 'false', type: 2 },
  }),

  listAreas: () => ({}),
  listNewValues: () => ({}),
  listOwnRisks: () => ({}),
  listInjuries: () => ({}),

  getRegistration: () => ({ params: { token: demoTokens.invited } }),
  saveRegistration: () => ({
    body: { ...newTrucker, ...address, trucker_id: null, previous_insurance: '0' },
  }),
  saveTermination: (mock) => {
    const { token, truckerId } = halfDone(mock);
    const { name, cvr, email } = newTrucker;
    const insurance = { select_insurance: 3, police_number: 'P-1', date: '2022-03-31' };
    return { body: { ...insurance, name, cvr, email, trucker_id: truckerId, token, locale } };
  },
  saveCarChoices: (mock) => {
    const { token, agreementId } = halfDone(mock);
    const addOns = { addon_1: 1, addon_1_date: '2022-04-01', addon_2: 0 };
    return { body: { ...choices, ...addOns, agreement_id: agreementId, token, locale } };
  },
  saveWorkChoices: (mock) => {
    verifyPhone(mock);
    const { token, agreementId } = halfDone(mock);
    const counts = { cars: 3, employees: 1.25, drivers: 2 };
    return {
      body: { ...counts, agreement_id: agreementId, token, locale, addon_3: 1, addon_4: 0 },
    };
  },
  sendXml: () => ({ params: { token: demoTokens.signed } }),
  getEmailInfo: () => ({ body: { msg: 'work-insurance', token: demoTokens.signed, locale } }),

  generateSmsCode: (mock) => {
    const { token, truckerId } = halfDone(mock);
    return { body: { token, trucker_id: truckerId } };
  },
  verifySmsCode: (mock) => {
    const { token, truckerId } = halfDone(mock);
    return { body: { token, trucker_id: truckerId, sms_code: sendCode(mock) } };
  },
};
