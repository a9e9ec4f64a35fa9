import RequestValidator from 'openapi-request-validator';
import ResponseValidator from 'openapi-response-validator';
import document from '@/api/contract/openapi.generated.json';
import { operationInfo, operationInfos, type OperationId } from '@mocks/contract/document';
import { startHttpMock, type HttpMock } from '@mocks/http';
import { addressOf, bearerFor } from './exchange';
import { samples } from './samples';

// These third-party validators know the standard, but not this mock.

type RequestRules = ConstructorParameters<typeof RequestValidator>[0];
type ResponseRules = ConstructorParameters<typeof ResponseValidator>[0];

/** The parts of the document that these tests use, independent of the mock's own parser. */
interface Contract {
  paths: Record<
    string,
    Record<string, { parameters?: object[]; requestBody?: object; responses: object }>
  >;
  components: { schemas: Record<string, { required: string[] }> };
}

/** Resolves the reference of a part of the document, if it has one. */
function resolveReference(contract: Contract, part: object): object {
  if (!('$ref' in part)) return part;
  const names = String(part.$ref).split('/').slice(1);
  return names.reduce<object>((inside, name) => Reflect.get(inside, name) as object, contract);
}

describe('OpenAPI validators between a client and the mock over HTTP', () => {
  const contract = document as unknown as Contract;
  let mock: HttpMock;
  beforeAll(async () => {
    mock = await startHttpMock({ port: 0 });
  });
  afterEach(() => mock.mock.reset());
  afterAll(() => mock.close());

  /** Sends a valid request, and returns the validators' errors about it and its response, or undefined for each. */
  async function send(id: OperationId, spec = contract) {
    const { method, path, needsBearer } = operationInfo(id);
    const {
      parameters = [],
      requestBody,
      responses,
    } = spec.paths[path]?.[method] ?? {
      responses: {},
    };
    const { params = {}, query = {}, body } = samples[id](mock.mock);
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(needsBearer && { authorization: `Bearer ${bearerFor(mock.mock, 'admin')}` }),
    };
    const requests = new RequestValidator({
      parameters: parameters.map((one) => resolveReference(spec, one)),
      ...(requestBody && { requestBody }),
      componentSchemas: spec.components.schemas,
      // Values in a URL are always text.
      ajvOptions: { coerceTypes: true },
    } as unknown as RequestRules);
    const answers = new ResponseValidator({
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, one]) => [
          status,
          resolveReference(spec, one as object),
        ]),
      ),
      components: spec.components,
    } as unknown as ResponseRules);
    const requestErrors: unknown = requests.validateRequest(
      structuredClone({ headers, params, query, body }),
    );
    const url = `${mock.url}${addressOf(id, params)}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    return {
      status,
      requestErrors,
      responseErrors: answers.validateResponse(status, await response.json()),
    };
  }

  it.each(operationInfos.map(({ id }) => id))(
    'find no error in the request and response of %s',
    async (id) => {
      expect(await send(id)).toEqual({
        status: 200,
        requestErrors: undefined,
        responseErrors: undefined,
      });
    },
  );

  it('find an error in a request and a response that lack a required field', async () => {
    const stricter = structuredClone(contract);
    stricter.components.schemas.LookupItem?.required.push('colour');
    stricter.components.schemas.LoginBody?.required.push('colour');
    expect((await send('listAreas', stricter)).responseErrors).toBeDefined();
    expect((await send('login', stricter)).requestErrors).toBeDefined();
  });
});
