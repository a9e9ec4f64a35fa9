import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import $RefParser from '@stoplight/json-schema-ref-parser';
import { createClientFromOperations } from '@stoplight/prism-http/dist/client';
import document from '@/api/contract/openapi.generated.json';
import { operationInfo, operationInfos, type OperationId } from '@mocks/contract/document';
import { startHttpMock, type HttpMock } from '@mocks/http';
import { bearerFor } from './exchange';
import { samples } from './samples';

const noop = () => undefined;

// Tools that nobody here wrote: they know the standard, and nothing of this mock.

it('an OpenAPI linter finds no error in the document', () => {
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsx'), ['tests/tools/contractLint.ts'], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^0 errors$/mu);
});

describe('Prism, between a client and the mock over HTTP', () => {
  let mock: HttpMock;
  beforeAll(async () => {
    mock = await startHttpMock({ port: 0 });
  });
  afterEach(() => mock.mock.reset());
  afterAll(() => mock.close());

  const silent = {
    success: noop,
    info: noop,
    warn: noop,
    error: noop,
    debug: noop,
    child: () => silent,
  };
  /** Prism follows no reference: one that it is not rid of is taken for "anything goes". */
  const operationsOf = async (contract: object) =>
    transformOas3Operations((await $RefParser.dereference(structuredClone(contract))) as never);
  const operations = operationsOf(document);
  const clientFor = async (given: typeof operations) =>
    createClientFromOperations(await given, {
      isProxy: true,
      upstream: new URL(mock.url),
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
      logger: silent,
    });

  async function send(id: OperationId, given = operations) {
    const { method, path, needsBearer } = operationInfo(id);
    const { params = {}, query = {}, body } = samples[id](mock.mock);
    const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    return (await clientFor(given)).request(search === '' ? filled : `${filled}?${search}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(needsBearer && { authorization: `Bearer ${bearerFor(mock.mock, 'admin')}` }),
      },
      ...(body !== undefined && { body: body }),
    });
  }

  it.each(operationInfos.map(({ id }) => id))('finds nothing to complain of in %s', async (id) => {
    const { status, violations } = await send(id);
    expect({ status, violations }).toEqual({ status: 200, violations: { input: [], output: [] } });
  });

  it('would complain: of an answer that lacks what the document asks for', async () => {
    const stricter = structuredClone(document) as unknown as {
      components: { schemas: Record<string, { required: string[] }> };
    };
    stricter.components.schemas.LookupItem?.required.push('colour');
    const { violations } = await send('listAreas', operationsOf(stricter));
    expect(violations.output).not.toEqual([]);
  });
});
