import { operationInfos, type OperationId } from '../contract/document';
import { isDatabaseState, type DatabaseState } from '../db/states';
import { findRecording, recordedPrefix } from '../recordings/library';
import { findNamedScenario } from './catalog';
import { isVariantId, type VariantId } from '../variants/variants';
import type { Fault, FaultRule } from './faultRules';

const defaultSlowMs = 1500;
const defaultErrorStatus = 500;

/** What a scenario's text asks for. */
export interface Scenario {
  rules: FaultRule[];
  states: DatabaseState[];
}

/**
 * Reads a scenario: expressions with commas between them. An expression is the name of a scenario of the catalogue; a state of the
 * database (`empty`, `many` …); `recorded:name`, which plays a recording back; or a fault: `slow`, `error`, `drop`, `lost`, `html`, `broken`, `blank`, `null`, `flat` and
 * `bare` may name a call, a number and a share of its requests (`slow:listTruckers:3000`, `error:login:503`,
 * `error:*:500:20%`); or another kind of server (`variant:*:textIds`). Throws a clear error for anything else.
 */
export function parseScenario(text: string): Scenario {
  const parts = text.split(',').map(parseExpression);
  return {
    rules: parts.flatMap(({ rules }) => rules),
    states: parts.flatMap(({ states }) => states),
  };
}

function parseExpression(text: string): Scenario {
  const expression = text.trim();
  if (expression === '') return { rules: [], states: [] };
  if (isDatabaseState(expression)) return { rules: [], states: [expression] };
  if (expression.startsWith(recordedPrefix)) {
    findRecording(expression.slice(recordedPrefix.length));
    return { rules: [], states: [] };
  }
  const named = findNamedScenario(expression);
  if (named) return parseScenario(named.expressions);
  return { rules: [parseFault(expression)], states: [] };
}

function parseFault(expression: string): FaultRule {
  const [name = '', operationId = '*', ...rest] = expression.split(':');
  const share = rest.at(-1)?.endsWith('%') === true ? rest.pop() : undefined;
  const fault = faultOf(name, rest[0]);
  return {
    operationId: knownOperation(operationId),
    fault,
    ...(share !== undefined && { share: readNumber(share.slice(0, -1), 0, 100) / 100 }),
  };
}

/** A fault as the expression that `parseScenario` reads. */
export function faultText({ operationId, fault, share }: FaultRule): string {
  const parts: string[] = [fault.kind, operationId];
  if (fault.kind === 'slow') parts.push(String(fault.ms));
  if (fault.kind === 'error') parts.push(String(fault.status));
  if (fault.kind === 'variant') parts.push(fault.id);
  if (share !== undefined) parts.push(`${Math.round(share * 100)}%`);
  return parts.join(':');
}

function faultOf(name: string, value: string | undefined): Fault {
  switch (name) {
    case 'slow':
      return { kind: name, ms: readNumber(value ?? defaultSlowMs, 0, 600_000) };
    case 'error':
      return { kind: name, status: readNumber(value ?? defaultErrorStatus, 400, 599) };
    case 'variant':
      return { kind: name, id: knownVariant(value ?? '') };
    case 'drop':
    case 'lost':
    case 'html':
    case 'broken':
    case 'blank':
    case 'null':
    case 'flat':
    case 'bare':
      return { kind: name };
    default:
      throw new Error(`There is no scenario "${name}".`);
  }
}

function readNumber(value: string | number, min: number, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`"${value}" is not a whole number from ${min} to ${max}.`);
}

function knownVariant(id: string): VariantId {
  if (isVariantId(id)) return id;
  throw new Error(`There is no server that does "${id}": mocks/variants has those that there are.`);
}

function knownOperation(name: string): OperationId | '*' {
  if (name === '*') return name;
  const info = operationInfos.find(({ id }) => id === name);
  if (info === undefined) throw new Error(`The contract has no call "${name}" for a scenario.`);
  return info.id;
}
