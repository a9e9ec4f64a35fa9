import { parseJson, parseJsonAfterNotices } from '@/api/core/wire/parse';
import { contentPolicy } from '@deploy/contentPolicy';
import type { Answer } from '@tests/support/servers/ask';
import type { Grade } from '../report/check';
import type { PromisedAnswer } from './answers';
import type { Site } from './site';

/** The headers of every response, with their values. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-robots-tag': 'noindex',
} as const;

/** Records a finding about a header, a directive or a status, unless `holds` is true. */
export type Expect = (holds: boolean, subject: string, reason: string, grade?: Grade) => void;

/** The value of a header; several values are joined. */
export const headerOf = ({ headers }: Answer, name: string) =>
  [headers[name] ?? ''].flat().join(', ');

const lifeOf = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/** Headers whose promise other values fulfil as well. Returns true for such a value. */
const equals: Partial<Record<string, (value: string) => boolean>> = {
  'strict-transport-security': (value) => lifeOf(value) >= 31_536_000,
  'x-frame-options': (value) => value.toUpperCase() === 'DENY',
  'x-robots-tag': (value) => /\b(?:noindex|none)\b/.test(value),
  'permissions-policy': (value) =>
    everywhere['permissions-policy'].split(', ').every((feature) => value.includes(feature)),
};

function checkHeaders(answer: Answer, expect: Expect): void {
  for (const [name, promised] of Object.entries(everywhere)) {
    const value = headerOf(answer, name);
    const reason = value === '' ? 'is missing' : `is "${value}", not "${promised}"`;
    expect(value === promised || equals[name]?.(value) === true, name, reason);
  }
  const policy = 'content-security-policy';
  expect(headerOf(answer, policy) !== '', policy, 'is missing');
  for (const name of ['server', 'x-powered-by']) {
    expect(!/\d/.test(headerOf(answer, name)), name, 'reveals a version');
  }
  expect(!answer.headers['set-cookie'], 'set-cookie', 'sets a cookie, but the product uses none');
}

/** Checks the lifetime in the cache. A shorter one than promised is only slower, a longer one is wrong. */
function checkCache(promised: string, value: string, expect: Expect): void {
  const isAskedAnew = /no-store|no-cache|max-age=0\b/.test(value);
  const isKept = lifeOf(value) >= lifeOf(promised) && !isAskedAnew;
  const reason = `is "${value}", not "${promised}"`;
  if (promised === 'no-store') expect(value.includes(promised), 'cache-control', reason);
  else if (promised !== 'no-cache') expect(isKept, 'cache-control', reason, 'tolerated');
  else expect(value === promised, 'cache-control', reason, isAskedAnew ? 'tolerated' : 'breaks');
}

/** Checks that the API sent a response. A server without an API, or with a dead one, sends a page of its own. */
export function checkOfApi({ status, body }: Answer, expect: Expect): void {
  expect(status < 500, 'status', `is ${status}: the API does not respond`);
  const text = body.toString();
  const json = parseJson(text) ?? parseJsonAfterNotices(text);
  expect(json !== undefined, 'body', 'is not JSON, so the API did not send it');
}

export function checkAnswer(promise: PromisedAnswer, answer: Answer, expect: Expect): void {
  const { status, cache, allow, isOfApi = false } = promise;
  const grade = status >= 400 && answer.status >= 400 ? 'tolerated' : 'breaks';
  const reason = `is ${answer.status}, not ${status}`;
  if (isOfApi) checkOfApi(answer, expect);
  else expect(answer.status === status, 'status', reason, grade);
  checkCache(cache, headerOf(answer, 'cache-control'), expect);
  const said = headerOf(answer, 'allow');
  const isAllowed = allow === undefined || said === allow;
  expect(isAllowed, 'allow', `is "${said}", not "${allow}"`, 'tolerated');
  checkHeaders(answer, expect);
}

function parsePolicy(policy: string): Map<string, ReadonlySet<string>> {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/**
 * Compares the content security policy with the one that the page needs, which is generated from the page's settings.
 */
export async function checkPolicy(site: Site, expect: Expect): Promise<void> {
  const answer = await site.get(`${site.basePath}login`);
  const said = parsePolicy(headerOf(answer, 'content-security-policy'));
  for (const [name, sources] of parsePolicy(contentPolicy(site.settings, site.shell))) {
    const path = `content-security-policy ${name}`;
    const found = said.get(name);
    expect(found !== undefined, path, 'is missing');
    if (!found) continue;
    for (const source of sources) {
      expect(found.has(source), path, `lacks ${source}, which this page needs`);
    }
    for (const source of found) {
      // Accept further hashes: the policy covers all shells of the deployment, with other inline scripts and styles.
      const isOfShell = /^(?:script|style)-src$/.test(name) && source.startsWith("'sha256-");
      expect(sources.has(source) || isOfShell, path, `allows ${source}, which nothing needs`);
    }
  }
}
