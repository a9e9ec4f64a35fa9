import document from '@/api/contract/openapi.generated.json' with { type: 'json' };
import type { operations } from '@/api/contract/schema.generated';

export type OperationId = keyof operations;

export type JsonSchema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

export interface OperationInfo {
  id: OperationId;
  method: 'get' | 'post' | 'delete';
  path: string;
  summary: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  answers: ReadonlyMap<number, JsonSchema>;
  needsBearer: boolean;
}

interface MediaTypes {
  content: { 'application/json': { schema: JsonSchema } };
}

interface RawOperation {
  operationId: OperationId;
  summary: string;
  security?: JsonSchema[];
  parameters?: (Parameter | Reference)[];
  requestBody?: MediaTypes;
  responses: Record<string, MediaTypes | Reference>;
}

interface Reference {
  $ref: string;
}

interface Contract {
  security: JsonSchema[];
  paths: Record<string, Record<string, RawOperation>>;
  components: Record<string, Record<string, unknown>>;
}

const contract = document as unknown as Contract;

export const components = contract.components;

const schemas = components.schemas ?? {};

export const operationInfos: readonly OperationInfo[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: raw.operationId,
      method: method as OperationInfo['method'],
      path,
      summary: raw.summary,
      parameters: (raw.parameters ?? []).map(resolve),
      body: raw.requestBody?.content['application/json'].schema ?? null,
      answers: new Map(
        Object.entries(raw.responses).map(([status, answer]) => [
          Number(status),
          resolve(answer).content['application/json'].schema,
        ]),
      ),
      needsBearer: (raw.security ?? contract.security).every((way) => 'bearerAuth' in way),
    })),
);

export function operationInfo(id: OperationId): OperationInfo {
  const info = operationInfos.find((candidate) => candidate.id === id);
  if (info === undefined) throw new Error(`The contract has no operation "${id}".`);
  return info;
}

/** The path of an operation as an msw pattern, on any host. */
export function handlerPath({ path }: OperationInfo): string {
  return `*${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
}

/** The operations that change nothing on the server, whatever their HTTP method. */
export const readOperations: ReadonlySet<OperationId> = new Set(
  operationInfos.flatMap(({ id }) => (/^(?:list|search|get)/u.test(id) ? [id] : [])),
);

/** Removes the outer `data` from the body of an operation whose contract allows both forms. */
export function withoutEnvelope(id: OperationId, body: unknown): unknown {
  const hasTwoForms = `${id.charAt(0).toUpperCase()}${id.slice(1)}Enveloped` in schemas;
  if (!hasTwoForms || typeof body !== 'object' || body === null) return body;
  return 'data' in body ? body.data : body;
}

function resolve<Part>(part: Part | Reference): Part {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return part;
  const [group = '', name = ''] = part.$ref.split('/').slice(2);
  return components[group]?.[name] as Part;
}
