import { operationInfo, type OperationId } from '@mocks/contract/document';
import { gradeAnswer } from '@scripts/contract-check/grade';
import { callOf, readerOf, type Argument } from '@scripts/contract-check/product';
import { testSettings } from '@tests/support/fixtures/testSettings';

/** All that a call needs to be made at all. What a reader makes of an answer hardly hangs on what was asked. */
const anything = { id: 1, street: 'x', zipCode: '8000', city: 'x', answers: [], kind: 'invite' };

/** What `contract:check` says of an answer that is there already, and whether the product could read it. */
export async function readAnswer(id: OperationId, status: number, body: unknown) {
  const argument = (id === 'searchAddOns' ? 'car' : anything) as Argument<OperationId>;
  const read = readerOf(testSettings, status, callOf(id, argument));
  const findings = await gradeAnswer(operationInfo(id).answers.get(200) ?? {}, body, read);
  return { findings, isRead: (await read(body)).isRead };
}
