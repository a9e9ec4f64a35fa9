import type {
  AddressInput,
  TruckerInput,
  TruckerUpdate,
  Trucker,
} from '@/api/truckers/trucker.model';
import { registrationApi } from '@/api/steps/details.api';
import { truckerApi } from '@/api/truckers/trucker.api';
import type { LiveApi } from './liveApi';

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

/** A haulier that can be told from all others, by numbers made of the time. */
function passing(now: number): TruckerInput & AddressInput {
  const digits = String(now).slice(-7);
  return {
    name: `TEST contract check ${digits}`,
    email: `contract-check-${digits}@example.dk`,
    cvr: `9${digits}`,
    truckNumber: digits.slice(-6),
    phone: '20304050',
    undervogn: '',
    hasCarInsurance: false,
    hasWorkInsurance: true,
    registrationNumber: '',
    street: 'Prøvevej 1',
    zipCode: '8000',
    city: 'Aarhus C',
  };
}

/** The id under which a haulier is listed that has just been made; null where it is not found. */
async function idOf(api: LiveApi, { cvr }: TruckerInput): Promise<number | null> {
  const query = { text: cvr, field: 'cvr', page: 0, paginated: true } as const;
  const found = await api.ask(
    'searchTruckers',
    (dispatch) => dispatch(truckerApi.endpoints.searchTruckers.initiate(query)),
    'the haulier that was made',
  );
  return found?.rows.find((row) => row.cvr === cvr)?.id ?? null;
}

/** Takes a haulier away that was made here, and says so where that is left to somebody. */
async function remove(api: LiveApi, input: TruckerInput, id: number | null): Promise<void> {
  const name = 'cleans up';
  if (id === null) {
    api.expect('deleteTrucker', name, `delete the haulier with CVR ${input.cvr} by hand`);
    return;
  }
  await api.ask('deleteTrucker', (dispatch) =>
    dispatch(truckerApi.endpoints.deleteTrucker.initiate(id)),
  );
}

async function makeAsStaff(api: LiveApi, now: number): Promise<void> {
  const input = passing(now);
  const isMade = await isDone(api, 'createTrucker', () =>
    api.ask('createTrucker', (dispatch) =>
      dispatch(truckerApi.endpoints.createTrucker.initiate(input)),
    ),
  );
  if (!isMade) return;
  const id = await idOf(api, input);
  if (id !== null) {
    const number = { truckerId: id, registrationNumber: `TS${input.truckNumber.slice(-5)}` };
    await api.ask('addRegistration', (dispatch) =>
      dispatch(truckerApi.endpoints.addRegistration.initiate(number)),
    );
  }
  await remove(api, input, id);
}

async function makeInWizard(api: LiveApi, now: number): Promise<void> {
  const input = { ...passing(now), truckerId: null, hasPreviousInsurance: false };
  const isMade = await isDone(api, 'saveRegistration', () =>
    api.ask('saveRegistration', (dispatch) =>
      dispatch(registrationApi.endpoints.saveRegistration.initiate(input)),
    ),
  );
  if (isMade) await remove(api, input, await idOf(api, input));
}

/** True where a call that answers nothing to go on with has succeeded. */
async function isDone(api: LiveApi, subject: string, ask: () => Promise<unknown>) {
  const before = api.checks.length;
  await ask();
  return api.checks
    .slice(before)
    .every((check) => check.subject === subject && check.reason === undefined);
}

/** Every call that changes a haulier: those that were made here go again, and the one that was named stays as it is. */
export async function writeHauliers(api: LiveApi, trucker: Trucker): Promise<void> {
  const now = Date.now();
  await makeAsStaff(api, now);
  await makeInWizard(api, now + 1);
  await api.ask('updateTrucker', (dispatch) =>
    dispatch(truckerApi.endpoints.updateTrucker.initiate(unchanged(trucker))),
  );
  const { id: truckerId, email, name } = trucker;
  await api.ask('resendEmail', (dispatch) =>
    dispatch(truckerApi.endpoints.resendEmail.initiate({ truckerId, email, name })),
  );
  await api.ask('sendCertificate', (dispatch) =>
    dispatch(truckerApi.endpoints.sendCertificate.initiate(truckerId)),
  );
}
