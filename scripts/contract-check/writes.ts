import type { PremiumQuery } from '@/api/prices/price.model';
import type {
  Agreement,
  Trucker,
  TruckerUpdate,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import type { LiveApi } from './liveApi';
import { askChoices } from './reads';

/** Asks whoever runs the check for the code that was sent; empty where there is nobody. */
export type AskForCode = () => Promise<string>;

/** What the forms would write of a haulier that is there: nothing is changed by it. */
function unchanged(trucker: Trucker): TruckerUpdate {
  const { address, vehicle, agreement } = trucker;
  return {
    ...trucker,
    hasCarInsurance: trucker.hasCarInsurance ?? false,
    hasWorkInsurance: trucker.hasWorkInsurance ?? false,
    registrationNumber: vehicle?.registrationNumber ?? '',
    addressId: address?.id ?? null,
    street: address?.street ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    hasPreviousInsurance: agreement?.hasPreviousInsurance ?? false,
  };
}

/** A haulier like another, that can be told from all others by numbers made of the time. */
function copyOf(trucker: Trucker, now: number): TruckerUpdate {
  const digits = String(now).slice(-7);
  return {
    ...unchanged(trucker),
    name: `TEST contract check ${digits}`,
    email: `contract-check-${digits}@example.dk`,
    cvr: `9${digits}`,
    truckNumber: digits.slice(-6),
    hasCarInsurance: false,
    hasWorkInsurance: true,
    registrationNumber: '',
  };
}

/** The id of a haulier that has just been made; undefined where it is left to somebody to take it away. */
async function findMade(api: LiveApi, cvr: string): Promise<number | undefined> {
  const query = { text: cvr, field: 'cvr', page: 0, paginated: true } as const;
  const found = await api.ask('searchTruckers', query, 'the haulier that was made');
  const id = found?.rows.find((row) => row.cvr === cvr)?.id;
  const problem = `delete the haulier with CVR ${cvr} by hand`;
  if (id === undefined) api.expect('deleteTrucker', 'cleans up', false, problem);
  return id;
}

/** Every call that changes a haulier: those that were made here go again, and the one that was named stays as it is. */
async function writeHauliers(api: LiveApi, trucker: Trucker): Promise<void> {
  const now = Date.now();
  const ofStaff = copyOf(trucker, now);
  const made = await api.ask('createTrucker', ofStaff);
  const madeId = made === undefined ? made : await findMade(api, ofStaff.cvr);
  if (madeId !== undefined) {
    const registrationNumber = `TS${ofStaff.truckNumber.slice(-5)}`;
    await api.ask('addRegistration', { truckerId: madeId, registrationNumber });
    await api.ask('deleteTrucker', madeId);
  }
  const copy = copyOf(trucker, now + 1);
  const ofWizard = { ...copy, truckerId: null, hasPreviousInsurance: false };
  const saved = await api.ask('saveRegistration', ofWizard);
  const savedId = saved === undefined ? saved : await findMade(api, copy.cvr);
  if (savedId !== undefined) await api.ask('deleteTrucker', savedId);
  await api.ask('updateTrucker', unchanged(trucker));
  const { id: truckerId, email, name } = trucker;
  await api.ask('resendEmail', { truckerId, email, name });
  await api.ask('sendCertificate', truckerId);
}

const keyOf = ({ areaId, newValueId, ownRiskId, injuryId }: PremiumQuery) =>
  [areaId, newValueId, ownRiskId, injuryId].join();

async function writePrices(api: LiveApi): Promise<void> {
  const taken = new Set((await api.ask('listPrices', undefined, 'before'))?.map(keyOf));
  const lists = await askChoices(api, 'for a price');
  const choices = lists.areaId
    .flatMap((areaId) => lists.newValueId.map((newValueId) => ({ areaId, newValueId })))
    .flatMap((one) => lists.ownRiskId.map((ownRiskId) => ({ ...one, ownRiskId })))
    .flatMap((one) => lists.injuryId.map((injuryId) => ({ ...one, injuryId })))
    .find((one) => !taken.has(keyOf(one)));
  if (!choices) {
    const reason = 'every combination of choices has a price, and none of those is touched';
    api.leave(['createPrice', 'updatePrice', 'updateKickback', 'deletePrice'], reason);
    return;
  }
  const percentages = { ensurePercent: '1', dantaxiPercent: '2' };
  // No haulier would take it for a price.
  const input = { ...choices, ...percentages, premium: '999999' };
  await api.ask('createPrice', input);
  const after = await api.ask('listPrices', undefined, 'after');
  const id = after?.find((price) => keyOf(price) === keyOf(choices))?.id;
  if (id === undefined) {
    api.expect('deletePrice', 'cleans up', false, 'the price that was made is not listed');
    return;
  }
  await api.ask('updatePrice', { ...input, id });
  await api.ask('updateKickback', { ...percentages, id });
  await api.ask('deletePrice', id);
}

async function writeAddOns(api: LiveApi): Promise<void> {
  const input = { name: `TEST contract check ${Date.now()}`, price: '1', type: 'work' } as const;
  await api.ask('createAddOn', input);
  const list = await api.ask('listAddOns', undefined, 'after');
  const id = list?.find(({ name }) => name === input.name)?.id;
  if (id === undefined) {
    api.expect('deleteAddOn', 'cleans up', false, 'the add-on that was made is not listed');
    return;
  }
  await api.ask('updateAddOn', { ...input, id });
  await api.ask('deleteAddOn', id);
}

/** Step 2 of the wizard, with what was chosen before, or else what is listed first. */
async function writeStepTwo(
  api: LiveApi,
  token: string,
  { trucker, companies }: TruckerWithCompanies,
  agreement: Agreement,
): Promise<void> {
  const { id: truckerId, name, cvr, email, existingInsurance: before } = trucker;
  const target = { token, isAdmin: false };
  await api.ask('saveTermination', {
    ...{ ...target, truckerId, name, cvr, email },
    insuranceCompanyId: before?.insuranceCompanyId ?? companies[0]?.id ?? 0,
    policyNumber: [before?.policyNumber].find(Boolean) ?? 'TEST-1',
    terminationDate: before?.terminationDate ?? `${new Date().getFullYear()}-12-31`,
  });
  const lists = await askChoices(api, 'for step 2');
  await api.ask('saveCarChoices', {
    ...{ ...target, agreementId: agreement.id },
    areaId: agreement.area?.id ?? lists.areaId[0] ?? 0,
    newValueId: agreement.newValue?.id ?? lists.newValueId[0] ?? 0,
    ownRiskId: agreement.ownRisk?.id ?? lists.ownRiskId[0] ?? 0,
    injuryId: agreement.injury?.id ?? lists.injuryId[0] ?? 0,
    hasRoadAssistance: agreement.hasRoadAssistance ?? false,
    roadAssistanceFrom: agreement.roadAssistanceFrom,
    hasGlassCover: agreement.hasGlassCover ?? false,
  });
}

async function writeStepThree(
  api: LiveApi,
  token: string,
  { headcount }: Trucker,
  { id: agreementId, workAnswers }: Agreement,
): Promise<void> {
  const addOns = (await api.ask('searchAddOns', 'work', 'for step 3')) ?? [];
  const saved = await api.ask('saveWorkChoices', {
    ...{ token, isAdmin: false, agreementId, injuryValidFrom: null, injuryComment: '' },
    cars: headcount?.cars ?? '1',
    employees: headcount?.employees ?? '1',
    drivers: headcount?.drivers ?? '1',
    answers: addOns.map((_, index) => workAnswers[index] ?? false),
  });
  if (saved) {
    const problem = 'the answer does not say that the haulier is registered';
    api.expect('saveWorkChoices', 'registers the haulier', saved.isRegistered, problem);
  }
  await api.ask('sendXml', { tokenOrId: token, isUpdate: false });
}

const steps = [
  ...(['saveTermination', 'saveCarChoices', 'generateSmsCode', 'verifySmsCode'] as const),
  ...(['saveWorkChoices', 'sendXml'] as const),
];

/** Steps 2 and 3 of the wizard by the haulier's link, with what was chosen before. */
async function writeAgreement(
  api: LiveApi,
  token: string,
  truckerId: number,
  askForCode: AskForCode,
): Promise<void> {
  if (token === '') {
    api.leave(steps, 'set CONTRACT_LINK to the link of the named haulier');
    return;
  }
  const linked = await api.ask('getRegistration', token, 'for the steps');
  const agreement = linked?.trucker.agreement;
  if (linked?.trucker.id !== truckerId || !agreement) {
    const reason = 'not asked: CONTRACT_LINK is no link of the named haulier with an agreement';
    api.expect('saveCarChoices', 'the wizard’s steps', false, reason);
    return;
  }
  await writeStepTwo(api, token, linked, agreement);
  await api.ask('generateSmsCode', { token, truckerId });
  const code = await askForCode();
  if (code === '') api.leave(['verifySmsCode'], 'no code was typed');
  else await api.ask('verifySmsCode', { token, truckerId, code });
  if (api.checks.at(-1)?.outcome === 'ok') {
    await writeStepThree(api, token, linked.trucker, agreement);
  } else api.leave(['saveWorkChoices', 'sendXml'], 'needs a code');
}

/** A haulier's name has to say that it is for tests: a wrong number would send e-mails and an SMS to somebody. */
const isForTests = /test|prøve/i;

/** Walks every call that changes something, once, with a haulier made for tests, and cleans up. */
export async function askWrites(
  api: LiveApi,
  truckerId: number,
  link: string,
  askForCode: AskForCode,
): Promise<void> {
  const loaded = await api.ask('getTrucker', truckerId, 'the haulier made for tests');
  if (!loaded) return;
  if (!isForTests.test(loaded.trucker.name)) {
    const reason = 'nothing was written: the haulier’s name does not have “test” or “prøve” in it';
    api.expect('updateTrucker', 'the named haulier is made for tests', false, reason);
    return;
  }
  await api.ask('setLanguage', 'da');
  await writeHauliers(api, loaded.trucker);
  await writePrices(api);
  await writeAddOns(api);
  await writeAgreement(api, link, truckerId, askForCode);
}
