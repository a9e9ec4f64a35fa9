import { demoTokens } from '@mocks/db/demo';
import type { TruckerRow } from '@mocks/db/tables';
import type { Mock } from '@mocks/mock';
import type { ExpectedCall } from '@tests/support/fixtures/e2eTest';

/** A request with all its fields. */
export type Sent = Required<Omit<ExpectedCall, 'body'>> & { body: unknown };

/** Requests in order. Those in an array are sent in parallel and may arrive in any order. */
export type CallSequence = readonly (Sent | readonly Sent[])[];

export const get = (path: string, query: Record<string, string> = {}): Sent => ({
  method: 'GET',
  path,
  query,
  body: undefined,
});

export const post = (path: string, body: object): Sent => ({
  method: 'POST',
  path,
  query: {},
  body,
});

/** The reference lists that the wizard fetches. */
export const lists: readonly Sent[] = [
  get('/api/area/list'),
  get('/api/injury/list'),
  get('/api/new-value/list'),
  get('/api/own-risk/list'),
];

/** The wizard's search for add-ons: type 1 is car, 2 is work. */
export const addOns = (type: 1 | 2): Sent =>
  post('/api/add-on/search', { search_filter: 'type', search_key: '', pagination: 'false', type });

/** The choices of `chooseCar`. */
export const carChoices = (injury_id: number) => ({
  area_id: 1,
  new_value_id: 2,
  own_risk_id: 2,
  injury_id,
});

/** The premium lookup for the choices of `chooseCar`; `others` replaces some of them. */
export const premium = (injuryId: number, others: object = {}): Sent =>
  post('/api/price-plan/get-premium', { ...carChoices(injuryId), ...others });

/** The save of step 2 as answered by `chooseCar`, without add-ons by default. */
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

/** The save of step 1 of a known haulier, with changes. */
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

/** The save of the termination as filled in by `fillTermination`. */
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
 * The requests that the wizard repeats in parallel before it requests a code and after the code was verified, to notice
 * changes: the haulier (null without a link), the price and both lists of add-ons.
 */
export const readAgain = (trucker: Sent | null, price: Sent): readonly Sent[] => [
  ...(trucker ? [trucker] : []),
  price,
  addOns(1),
  addOns(2),
];

/** Fetches the haulier of a link. */
export const linked = (token: string): Sent => get(`/api/step/get-trucker-info/${token}`);

export const smsCalls = (token: string, trucker_id: number) => ({
  generate: post('/api/sms/generate', { token, trucker_id }),
  verify: (sms_code: string) => post('/api/sms/verify', { token, trucker_id, sms_code }),
});

/** Sends the documents; used on completion and by the thank-you page. */
export const documents = (tokenOrId: string | number): Sent =>
  get(`/api/step/send-xml/${tokenOrId}`);

/**
 * Lookups that the wizard caches for a minute. In a test that goes back and forth, the speed of the machine decides
 * whether they are sent again.
 */
export const lookups = /^\/api\/(add-on|price-plan)\//;

/** The mock's current data of the haulier with this link. Throws if there is none. */
export function truckerOf(
  app: { mock: Pick<Mock, 'db'> },
  token: string = demoTokens.invited,
): TruckerRow {
  const found = app.mock.db.truckers.all().find((row) => row.token === token);
  if (!found) throw new Error(`No haulier has the link ${token}.`);
  return found;
}

/** The id of a haulier's newest agreement, if any. */
export const agreementIdOf = (
  app: { mock: Pick<Mock, 'db'> },
  truckerId: number,
): number | undefined =>
  app.mock.db.agreements
    .all()
    .filter((row) => row.truckerId === truckerId)
    .at(-1)?.id;

/** The save of step 3 with both questions answered "no". */
export function stepThreeOfNo(app: { mock: Pick<Mock, 'db'> }, token: string): Sent {
  const agreement_id = agreementIdOf(app, truckerOf(app, token).id);
  const answers = { addon_3: 0, addon_4: 0, cars: 0, employees: 0, drivers: 0 };
  return post('/api/step/save-step-3', { token, agreement_id, ...answers, locale: 'da' });
}
