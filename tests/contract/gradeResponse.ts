import { operationInfo, type OperationId } from '@mocks/contract/document';
import { gradeAnswer } from '@scripts/contract-check/grade';
import { callOf, parserOf, type Argument } from '@scripts/contract-check/product';
import { testSettings } from '@tests/support/fixtures/testSettings';

/** Arguments that are valid for every other request. The findings do not depend on their values. */
const anyArgument = {
  ...{ id: 1, street: 'x', zipCode: '8000', city: 'x', answers: [], kind: 'invite' },
  paginated: true,
};

/** Returns the findings of `contract:check` about a given response, and whether the application could parse it. */
export async function gradeResponse(id: OperationId, status: number, body: unknown) {
  const argument = (id === 'searchAddOns' ? 'car' : anyArgument) as Argument<OperationId>;
  const parse = parserOf(testSettings, status, callOf(id, argument));
  const findings = await gradeAnswer(operationInfo(id).answers.get(200) ?? {}, body, parse);
  return { findings, isParsed: (await parse(body)).isParsed };
}
