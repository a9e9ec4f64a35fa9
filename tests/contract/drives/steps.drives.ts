import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { emailApi } from '@/api/emails/emails.api';
import { registrationApi } from '@/api/steps/details.api';
import { demoTokens } from '@mocks/db/demo';
import { halfDone, sendCode, verifyPhone } from '../samples';
import type { Drives } from './drive';
import {
  addressInput,
  choices,
  input,
  truckerCalled,
  wireAddress,
  wireChoices,
  wireInput,
} from './inputs';

// The ids of the half-done haulier and of its agreement in the seed.
const haulier = 2;
const agreement = 2;

/** The wizard and the e-mail viewer. */
export const stepsDrives: Drives = {
  getRegistration: {
    as: 'public',
    run: (store) =>
      store
        .dispatch(registrationApi.endpoints.getRegistration.initiate(demoTokens.invited))
        .unwrap(),
    request: `GET /api/step/get-trucker-info/${demoTokens.invited}`,
    returns: truckerCalled('Ærø Taxa v/Åse Østergaard'),
  },
  saveRegistration: {
    as: 'public',
    run: (store) => {
      const registration = { ...input, ...addressInput, truckerId: null };
      return store
        .dispatch(
          registrationApi.endpoints.saveRegistration.initiate({
            ...registration,
            hasPreviousInsurance: false,
          }),
        )
        .unwrap();
    },
    request: 'POST /api/step/add-trucker-info',
    sends: { ...wireInput, ...wireAddress, trucker_id: null, previous_insurance: '0' },
    returns: truckerCalled('Prøvens Taxa ApS'),
  },
  saveTermination: {
    as: 'public',
    run: (store, mock) => {
      const { token, truckerId } = halfDone(mock);
      const { name, cvr, email: own } = input;
      const insurance = {
        insuranceCompanyId: 3,
        policyNumber: 'P-1',
        terminationDate: '2022-03-31',
      };
      const target = { token, truckerId, isAdmin: false, name, cvr, email: own };
      return store
        .dispatch(agreementStepsApi.endpoints.saveTermination.initiate({ ...target, ...insurance }))
        .unwrap();
    },
    request: 'POST /api/step/insurance-info',
    sends: {
      token: demoTokens.halfDone,
      trucker_id: haulier,
      name: input.name,
      cvr: input.cvr,
      email: input.email,
      select_insurance: 3,
      police_number: 'P-1',
      date: '2022-03-31',
      locale: 'en',
    },
    returns: null,
  },
  saveCarChoices: {
    as: 'public',
    run: (store, mock) => {
      const { token, agreementId } = halfDone(mock);
      const addOnChoices = {
        hasRoadAssistance: true,
        roadAssistanceFrom: '2022-04-01',
        hasGlassCover: false,
      };
      const target = { token, agreementId, isAdmin: false };
      return store
        .dispatch(
          agreementStepsApi.endpoints.saveCarChoices.initiate({
            ...target,
            ...choices,
            ...addOnChoices,
          }),
        )
        .unwrap();
    },
    request: 'POST /api/step/save-step-2',
    sends: {
      ...wireChoices,
      token: demoTokens.halfDone,
      agreement_id: agreement,
      addon_1: 1,
      addon_1_date: '2022-04-01',
      addon_2: 0,
      locale: 'en',
    },
    returns: null,
  },
  saveWorkChoices: {
    as: 'public',
    run: (store, mock) => {
      verifyPhone(mock);
      const { token, agreementId } = halfDone(mock);
      const counts = { cars: '3', employees: '1.25', drivers: '2' };
      const answers = [true, false];
      const injury = { injuryValidFrom: null, injuryComment: '' };
      const target = { token, agreementId, isAdmin: false };
      return store
        .dispatch(
          agreementStepsApi.endpoints.saveWorkChoices.initiate({
            ...target,
            ...counts,
            ...injury,
            answers,
          }),
        )
        .unwrap();
    },
    request: 'POST /api/step/save-step-3',
    sends: {
      token: demoTokens.halfDone,
      agreement_id: agreement,
      cars: 3,
      employees: 1.25,
      drivers: 2,
      addon_3: 1,
      addon_4: 0,
      locale: 'en',
    },
    returns: { isRegistered: true },
  },
  sendXml: {
    as: 'admin',
    run: (store) =>
      store
        .dispatch(agreementStepsApi.endpoints.sendXml.initiate({ tokenOrId: '3', isUpdate: true }))
        .unwrap(),
    request: 'GET /api/step/send-xml/3',
    query: { update: 'true' },
    returns: null,
  },
  getEmailInfo: {
    as: 'public',
    run: (store) => {
      const query = { kind: 'invite', locale: 'en', token: demoTokens.signed } as const;
      return store.dispatch(emailApi.endpoints.getEmailContent.initiate(query)).unwrap();
    },
    request: 'POST /api/step/email-info',
    sends: { msg: 'invite', token: demoTokens.signed, locale: 'en' },
    returns: expect.objectContaining({
      kind: 'invite',
      fields: expect.objectContaining({ name: 'Nørrebro Taxi ApS' }) as unknown,
    }),
  },
};

/** The SMS code. */
export const smsDrives: Drives = {
  generateSmsCode: {
    as: 'public',
    run: (store, mock) => {
      const { token, truckerId } = halfDone(mock);
      return store
        .dispatch(smsApi.endpoints.generateSmsCode.initiate({ token, truckerId }))
        .unwrap();
    },
    request: 'POST /api/sms/generate',
    sends: { token: demoTokens.halfDone, trucker_id: haulier },
    returns: { encodedParams: expect.stringMatching(/./u) as string },
  },
  verifySmsCode: {
    as: 'public',
    run: (store, mock) => {
      const { token, truckerId } = halfDone(mock);
      const code = sendCode(mock);
      return store
        .dispatch(smsApi.endpoints.verifySmsCode.initiate({ token, truckerId, code }))
        .unwrap();
    },
    request: 'POST /api/sms/verify',
    sends: {
      token: demoTokens.halfDone,
      trucker_id: haulier,
      sms_code: expect.stringMatching(/^\d{6}$/u) as string,
    },
    returns: null,
  },
};
