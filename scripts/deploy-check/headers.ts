import { contentPolicy } from '@deploy/contentPolicy';
import type { Answer } from '@tests/support/servers/ask';
import type { Finding } from '../report/check';
import type { PromisedAnswer } from './answers';
import type { Site } from './site';

/** The headers that every answer has, and what they say. */
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

/** A finding at one place, unless what is promised holds. */
export function unless(
  holds: boolean,
  path: string,
  reason: string,
  grade: Finding['grade'] = 'breaks',
): Finding[] {
  return holds ? [] : [{ grade, path, reason, count: 1 }];
}

/** A header as one text, however often it came. */
export const textOf = (value: string | string[] | undefined) => [value ?? ''].flat().join(', ');

const lifeOf = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);

/** Another way to say what is promised. */
const equals: Partial<Record<string, (value: string) => boolean>> = {
  'strict-transport-security': (value) => lifeOf(value) >= 31_536_000,
  'x-frame-options': (value) => value.toUpperCase() === 'DENY',
  'x-robots-tag': (value) => /\b(?:noindex|none)\b/.test(value),
  'permissions-policy': (value) =>
    everywhere['permissions-policy'].split(', ').every((feature) => value.includes(feature)),
};

/** What of the headers that every answer has is not there, or what is too much. */
function headerFindings({ headers }: Answer): Finding[] {
  const wrong = Object.entries(everywhere).flatMap(([name, promised]) => {
    const value = textOf(headers[name]);
    const reason = value === '' ? 'is missing' : `says "${value}", not "${promised}"`;
    return unless(value === promised || equals[name]?.(value) === true, name, reason);
  });
  const policy = 'content-security-policy';
  return [
    ...wrong,
    ...unless(textOf(headers[policy]) !== '', policy, 'is missing'),
    ...['server', 'x-powered-by'].flatMap((name) =>
      unless(!/\d/.test(textOf(headers[name])), name, 'tells a version'),
    ),
    ...unless(!headers['set-cookie'], 'set-cookie', 'sets a cookie: the product has none'),
  ];
}

/** Whether an answer is kept as long as promised. Kept less is slower, kept longer is wrong. */
function cacheFindings(promised: string, value: string): Finding[] {
  const isAskedAnew = /no-store|no-cache|max-age=0\b/.test(value);
  const [holds, grade] =
    promised === 'no-store'
      ? ([value.includes('no-store'), 'breaks'] as const)
      : promised === 'no-cache'
        ? ([value === promised, isAskedAnew ? 'tolerated' : 'breaks'] as const)
        : ([lifeOf(value) >= lifeOf(promised) && !isAskedAnew, 'tolerated'] as const);
  return unless(holds, 'cache-control', `says "${value}", not "${promised}"`, grade);
}

/** How an answer differs from the one that is promised. */
export function answerFindings(promise: PromisedAnswer, answer: Answer): Finding[] {
  const { status, cache, allow, isOfApi = false } = promise;
  const grade = status >= 400 && answer.status >= 400 ? 'tolerated' : 'breaks';
  const holds = isOfApi || answer.status === status;
  const said = textOf(answer.headers.allow);
  const isAllowed = allow === undefined || said === allow;
  return [
    ...unless(holds, 'status', `is ${answer.status}, not ${status}`, grade),
    ...cacheFindings(cache, textOf(answer.headers['cache-control'])),
    ...unless(isAllowed, 'allow', `says "${said}", not "${allow}"`, 'tolerated'),
    ...headerFindings(answer),
  ];
}

function parsePolicy(policy: string): Map<string, ReadonlySet<string>> {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** How a policy differs from the one that these settings and this page ask for; stricter than asked for would break the page. */
export function policyFindings({ settings, shell }: Site, policy: string): Finding[] {
  const said = parsePolicy(policy);
  return [...parsePolicy(contentPolicy(settings, shell))].flatMap(([name, sources]) => {
    const path = `content-security-policy ${name}`;
    const found = said.get(name);
    if (!found) return unless(false, path, 'is missing');
    // Other shells of the deployment have other pieces in them.
    const isOfShell = (source: string) =>
      ['script-src', 'style-src'].includes(name) && source.startsWith("'sha256-");
    return [
      ...[...sources].flatMap((source) =>
        unless(found.has(source), path, `lacks ${source}, which this page needs`),
      ),
      ...[...found].flatMap((source) => {
        const isNeeded = sources.has(source) || isOfShell(source);
        return unless(isNeeded, path, `allows ${source}, which nothing needs`);
      }),
    ];
  });
}
