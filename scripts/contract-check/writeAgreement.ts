import { lookupsApi } from '@/api/lookups/lookups.api';
import { addOnsApi } from '@/api/add-ons/addOns.api';
import { smsApi } from '@/api/sms/sms.api';
import { agreementStepsApi } from '@/api/steps/agreementSteps.api';
import { registrationApi } from '@/api/steps/details.api';
import type { Agreement, Trucker, TruckerWithCompanies } from '@/api/truckers/trucker.model';
import type { LiveApi } from './liveApi';

/** Asks whoever runs the check for the code that was sent; empty where there is nobody. */
export type AskForCode = () => Promise<string>;

const { saveTermination, saveCarChoices, saveWorkChoices, sendXml } = agreementStepsApi.endpoints;

/** What was chosen, or else what is listed first. */
async function choicesOf(api: LiveApi, agreement: Agreement) {
  const { listAreas, listNewValues, listOwnRisks, listInjuries } = lookupsApi.endpoints;
  const name = 'for step 2';
  const areas = await api.ask('listAreas', (dispatch) => dispatch(listAreas.initiate()), name);
  const values = await api.ask(
    'listNewValues',
    (dispatch) => dispatch(listNewValues.initiate()),
    name,
  );
  const risks = await api.ask(
    'listOwnRisks',
    (dispatch) => dispatch(listOwnRisks.initiate()),
    name,
  );
  const injuries = await api.ask(
    'listInjuries',
    (dispatch) => dispatch(listInjuries.initiate()),
    name,
  );
  return {
    areaId: (agreement.area ?? areas?.[0])?.id ?? 0,
    newValueId: (agreement.newValue ?? values?.[0])?.id ?? 0,
    ownRiskId: (agreement.ownRisk ?? risks?.[0])?.id ?? 0,
    injuryId: (agreement.injury ?? injuries?.[0])?.id ?? 0,
    hasRoadAssistance: agreement.hasRoadAssistance ?? false,
    roadAssistanceFrom: agreement.roadAssistanceFrom,
    hasGlassCover: agreement.hasGlassCover ?? false,
  };
}

async function writeStepTwo(
  api: LiveApi,
  token: string,
  { trucker, companies }: TruckerWithCompanies,
  agreement: Agreement,
): Promise<void> {
  const company = trucker.existingInsurance?.insuranceCompanyId ?? companies[0]?.id;
  const target = { token, isAdmin: false };
  if (company === undefined) api.leave('saveTermination', 'no insurance company is listed');
  else {
    const termination = {
      ...target,
      truckerId: trucker.id,
      name: trucker.name,
      cvr: trucker.cvr,
      email: trucker.email,
      insuranceCompanyId: company,
      policyNumber: [trucker.existingInsurance?.policyNumber].find(Boolean) ?? 'TEST-1',
      terminationDate:
        trucker.existingInsurance?.terminationDate ?? `${new Date().getFullYear()}-12-31`,
    };
    await api.ask('saveTermination', (dispatch) => dispatch(saveTermination.initiate(termination)));
  }
  const choices = { ...target, agreementId: agreement.id, ...(await choicesOf(api, agreement)) };
  await api.ask('saveCarChoices', (dispatch) => dispatch(saveCarChoices.initiate(choices)));
}

async function verifyPhone(
  api: LiveApi,
  target: { token: string; truckerId: number },
  askForCode: AskForCode,
): Promise<boolean> {
  await api.ask('generateSmsCode', (dispatch) =>
    dispatch(smsApi.endpoints.generateSmsCode.initiate(target)),
  );
  const code = await askForCode();
  if (code === '') {
    api.leave('verifySmsCode', 'no code was typed');
    return false;
  }
  await api.ask('verifySmsCode', (dispatch) =>
    dispatch(smsApi.endpoints.verifySmsCode.initiate({ ...target, code })),
  );
  return api.checks.at(-1)?.outcome === 'ok';
}

async function writeStepThree(api: LiveApi, token: string, trucker: Trucker, agreement: Agreement) {
  const addOns = await api.ask(
    'searchAddOns',
    (dispatch) => dispatch(addOnsApi.endpoints.searchAddOns.initiate('work')),
    'for step 3',
  );
  const choices = {
    token,
    isAdmin: false,
    agreementId: agreement.id,
    cars: trucker.headcount?.cars ?? '1',
    employees: trucker.headcount?.employees ?? '1',
    drivers: trucker.headcount?.drivers ?? '1',
    answers: (addOns ?? []).map((_, index) => agreement.workAnswers[index] ?? false),
    injuryValidFrom: null,
    injuryComment: '',
  };
  const saved = await api.ask('saveWorkChoices', (dispatch) =>
    dispatch(saveWorkChoices.initiate(choices)),
  );
  if (saved) {
    const problem = saved.isRegistered
      ? null
      : 'the answer does not say that the haulier is registered';
    api.expect('saveWorkChoices', 'registers the haulier', problem);
  }
  await api.ask('sendXml', (dispatch) =>
    dispatch(sendXml.initiate({ tokenOrId: token, isUpdate: false })),
  );
}

/** Steps 2 and 3 of the wizard by the haulier's link, with what was chosen before. */
export async function writeAgreement(
  api: LiveApi,
  token: string,
  truckerId: number,
  askForCode: AskForCode,
): Promise<void> {
  const linked = await api.ask(
    'getRegistration',
    (dispatch) => dispatch(registrationApi.endpoints.getRegistration.initiate(token)),
    'for the steps',
  );
  const agreement = linked?.trucker.agreement ?? null;
  if (linked?.trucker.id !== truckerId || !agreement) {
    const reason = 'not asked: CONTRACT_LINK is no link of the named haulier with an agreement';
    api.expect('saveCarChoices', 'the wizard’s steps', reason);
    return;
  }
  await writeStepTwo(api, token, linked, agreement);
  const isVerified = await verifyPhone(api, { token, truckerId }, askForCode);
  if (isVerified) await writeStepThree(api, token, linked.trucker, agreement);
  else for (const call of ['saveWorkChoices', 'sendXml'] as const) api.leave(call, 'needs a code');
}
