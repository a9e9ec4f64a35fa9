import { demoTokens } from '@mocks/db/demo';
import type { TruckerRow } from '@mocks/db/tables';
import type { Mock } from '@mocks/mock';
import type { ExpectedCall } from '@tests/support/fixtures/e2eTest';

/** A request as it reached the server, to the last field. */
export type Sent = Required<Omit<ExpectedCall, 'body'>> & { body: unknown };

/** Requests in their order; those in an array are under way together and come in any order. */
export type CallSequence = readonly (Sent | readonly Sent[])[];

/** A reading call. */
export const get = (path: string, query: Record<string, string> = {}): Sent => ({
  method: 'GET',
  path,
  query,
  body: undefined,
});

/** A call with a body. */
export const post = (path: string, body: object): Sent => ({
  method: 'POST',
  path,
  query: {},
  body,
});

/** The reference lists that the wizard loads (specification, section 7). */
export const lists: readonly Sent[] = [
  get('/api/area/list'),
  get('/api/injury/list'),
  get('/api/new-value/list'),
  get('/api/own-risk/list'),
];

/** The wizard's search for add-ons: 1 is car, 2 is work (specification, section 7). */
export const addOns = (type: 1 | 2): Sent =>
  post('/api/add-on/search', { search_filter: 'type', search_key: '', pagination: 'false', type });

/** The choices that `chooseCar` makes, with the injuries by their id. */
export const carChoices = (injury_id: number) => ({
  area_id: 1,
  new_value_id: 2,
  own_risk_id: 2,
  injury_id,
});

/** The lookup of the premium for the choices that `chooseCar` makes, and for others where they differ. */
export const premium = (injuryId: number, others: object = {}): Sent =>
  post('/api/price-plan/get-premium', { ...carChoices(injuryId), ...others });

/** Step 2 as `chooseCar` answers it, without add-ons unless told otherwise. */
export const stepTwo = (injuryId: number, fields: { agreement_id: number | undefined }): Sent =>
  post('/api/step/save-step-2', {
    ...carChoices(injuryId),
    addon_1: 0,
    addon_2: 0,
    addon_1_date: null,
    token: demoTokens.invited,
    locale: 'da',
    ...fields,
  });

/** Step 1 of a known haulier as it is sent, with what differs from what is known of it. */
export const stepOne = (known: TruckerRow, changes: object): Sent =>
  post('/api/truckers/update-trucker', {
    id: known.id,
    name: known.name,
    email: known.email,
    cvr: known.cvr,
    dr_number: known.truck_number,
    phone: known.phone_number,
    undervogn: known.undervogn ?? '',
    reg_number: known.vehicle?.reg_number,
    is_car_insurance: known.is_car_insurance,
    is_work_insurance: known.is_work_insurance,
    address: known.address?.address,
    zip_code: known.address?.zip_code,
    city: known.address?.city,
    address_id: known.address?.id,
    locale: 'da',
    ...changes,
  });

/** The termination as `fillTermination` fills it in, for the haulier as the mock has it. */
export const termination = ({ id, name, cvr, email }: TruckerRow, token: string): Sent =>
  post('/api/step/insurance-info', {
    token,
    trucker_id: id,
    name,
    cvr,
    email,
    select_insurance: 1,
    police_number: 'P-4711',
    date: '2099-12-31',
    locale: 'da',
  });

/**
 * What is read again before a code is asked for, and once it was right (D45): the haulier by this call, and what the price of these
 * choices is made of. They are under way together.
 */
export const readAgain = (haulier: Sent, price: Sent): readonly Sent[] => [
  haulier,
  price,
  addOns(1),
  addOns(2),
];

/** The haulier of a link. */
export const linked = (token: string): Sent => get(`/api/step/get-trucker-info/${token}`);

/** The calls about a code: to send one, and to verify one. */
export const smsCalls = (token: string, trucker_id: number) => ({
  generate: post('/api/sms/generate', { token, trucker_id }),
  verify: (sms_code: string) => post('/api/sms/verify', { token, trucker_id, sms_code }),
});

/** The documents, on completion and from thank-you alike. */
export const documents = (tokenOrId: string | number): Sent =>
  get(`/api/step/send-xml/${tokenOrId}`);

/**
 * Lookups that the wizard keeps for a minute: where a test walks to and fro, it depends on how slow the machine is
 * whether they are asked for again.
 */
export const lookups = /^\/api\/(add-on|price-plan)\//;

/** The haulier behind a link as the mock has it now. Throws where there is none. */
export function haulierOf(
  app: { mock: Pick<Mock, 'db'> },
  token: string = demoTokens.invited,
): TruckerRow {
  const found = app.mock.db.truckers.all().find((row) => row.token === token);
  if (!found) throw new Error(`No haulier has the link ${token}.`);
  return found;
}

/** The id of a haulier's newest agreement; undefined while there is none. */
export const agreementIdOf = (
  app: { mock: Pick<Mock, 'db'> },
  truckerId: number,
): number | undefined =>
  app.mock.db.agreements
    .all()
    .filter((row) => row.truckerId === truckerId)
    .at(-1)?.id;

/** Step 3 of the haulier behind a link, with "no" for an answer to both questions. */
export function stepThreeOfNo(app: { mock: Pick<Mock, 'db'> }, token: string): Sent {
  const agreement_id = agreementIdOf(app, haulierOf(app, token).id);
  const answers = { addon_3: 0, addon_4: 0, cars: 0, employees: 0, drivers: 0 };
  return post('/api/step/save-step-3', { token, agreement_id, ...answers, locale: 'da' });
}
