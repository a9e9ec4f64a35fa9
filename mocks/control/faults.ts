import { HttpResponse } from 'msw';
import { operationInfos, type OperationId } from '../contract/document';
import { createRandom } from '../db/random';
import { variantIds, type VariantId } from '../variants/variants';

/** The faults that a term says by their name alone. */
const plainKinds = ['drop', 'lost', 'html', 'broken', 'blank', 'null', 'flat', 'bare'] as const;

/** Something that goes wrong, or goes another way, on purpose. */
export type Fault =
  /** The answer takes this many milliseconds longer. */
  | { kind: 'slow'; ms: number }
  /** The server answers this status, with a message of its own or none. */
  | { kind: 'error'; status: number; message?: string; errors?: Record<string, string[]> }
  /**
   * `drop`: the connection breaks before the server acts; `lost`: after that. `html`, `broken`, `blank` and `null`: HTTP 200 with
   * a page, with JSON that ends in the middle, without a body, with `null`. `flat`: the answer without its outer `data`;
   * `bare`: without the fields that the contract leaves open.
   */
  | { kind: (typeof plainKinds)[number] }
  /** The call works, but this JSON, written by hand, is its answer's body. */
  | { kind: 'answer'; body: string }
  /** The call works, and its answer is that of a server which does one thing otherwise. */
  | { kind: 'variant'; id: VariantId };

/** A fault for one call or for all. */
export interface FaultRule {
  operationId: OperationId | '*';
  fault: Fault;
  /** How many requests it meets before it is over; without it, all. */
  times?: number;
  /** How many requests pass unharmed before it begins; without it, none. */
  after?: number;
  /** How many have passed, and how many it has met. */
  counted?: { passed: number; met: number };
  /** The share of requests that it meets, from 0 to 1; without it, all. */
  share?: number;
}

/** True where a rule is about a call. */
export function isFor(rule: FaultRule, operationId: OperationId): boolean {
  return rule.operationId === '*' || rule.operationId === operationId;
}

const isCounted = ({ times, after }: FaultRule) => times !== undefined || after !== undefined;

/** The faults that are switched on. */
export class FaultRules {
  private rules: FaultRule[] = [];
  // Not the database's chance: faults must not change which codes and tokens come next.
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

  /** True where a request of this call changes a count, which has to be stored. */
  isCounting(operationId: OperationId): boolean {
    return this.rules.some((rule) => isFor(rule, operationId) && isCounted(rule));
  }

  /** The faults that the next request of a call meets. The request is counted. */
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

/** The answer that a fault gives in place of the mock's; null where none does. */
export function faultyResponse(faults: readonly Fault[]): Response | null {
  for (const fault of faults) {
    if (fault.kind === 'drop') return HttpResponse.error();
    if (fault.kind === 'html') {
      return HttpResponse.html('<!doctype html><title>Gateway</title><p>It works!</p>');
    }
    if (fault.kind === 'broken') return jsonResponse('{"data": {"price_pl');
    if (fault.kind === 'blank') return jsonResponse('');
    if (fault.kind === 'null') return jsonResponse('null');
    if (fault.kind === 'error') {
      const { status, message = `Fejl ${status} (scenarie).` } = fault;
      const errors = fault.errors ?? (status === 422 ? {} : undefined);
      const headers = status === 429 ? { 'Retry-After': '30' } : {};
      return HttpResponse.json({ message, errors }, { status, headers });
    }
  }
  return null;
}

function jsonResponse(text: string): Response {
  return new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } });
}

/** The terms of a scenario's text, which has commas between them. */
export function termsOf(text: string): string[] {
  return splitOutsideQuotes(text, ',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** Splits a text at separators. Quoted text stays one part, with its quotation marks. */
function splitOutsideQuotes(text: string, separator: ',' | ':'): string[] {
  const parts: string[] = [];
  let part = '';
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === separator && !isQuoted) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  if (isQuoted) throw new Error(`A quotation mark is left open: ${text}`);
  return [...parts, part];
}

/**
 * Reads one fault: `kind:call:value`, and behind it in any order a share of the requests (`20%`), how many pass unharmed
 * before it begins (`after=1`), how many it then meets (`times=2`), what an `error` says (`message="Nej, tak"`, by field
 * `field.cvr="Optaget"`), and the JSON of an `answer` (`body="{}"`). Throws one line that names the term for anything else.
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
  const { share, after, times, ...words } = readOptions(parts);
  if ((kind === 'answer') !== (words.body !== undefined)) {
    throw new Error('An answer, and nothing else, has a body: answer:login:body="{}".');
  }
  const fault = faultOf(kind, value, words);
  return {
    operationId: readOperation(call),
    fault,
    ...(share !== undefined && { share }),
    ...(after !== undefined && { after }),
    ...(times !== undefined && { times }),
  };
}

/** What may stand behind a call and its value. */
interface Options {
  share?: number;
  after?: number;
  times?: number;
  message?: string;
  body?: string;
  errors?: Record<string, string[]>;
}

function readOptions(parts: readonly string[]): Options {
  const options: Options = {};
  for (const part of parts) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/su.exec(part) ?? [];
    const field = /^field\.(.+)$/su.exec(name)?.[1];
    const key = name === '' && part.endsWith('%') ? 'share' : name;
    if (key in options) throw new Error(`"${part}" says once more what is said already.`);
    if (key === 'share' && name === '') {
      options.share = readNumber(part.slice(0, -1), 0, 100) / 100;
    } else if (key === 'times' || key === 'after') options[key] = readNumber(value, 0, 1_000_000);
    else if (key === 'message' || key === 'body') options[key] = readText(value);
    else if (field !== undefined) ((options.errors ??= {})[field] ??= []).push(readText(value));
    else {
      throw new Error(
        `"${part}" has no place there: a share ends in "%", else times=, after=, message= or field.name=.`,
      );
    }
  }
  return options;
}

function faultOf(kind: string, value: string | undefined, words: Options): Fault {
  const { message, errors, body = '' } = words;
  if (kind === 'error') {
    const status = readNumber(value ?? '500', 400, 599);
    return { kind, status, ...(message !== undefined && { message }), ...(errors && { errors }) };
  }
  const plain = plainKinds.find((known) => known === kind);
  if (!plain && !['slow', 'answer', 'variant'].includes(kind)) {
    throw new Error(`There is no scenario "${kind}".`);
  }
  if (message !== undefined || errors) {
    throw new Error(`Only an error has words of its own, "${kind}" has none.`);
  }
  if (plain) return { kind: plain };
  if (kind === 'slow') return { kind, ms: readNumber(value ?? '1500', 0, 600_000) };
  if (kind === 'answer') return { kind, body: readJson(body) };
  const id = variantIds.find((known) => known === value);
  if (id) return { kind: 'variant', id };
  throw new Error(
    `There is no server that does "${value ?? ''}": mocks/variants has those that there are.`,
  );
}

function readNumber(text: string, min: number, max: number): number {
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  throw new Error(`"${text}" is not a whole number from ${min} to ${max}.`);
}

/** A text, in quotation marks or without any; a mark inside is written twice. */
function readText(value: string): string {
  const quoted = /^"((?:[^"]|"")+)"$/u.exec(value)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  if (value !== '' && !value.includes('"')) return value;
  throw new Error(`${value === '' ? 'Nothing' : value} is no text: write "…", with "" for a mark.`);
}

function readJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new Error('What stands behind body= is not JSON.');
  }
}

function readOperation(name: string): OperationId | '*' {
  if (name === '*') return name;
  const info = operationInfos.find(({ id }) => id === name);
  if (info === undefined) throw new Error(`The contract has no call "${name}" for a scenario.`);
  return info.id;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A fault as the term that `parseFault` reads. */
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
