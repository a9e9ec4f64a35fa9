import { HttpResponse } from 'msw';
import { operationInfos, type OperationId } from '../contract/document';
import { createRandom } from '../db/random';
import { variantIds, type VariantId } from '../variants/variants';

/** The faults that need no value, with their descriptions. */
export const plainKinds = {
  drop: 'The connection breaks before the server acts',
  lost: 'The server acts, but its response is lost',
  html: 'HTML instead of JSON',
  broken: 'Broken JSON',
  blank: 'An empty response',
  null: 'null instead of a response',
  flat: 'No envelope',
  bare: 'Optional fields are missing',
} as const;

type PlainKind = keyof typeof plainKinds;

export type Fault =
  /** Delays the response by this many milliseconds. */
  | { kind: 'slow'; ms: number }
  /** Responds with this status; without `message`, with a generic text. */
  | {
      kind: 'error';
      status: number;
      message?: string | undefined;
      errors?: Record<string, string[]> | undefined;
    }
  | { kind: PlainKind }
  /** The operation succeeds, but its response has this JSON body. */
  | { kind: 'answer'; body: string }
  /** The operation succeeds, but the response is that of a server that deviates in one respect. */
  | { kind: 'variant'; id: VariantId };

export interface FaultRule {
  operationId: OperationId | '*';
  fault: Fault;
  /** The number of requests that the fault affects; all by default. */
  times?: number | undefined;
  /** The number of requests to let pass before the first affected one; none by default. */
  after?: number | undefined;
  /** How many requests the rule has let pass and has affected so far. */
  counted?: { passed: number; met: number };
  /** The share of requests that the fault affects, from 0 to 1; all by default. */
  share?: number | undefined;
}

export function isFor(rule: FaultRule, operationId: OperationId): boolean {
  return rule.operationId === '*' || rule.operationId === operationId;
}

const isCounted = ({ times, after }: FaultRule) => times !== undefined || after !== undefined;

export class FaultRules {
  private rules: FaultRule[] = [];
  // Not the database's generator, which would give other codes and tokens after a fault with a `share`.
  private readonly random = createRandom(1);

  all(): readonly FaultRule[] {
    return this.rules;
  }

  add(rule: FaultRule): void {
    this.rules.push({ ...rule });
  }

  clear(): void {
    this.rules = [];
  }

  /** True if a request of this operation changes a counter (`times`, `after`), which the mock must then store. */
  isCounting(operationId: OperationId): boolean {
    return this.rules.some((rule) => isFor(rule, operationId) && isCounted(rule));
  }

  /** The faults that affect the next request of an operation. Counts that request. */
  take(operationId: OperationId): Fault[] {
    const met = this.rules.filter((rule) => isFor(rule, operationId) && this.meets(rule));
    return met.map((rule) => rule.fault);
  }

  private meets(rule: FaultRule): boolean {
    const { after = 0, times = Infinity, share = 1 } = rule;
    const { passed, met } = rule.counted ?? { passed: 0, met: 0 };
    const isDue = passed >= after && met < times && (share === 1 || this.random.chance(share));
    if (isCounted(rule)) {
      rule.counted = isDue
        ? { passed, met: met + 1 }
        : { passed: Math.min(passed + 1, after), met };
    }
    return isDue;
  }
}

const json = { headers: { 'Content-Type': 'application/json' } };
const responses: Partial<Record<Fault['kind'], () => Response>> = {
  drop: () => HttpResponse.error(),
  html: () => HttpResponse.html('<!doctype html><title>Gateway</title><p>It works!</p>'),
  broken: () => new HttpResponse('{"data": {"price_pl', json),
  blank: () => new HttpResponse('', json),
  null: () => new HttpResponse('null', json),
};

/** The response of the first fault that replaces the mock's response, or null. */
export function faultyResponse(faults: readonly Fault[]): Response | null {
  const fault = faults.find(({ kind }) => kind === 'error' || kind in responses);
  if (fault?.kind !== 'error') return (fault && responses[fault.kind]?.()) ?? null;
  const { status, message = `Fejl ${status} (scenarie).` } = fault;
  const errors = fault.errors ?? (status === 422 ? {} : undefined);
  const headers = status === 429 ? { 'Retry-After': '30' } : {};
  return HttpResponse.json({ message, errors }, { status, headers });
}

/** The comma-separated terms of a scenario. */
export function termsOf(text: string): string[] {
  const terms = splitOutsideQuotes(text, ',').map((term) => term.trim());
  return terms.filter((term) => term !== '');
}

/** Splits a text at separators. A quoted text stays one part, with its quotation marks. */
function splitOutsideQuotes(text: string, separator: ',' | ':'): string[] {
  const pieces = text.split('"');
  if (pieces.length % 2 === 0) throw new Error(`A quotation mark is not closed: ${text}`);
  // Every second piece was between quotation marks, so leave its separators alone.
  const marked = pieces.map((piece, at) => (at % 2 ? piece : piece.replaceAll(separator, '\0')));
  return marked.join('"').split('\0');
}

/**
 * Parses one fault, `kind:operation:value`, followed by options in any order: a share of the requests (`20%`), the
 * number of requests to let pass first (`after=1`) and to affect (`times=2`), the message of an `error` (`message="Nej,
 * tak"`, or by field `field.cvr="Optaget"`), and the JSON of an `answer` (`body="{}"`). Throws a one-line error that
 * names the term.
 */
export function parseFault(term: string): FaultRule {
  try {
    return ruleOf(splitOutsideQuotes(term, ':'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const named = reason.includes(`"${term}"`) ? reason : `${reason} (in ${term})`;
    throw new Error(named, { cause: error });
  }
}

function ruleOf([kind = '', call = '*', ...parts]: string[]): FaultRule {
  const takesValue = ['slow', 'error', 'variant'].includes(kind);
  const hasValue = takesValue && parts[0] !== undefined && !/^\d*%$|=/u.test(parts[0]);
  const value = hasValue ? parts.shift() : undefined;
  const { share, after, times, ...words } = parseOptions(parts);
  if ((kind === 'answer') !== (words.body !== undefined)) {
    throw new Error(
      'An answer must have a body, and no other fault may have one: answer:login:body="{}".',
    );
  }
  const fault = faultOf(kind, value, words);
  return { operationId: parseOperation(call), fault, share, after, times };
}

interface Options extends Pick<FaultRule, 'share' | 'after' | 'times'> {
  message?: string;
  body?: string;
  errors?: Record<string, string[]>;
}

function parseOptions(parts: readonly string[]): Options {
  const options: Options = {};
  for (const part of parts) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/su.exec(part) ?? [];
    const field = /^field\.(.+)$/su.exec(name)?.[1];
    const key = name === '' && part.endsWith('%') ? 'share' : name;
    if (key in options) throw new Error(`"${part}" repeats an option.`);
    if (key === 'share' && name === '') {
      options.share = parseNumber(part.slice(0, -1), 0, 100) / 100;
    } else if (key === 'times' || key === 'after') options[key] = parseNumber(value, 0, 1_000_000);
    else if (key === 'message' || key === 'body') options[key] = parseText(value);
    else if (field !== undefined) ((options.errors ??= {})[field] ??= []).push(parseText(value));
    else {
      throw new Error(
        `"${part}" is not an option: use a share such as 20%, times=, after=, message= or field.name=.`,
      );
    }
  }
  return options;
}

const isPlain = (kind: string): kind is PlainKind => Object.hasOwn(plainKinds, kind);

function faultOf(kind: string, value: string | undefined, words: Options): Fault {
  const { message, errors, body = '' } = words;
  if (kind === 'error') {
    return { kind, status: parseNumber(value ?? '500', 400, 599), message, errors };
  }
  if (!isPlain(kind) && !['slow', 'answer', 'variant'].includes(kind)) {
    throw new Error(`There is no scenario "${kind}".`);
  }
  if (message !== undefined || errors) {
    throw new Error(`Only an error can have a message, not "${kind}".`);
  }
  if (isPlain(kind)) return { kind };
  if (kind === 'slow') return { kind, ms: parseNumber(value ?? '1500', 0, 600_000) };
  if (kind === 'answer') return { kind, body: requireJson(body) };
  const id = variantIds.find((known) => known === value);
  if (id) return { kind: 'variant', id };
  throw new Error(`There is no variant "${value ?? ''}": mocks/variants/variants.ts lists them.`);
}

function parseNumber(text: string, min: number, max: number): number {
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  throw new Error(`"${text}" is not a whole number from ${min} to ${max}.`);
}

/** Parses a text with or without quotation marks. A quotation mark inside is doubled. */
function parseText(value: string): string {
  const quoted = /^"((?:[^"]|"")+)"$/u.exec(value)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  if (value !== '' && !value.includes('"')) return value;
  throw new Error(
    `${value === '' ? 'An empty value' : value} is not valid text: use "…", with "" for a quotation mark.`,
  );
}

function requireJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new Error('The text after body= is not JSON.');
  }
}

function parseOperation(name: string): OperationId | '*' {
  if (name === '*') return name;
  const info = operationInfos.find(({ id }) => id === name);
  if (info === undefined) throw new Error(`The contract has no call "${name}".`);
  return info.id;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Formats a fault as a term for `parseFault`. */
export function faultText({ operationId, fault, share, after, times }: FaultRule): string {
  const parts: (string | number)[] = [fault.kind, operationId];
  if (fault.kind === 'slow') parts.push(fault.ms);
  if (fault.kind === 'error') parts.push(fault.status);
  if (fault.kind === 'variant') parts.push(fault.id);
  if (share !== undefined) parts.push(`${Math.round(share * 100)}%`);
  if (after !== undefined) parts.push(`after=${after}`);
  if (times !== undefined) parts.push(`times=${times}`);
  if (fault.kind === 'answer') parts.push(`body=${quote(fault.body)}`);
  if (fault.kind === 'error') {
    if (fault.message !== undefined) parts.push(`message=${quote(fault.message)}`);
    for (const [field, texts] of Object.entries(fault.errors ?? {})) {
      parts.push(...texts.map((text) => `field.${field}=${quote(text)}`));
    }
  }
  return parts.join(':');
}
