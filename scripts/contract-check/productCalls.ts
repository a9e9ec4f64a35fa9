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

/** All that a call needs to be made at all. What a reader makes of an answer hardly hangs on what was asked. */
const anything = { id: 1, street: 'x', zipCode: '8000', city: 'x', answers: [], kind: 'invite' };

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
    callOf(id, (id === 'searchAddOns' ? 'car' : anything) as Argument<OperationId>),
  ]),
) as Record<OperationId, ProductCall<unknown>>;
