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
import { operationInfos, type OperationId } from '@mocks/contract/document';
import type { ProductCall } from './product';

/** The product's own calls, by the names of the contract. */
const calls = {
  ...sessionApi.endpoints,
  ...truckerApi.endpoints,
  ...truckerHistoryApi.endpoints,
  ...pricesApi.endpoints,
  ...addOnsApi.endpoints,
  ...lookupsApi.endpoints,
  ...registrationApi.endpoints,
  ...agreementStepsApi.endpoints,
  ...smsApi.endpoints,
  getEmailInfo: emailApi.endpoints.getEmailContent,
};

/** Every field that a call is asked with. What a reader makes of an answer hardly hangs on what was asked. */
const anything = {
  ...{ id: 1, truckerId: 1, agreementId: 1, addressId: null, token: 'x', tokenOrId: 'x' },
  ...{ areaId: 1, newValueId: 1, ownRiskId: 1, injuryId: 1, insuranceCompanyId: 1 },
  ...{ ensurePercent: '1', dantaxiPercent: '1', premium: '1', price: '1' },
  ...{ name: 'x', email: 'x@example.dk', cvr: '12345678', truckNumber: '123456', phone: '1' },
  ...{ undervogn: '', registrationNumber: '', street: 'x', zipCode: '8000', city: 'x' },
  ...{ cars: '1', employees: '1', drivers: '1', answers: [], injuryComment: '' },
  ...{ policyNumber: 'x', terminationDate: '2022-03-31', injuryValidFrom: null, code: '123456' },
  ...{ page: 0, paginated: true, sort: 'id', direction: 'asc', text: 'x', field: 'name' },
  ...{ kind: 'invite', locale: 'da', type: 'car', password: 'x' },
};

type Calls = typeof calls;
export type Argument<Id extends OperationId> = Calls[Id]['Types']['QueryArg'];
export type Result<Id extends OperationId> = Calls[Id]['Types']['ResultType'];
type Initiate<Id extends OperationId> = (argument: Argument<Id>) => ProductCall<Result<Id>>;

/** One of the calls, ready to be made. */
export function callOf<Id extends OperationId>(id: Id, argument: Argument<Id>) {
  return (calls[id].initiate as Initiate<Id>)(argument);
}

/** Every call, for reading an answer that is there already. */
export const productCalls = Object.fromEntries(
  operationInfos.map(({ id }) => [
    id,
    callOf(id, (id === 'searchAddOns' ? 'car' : anything) as Argument<typeof id>),
  ]),
) as Record<OperationId, ProductCall<unknown>>;
