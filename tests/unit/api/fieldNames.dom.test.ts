import { addOnsApi } from '@/api/add-ons/addOns.api';
import { pricesApi } from '@/api/prices/prices.api';
import { sessionApi } from '@/api/session/session.api';
import { smsApi } from '@/api/sms/sms.api';
import type { CarChoicesInput, TerminationInput, WorkChoicesInput } from '@/api/steps/step.model';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/details.api';
import type { TruckerUpdate } from '@/api/truckers/trucker.model';
import { truckerApi } from '@/api/truckers/trucker.api';

import { createTestStore, useApiServer } from './apiHarness';

const api = useApiServer();
const send = createTestStore().dispatch;

const { createTrucker, updateTrucker, addRegistration } = truckerApi.endpoints;
const { createPrice, updatePrice, updateKickback } = pricesApi.endpoints;
const { createAddOn, updateAddOn } = addOnsApi.endpoints;
const { saveRegistration } = registrationApi.endpoints;
const { saveTermination, saveCarChoices, saveWorkChoices } = agreementStepsApi.endpoints;
const { generateSmsCode, verifySmsCode } = smsApi.endpoints;
const { login } = sessionApi.endpoints;

const trucker: TruckerUpdate = {
  id: 17,
  name: 'Nord Taxa',
  email: 'nord@example.dk',
  cvr: '38124907',
  truckNumber: '104233',
  phone: '20304050',
  undervogn: '',
  hasCarInsurance: true,
  hasWorkInsurance: false,
  registrationNumber: 'CH52617',
  street: 'Istedgade 1',
  zipCode: '1650',
  city: 'København V',
  addressId: 9,
  hasPreviousInsurance: true,
};
const target = { token: 'k3Z', isAdmin: true };
const sms = { token: 'k3Z', truckerId: 17 };
const choices = { areaId: 1, newValueId: 2, ownRiskId: 3, injuryId: 4 };
const price = { ...choices, premium: '18450.50', ensurePercent: '7.5', dantaxiPercent: '5' };
const addOn = { name: 'Krisehjælp', price: '99', type: 'work' } as const;
const termination: TerminationInput = {
  ...target,
  truckerId: 17,
  name: 'Nord Taxa',
  cvr: '38124907',
  email: 'nord@example.dk',
  insuranceCompanyId: 3,
  policyNumber: 'P-1',
  terminationDate: '2026-12-31',
};
const car: CarChoicesInput = {
  ...target,
  ...choices,
  agreementId: 31,
  hasRoadAssistance: true,
  roadAssistanceFrom: '2026-12-01',
  hasGlassCover: false,
};
const work: WorkChoicesInput = {
  ...target,
  agreementId: 31,
  cars: '1',
  employees: '1.25',
  drivers: '2',
  answers: [true, false],
  injuryValidFrom: '2026-12-01',
  injuryComment: 'Aftalt',
};

/** What a writing call sends, refused with a complaint about each field that arrived. */
const calls = {
  createTrucker: [trucker, () => send(createTrucker.initiate(trucker))],
  updateTrucker: [trucker, () => send(updateTrucker.initiate(trucker))],
  addRegistration: [
    { truckerId: 17, registrationNumber: 'CH52617' },
    () => send(addRegistration.initiate({ truckerId: 17, registrationNumber: 'CH52617' })),
  ],
  createPrice: [price, () => send(createPrice.initiate(price))],
  updatePrice: [{ ...price, id: 7 }, () => send(updatePrice.initiate({ ...price, id: 7 }))],
  updateKickback: [
    { ...price, id: 7 },
    () => send(updateKickback.initiate({ id: 7, ensurePercent: '7.5', dantaxiPercent: '5' })),
  ],
  createAddOn: [addOn, () => send(createAddOn.initiate(addOn))],
  updateAddOn: [{ ...addOn, id: 7 }, () => send(updateAddOn.initiate({ ...addOn, id: 7 }))],
  saveRegistration: [
    { ...trucker, truckerId: null },
    () =>
      send(saveRegistration.initiate({ ...trucker, truckerId: null, hasPreviousInsurance: true })),
  ],
  saveTermination: [termination, () => send(saveTermination.initiate(termination))],
  saveCarChoices: [car, () => send(saveCarChoices.initiate(car))],
  saveWorkChoices: [
    { ...work, 'answers.0': true, 'answers.1': false },
    () => send(saveWorkChoices.initiate(work)),
  ],
  generateSmsCode: [sms, () => send(generateSmsCode.initiate(sms))],
  verifySmsCode: [
    { ...sms, code: '123456' },
    () => send(verifySmsCode.initiate({ ...sms, code: '123456' })),
  ],
  login: [
    { email: '', password: '' },
    () => send(login.initiate({ email: 'a@b.dk', password: 'x' })),
  ],
} as const;

/** Sends a call, and has it refused with a complaint about each of these fields. */
async function refusedFields(
  act: () => Promise<{ error?: unknown }>,
  fields: readonly string[],
): Promise<string[]> {
  api.answer(
    { message: 'Nej.', errors: Object.fromEntries(fields.map((name) => [name, [name]])) },
    422,
  );
  const { error } = await act();
  return Object.keys((error as { fieldErrors: object }).fieldErrors);
}

describe('a complaint about a field of a body', () => {
  it.each(Object.entries(calls))('of %s comes under the caller’s name', async (_, [input, act]) => {
    await refusedFields(act, []);
    const body = api.seen[0]?.body as object;
    const sent = Object.keys(body).filter((name) => name !== 'locale');
    expect(sent.length).toBeGreaterThan(0);

    const told = await refusedFields(act, sent);
    expect(told).toHaveLength(sent.length);
    expect(told.filter((name) => !(name in input))).toEqual([]);
  });

  it('is told by an answer’s names, too', async () => {
    const act = () => send(createTrucker.initiate(trucker));
    expect(await refusedFields(act, ['truck_number', 'phone_number'])).toEqual([
      'truckNumber',
      'phone',
    ]);
  });

  it('keeps the name that it came with where the call knows none', async () => {
    const act = () => send(saveWorkChoices.initiate(work));
    expect(await refusedFields(act, ['addon_3', 'addon_9', 'dr_number'])).toEqual([
      'answers.0',
      'addon_9',
      'dr_number',
    ]);
  });
});
