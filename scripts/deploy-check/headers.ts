import type { Answer } from '@tests/support/servers/ask';
import type { Finding } from '../report/check';
import type { PromisedAnswer } from './answers';

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

/** A finding at one place. */
export function finding(path: string, reason: string, grade: Finding['grade'] = 'breaks'): Finding {
  return { grade, path, reason, count: 1 };
}

/** A header as one text, however often it came. */
export const textOf = (value: string | string[] | undefined) => [value ?? ''].flat().join(', ');

/** Another way to say what is promised. */
const equals: Partial<Record<string, (value: string) => boolean>> = {
  'strict-transport-security': (value) =>
    Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 31_536_000,
  'x-frame-options': (value) => value.toUpperCase() === 'DENY',
  'x-robots-tag': (value) => /\b(?:noindex|none)\b/.test(value),
  'permissions-policy': (value) =>
    everywhere['permissions-policy'].split(', ').every((feature) => value.includes(feature)),
};

/** What of the headers that every answer has is not there, or what is too much. */
function headerFindings({ headers }: Answer): Finding[] {
  const wrong = Object.entries(everywhere).flatMap(([name, promised]) => {
    const value = textOf(headers[name]);
    if (value === promised || equals[name]?.(value)) return [];
    return [finding(name, value === '' ? 'is missing' : `says "${value}", not "${promised}"`)];
  });
  const policy = textOf(headers['content-security-policy']);
  const told = ['server', 'x-powered-by'].filter((name) => /\d/.test(textOf(headers[name])));
  return [
    ...wrong,
    ...(policy === '' ? [finding('content-security-policy', 'is missing')] : []),
    ...told.map((name) => finding(name, 'tells a version')),
    ...(headers['set-cookie']
      ? [finding('set-cookie', 'sets a cookie: the product has none')]
      : []),
  ];
}

const lifeOf = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);

/** Whether an answer is kept as long as promised. Kept less is slower, kept longer is wrong. */
function cacheFinding(promised: string, value: string): Finding[] {
  if (value === promised) return [];
  const reason = `says "${value}", not "${promised}"`;
  if (promised === 'no-store') {
    return value.includes('no-store') ? [] : [finding('cache-control', reason)];
  }
  const isAskedAnew = /no-store|no-cache/.test(value) || value === 'max-age=0';
  if (promised === 'no-cache') {
    const isFresh = isAskedAnew || /max-age=0\b/.test(value);
    return [finding('cache-control', reason, isFresh ? 'tolerated' : 'breaks')];
  }
  const isLong = lifeOf(value) >= lifeOf(promised) && !isAskedAnew;
  return isLong ? [] : [finding('cache-control', reason, 'tolerated')];
}

/** How an answer differs from the one that is promised. */
export function answerFindings(promise: PromisedAnswer, answer: Answer): Finding[] {
  const { status, cache, allow, isOfApi = false } = promise;
  const isRefusal = status >= 400 && answer.status >= 400;
  const statusFindings =
    isOfApi || answer.status === status
      ? []
      : [
          finding(
            'status',
            `is ${answer.status}, not ${status}`,
            isRefusal ? 'tolerated' : 'breaks',
          ),
        ];
  const found = textOf(answer.headers.allow);
  return [
    ...statusFindings,
    ...cacheFinding(cache, textOf(answer.headers['cache-control'])),
    ...(allow === undefined || found === allow
      ? []
      : [finding('allow', `says "${found}", not "${allow}"`, 'tolerated')]),
    ...headerFindings(answer),
  ];
}
