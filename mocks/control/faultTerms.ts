import { operationInfos, type OperationId } from '../contract/document';
import { isVariantId } from '../variants/variants';
import type { Fault, FaultRule } from './faultRules';

const defaultSlowMs = 1500;
const defaultErrorStatus = 500;

/** The faults that are said by their name alone. */
const plainKinds = ['drop', 'lost', 'html', 'broken', 'blank', 'null', 'flat', 'bare'] as const;

/** The terms of a scenario's text, which has commas between them. */
export function termsOf(text: string): string[] {
  return splitOutsideQuotes(text, ',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** The parts of a text between separators. What stands in quotation marks is one part, with the marks. */
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

/** What a term may have behind its call: one value, and then any of these, each once. */
interface Options {
  share?: number;
  after?: number;
  times?: number;
  message?: string;
  body?: string;
  errors: Record<string, string[]>;
}

/**
 * Reads one fault: `kind:call:value`, and behind it in any order a share of the requests (`20%`), how many pass unharmed
 * before it begins (`after=1`), how many it then meets (`times=2`), what an `error` says, `message="Nej, tak"` and by field
 * `field.cvr="Optaget"`, and the JSON of an `answer`, `body="{}"`. Throws one line that names the term, for whatever is
 * none of this.
 */
export function parseFault(term: string): FaultRule {
  try {
    return ruleOf(splitOutsideQuotes(term, ':'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(reason.includes(`"${term}"`) ? reason : `${reason} (in ${term})`, {
      cause: error,
    });
  }
}

function ruleOf([kind = '', call = '*', ...rest]: string[]): FaultRule {
  const takesValue = kind === 'slow' || kind === 'error' || kind === 'variant';
  const isOption = (part: string) => /^\d*%$|=/u.test(part);
  const value =
    takesValue && rest[0] !== undefined && !isOption(rest[0]) ? rest.shift() : undefined;
  const { message, body, errors, ...counts } = rest.reduce(readOption, { errors: {} });
  const words = {
    ...(message !== undefined && { message }),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
  if ((kind === 'answer') !== (body !== undefined)) {
    throw new Error('An answer, and nothing else, has a body: answer:login:body="{}".');
  }
  const fault = faultOf(kind, body ?? value);
  if (fault.kind !== 'error' && Object.keys(words).length > 0) {
    throw new Error(`Only an error has words of its own, "${kind}" has none.`);
  }
  return { operationId: knownOperation(call), fault: { ...fault, ...words }, ...counts };
}

function readOption(options: Options, part: string): Options {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/su.exec(part) ?? [];
  const once = (key: Exclude<keyof Options, 'errors'>, read: unknown): Options => {
    if (key in options) throw new Error(`"${part}" says once more what is said already.`);
    return { ...options, [key]: read };
  };
  if (part.endsWith('%') && name === '') {
    return once('share', readNumber(part.slice(0, -1), 0, 100) / 100);
  }
  if (name === 'times' || name === 'after') return once(name, readNumber(value, 0, 1_000_000));
  if (name === 'message' || name === 'body') return once(name, readText(value));
  const field = /^field\.(.+)$/su.exec(name)?.[1];
  if (field === undefined) {
    throw new Error(
      `"${part}" has no place there: a share ends in "%", else times=, after=, message= or field.name=.`,
    );
  }
  const said = options.errors[field] ?? [];
  return { ...options, errors: { ...options.errors, [field]: [...said, readText(value)] } };
}

function faultOf(kind: string, value: string | undefined): Fault {
  const plain = plainKinds.find((known) => known === kind);
  if (plain) return { kind: plain };
  if (kind === 'slow') return { kind, ms: readNumber(value ?? defaultSlowMs, 0, 600_000) };
  if (kind === 'error') return { kind, status: readNumber(value ?? defaultErrorStatus, 400, 599) };
  if (kind === 'answer') return { kind, body: readJson(value ?? '') };
  if (kind !== 'variant') throw new Error(`There is no scenario "${kind}".`);
  const id = value ?? '';
  if (isVariantId(id)) return { kind, id };
  throw new Error(`There is no server that does "${id}": mocks/variants has those that there are.`);
}

function readNumber(value: string | number, min: number, max: number): number {
  const number = /^\d+$/u.test(String(value)) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  throw new Error(`"${value}" is not a whole number from ${min} to ${max}.`);
}

/** A text, in quotation marks or without any; a mark inside is written twice. */
function readText(value: string): string {
  const quoted = /^"((?:[^"]|"")+)"$/u.exec(value)?.[1];
  const text = quoted?.replaceAll('""', '"') ?? value;
  if (text === '' || (quoted === undefined && text.includes('"'))) {
    throw new Error(
      `${value === '' ? 'Nothing' : value} is no text: write "…", with "" for a mark.`,
    );
  }
  return text;
}

function readJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new Error('What stands behind body= is not JSON.');
  }
}

function knownOperation(name: string): OperationId | '*' {
  if (name === '*') return name;
  const info = operationInfos.find(({ id }) => id === name);
  if (info === undefined) throw new Error(`The contract has no call "${name}" for a scenario.`);
  return info.id;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A fault as the term that `parseFault` reads. */
export function faultText({ operationId, fault, share, after, times }: FaultRule): string {
  const parts: string[] = [fault.kind, operationId];
  if (fault.kind === 'slow') parts.push(String(fault.ms));
  if (fault.kind === 'error') parts.push(String(fault.status));
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
