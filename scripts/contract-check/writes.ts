import type { PremiumChoices } from '@/api/prices/price.model';
import type {
  Agreement,
  Choice,
  Trucker,
  TruckerUpdate,
  TruckerWithCompanies,
} from '@/api/truckers/trucker.model';
import { toTruckerFieldValues } from '@/domain/truckerFields.mapper';
import type { LiveApi } from './liveApi';
import type { Choices } from './reads';

/** Prompts for the SMS code in the terminal. Returns '' without a terminal. */
export type AskForCode = () => Promise<string>;

/** The request body that saves a haulier without a change. */
const unchanged = (trucker: Trucker): TruckerUpdate => ({
  ...toTruckerFieldValues(trucker),
  id: trucker.id,
  addressId: trucker.address?.id ?? null,
  hasPreviousInsurance: trucker.agreement?.hasPreviousInsurance ?? null,
});

/** A copy of a haulier with unique numbers, made from the time. */
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
    numberPlate: '',
  };
}

/** Finds the haulier that was just created, runs `before` with its id, and deletes it. */
async function deleteCreated(api: LiveApi, cvr: string, before?: (id: number) => Promise<unknown>) {
  const query = { text: cvr, field: 'cvr', page: 0, paginated: true } as const;
  const found = await api.ask('searchTruckers', query, 'the created haulier');
  const id = found?.rows.find((row) => row.cvr === cvr)?.id;
  if (id === undefined) {
    api.fail('deleteTrucker', 'cleans up', `delete the haulier with CVR ${cvr} by hand`);
    return;
  }
  await before?.(id);
  await api.ask('deleteTrucker', { id });
}

/** Checks all requests that change a haulier. Deletes those that it creates, and saves the given one unchanged. */
async function writeTruckers(api: LiveApi, trucker: Trucker): Promise<void> {
  const now = Date.now();
  const ofStaff = copyOf(trucker, now);
  if ((await api.ask('createTrucker', ofStaff)) !== undefined) {
    const numberPlate = `TS${ofStaff.truckNumber.slice(-5)}`;
    await deleteCreated(api, ofStaff.cvr, (truckerId) =>
      api.ask('addRegistration', { truckerId, numberPlate }),
    );
  }
  const ofWizard = { ...copyOf(trucker, now + 1), truckerId: null, hasPreviousInsurance: false };
  if ((await api.ask('saveRegistration', ofWizard)) !== undefined) {
    await deleteCreated(api, ofWizard.cvr);
  }
  await api.ask('updateTrucker', unchanged(trucker));
  const { id: truckerId, email, name } = trucker;
  await api.ask('resendEmail', { truckerId, email, name });
  await api.ask('sendCertificate', truckerId);
}

const keyOf = ({ areaId, newValueId, ownRiskId, injuryId }: PremiumChoices) =>
  [areaId, newValueId, ownRiskId, injuryId].join();

async function writePrices(api: LiveApi, lists: Choices): Promise<void> {
  const taken = new Set((await api.ask('listPrices', undefined, 'before'))?.map(keyOf));
  const choices = lists.areaId
    .flatMap((areaId) => lists.newValueId.map((newValueId) => ({ areaId, newValueId })))
    .flatMap((one) => lists.ownRiskId.map((ownRiskId) => ({ ...one, ownRiskId })))
    .flatMap((one) => lists.injuryId.map((injuryId) => ({ ...one, injuryId })))
    .find((one) => !taken.has(keyOf(one)));
  if (!choices) {
    const reason =
      'every combination of choices has a price, and the check does not change existing prices';
    api.skip(['createPrice', 'updatePrice', 'updateKickback', 'deletePrice'], reason);
    return;
  }
  const percentages = { ensurePercent: '1', dantaxiPercent: '2' };
  // Use a premium that nobody can mistake for a real price.
  const input = { ...choices, ...percentages, premium: '999999' };
  await api.ask('createPrice', input);
  const after = await api.ask('listPrices', undefined, 'after');
  const id = after?.find((price) => keyOf(price) === keyOf(choices))?.id;
  if (id === undefined) {
    api.fail('deletePrice', 'cleans up', 'the created price is not listed');
    return;
  }
  await api.ask('updatePrice', { ...input, id });
  await api.ask('updateKickback', { ...percentages, id });
  await api.ask('deletePrice', { id });
}

async function writeAddOns(api: LiveApi): Promise<void> {
  const input = { name: `TEST contract check ${Date.now()}`, price: '1', type: 'work' } as const;
  await api.ask('createAddOn', input);
  const list = await api.ask('listAddOns', undefined, 'after');
  const id = list?.find(({ name }) => name === input.name)?.id;
  if (id === undefined) {
    api.fail('deleteAddOn', 'cleans up', 'the created add-on is not listed');
    return;
  }
  await api.ask('updateAddOn', { ...input, id });
  await api.ask('deleteAddOn', id);
}

interface Linked extends TruckerWithCompanies {
  target: { token: string; isAdmin: false };
  agreement: Agreement;
}

/** Saves step 2 of the wizard with the existing choices, or the first of each list. */
async function writeStepTwo(api: LiveApi, linked: Linked, lists: Choices) {
  const { target, trucker, companies, agreement } = linked;
  const { id: truckerId, name, cvr, email, existingInsurance: before } = trucker;
  await api.ask('saveTermination', {
    ...{ ...target, truckerId, name, cvr, email },
    insuranceCompanyId: before?.insuranceCompanyId ?? companies[0]?.id ?? 0,
    policyNumber: [before?.policyNumber].find(Boolean) ?? 'TEST-1',
    terminationDate: before?.terminationDate ?? `${new Date().getFullYear()}-12-31`,
  });
  const idOf = (chosen: Choice | null, [first = 0]: number[]) => chosen?.id ?? first;
  await api.ask('saveCarChoices', {
    ...{ ...target, agreementId: agreement.id },
    areaId: idOf(agreement.area, lists.areaId),
    newValueId: idOf(agreement.newValue, lists.newValueId),
    ownRiskId: idOf(agreement.ownRisk, lists.ownRiskId),
    injuryId: idOf(agreement.injury, lists.injuryId),
    hasRoadAssistance: agreement.hasRoadAssistance ?? false,
    roadAssistanceFrom: agreement.roadAssistanceFrom,
    hasGlassCover: agreement.hasGlassCover ?? false,
  });
}

async function writeStepThree(api: LiveApi, { target, trucker, agreement }: Linked) {
  const { headcount } = trucker;
  const addOns = (await api.ask('searchAddOns', 'work', 'for step 3')) ?? [];
  const saved = await api.ask('saveWorkChoices', {
    ...{ ...target, agreementId: agreement.id, injuryValidFrom: null, injuryComment: '' },
    cars: headcount?.cars ?? '1',
    employees: headcount?.employees ?? '1',
    drivers: headcount?.drivers ?? '1',
    answers: addOns.map((_, index) => agreement.workAnswers[index] ?? false),
  });
  const problem = 'the response does not say that the haulier is registered';
  api.expect('saveWorkChoices', 'registers the haulier', saved?.isRegistered, problem);
  await api.ask('sendXml', { tokenOrId: target.token, isUpdate: false });
}

const firstSteps = ['saveTermination', 'saveCarChoices', 'generateSmsCode'] as const;
const lastStep = ['saveWorkChoices', 'sendXml'] as const;

/** Saves steps 2 and 3 of the wizard with the existing choices, using the haulier's link. */
async function writeSteps(api: LiveApi, id: number, lists: Choices, askCode: AskForCode) {
  const token = api.link;
  if (token === '') {
    const reason = 'set CONTRACT_LINK to the token of the named haulier’s link';
    api.skip([...firstSteps, 'verifySmsCode', ...lastStep], reason);
    return;
  }
  const found = await api.ask('getRegistration', token, 'for the steps');
  const agreement = found?.trucker.agreement;
  if (found?.trucker.id !== id || !agreement) {
    const reason =
      'not sent: CONTRACT_LINK must belong to the named haulier, who must have an agreement';
    api.fail('saveCarChoices', 'the wizard’s steps', reason);
    return;
  }
  const linked: Linked = { ...found, agreement, target: { token, isAdmin: false } };
  await writeStepTwo(api, linked, lists);
  await api.ask('generateSmsCode', { token, truckerId: id });
  const code = await askCode();
  if (code === '') api.skip(['verifySmsCode'], 'no code was entered');
  else await api.ask('verifySmsCode', { token, truckerId: id, code });
  if (api.checks.at(-1)?.outcome === 'ok') await writeStepThree(api, linked);
  else api.skip(lastStep, 'no code was accepted');
}

/** Sends each request that changes something once, with a haulier created for tests, and cleans up. */
export async function askWrites(api: LiveApi, id: number, lists: Choices, askCode: AskForCode) {
  const loaded = await api.ask('getTrucker', id, 'the test haulier');
  if (!loaded) return;
  // Write nothing unless the haulier's name says that it is a test: with a wrong id, a real haulier would get e-mails
  // and an SMS.
  if (!/test|prøve/i.test(loaded.trucker.name)) {
    const reason = 'nothing was written: the haulier’s name does not contain “test” or “prøve”';
    api.fail('updateTrucker', 'the named haulier is a test haulier', reason);
    return;
  }
  await api.ask('setLanguage', 'da');
  await writeTruckers(api, loaded.trucker);
  await writePrices(api, lists);
  await writeAddOns(api);
  await writeSteps(api, id, lists, askCode);
}
