import { isApiError } from '@/api/core/apiError';

/** An error without personal data. */
interface ScrubbedError {
  name: string;
  message: string;
  /** One frame per line: function, file name without path, line and column. */
  stack: string;
}

const maxMessageLength = 300;
const maxFrames = 10;

/** The product's own errors. Their messages are sent unchanged, because they contain no personal data. */
const ownNames: readonly unknown[] = ['SettingsError', 'UnreadableResponse'];

/**
 * Patterns of personal data, and what replaces them, in this order: a text that may contain other patterns comes first.
 * Quoted texts are removed from the first quotation mark to the last.
 */
const replacements: readonly [RegExp, string][] = [
  [/["“”„`«»].*["“”„`«»]/gs, '<text>'],
  [/(^|\W)['‘’].*['‘’]/gs, '$1<text>'],
  // A quotation mark without its counterpart: remove everything after it.
  [/["“”„`«»].*$/gs, '<text>'],
  // Remove very long words first: the patterns below would take too long in them.
  [/\S{300,}/g, '<text>'],
  [/[\w+.-]+:\/\/\S+/g, '<address>'],
  [/\S+@\S+/g, '<e-mail>'],
  [/(^|[^\w<])\/\S+/g, '$1<path>'],
  // Remove the query of a URL, because the URL of a list contains its search text.
  [/[?&][\w-]+=\S*/g, '<query>'],
  [/(?=[\w|+=-]*\d)[\w|+=-]{12,}|[\w-]{32,}/g, '<token>'],
  [/\+?\d(?:[\s().-]?\d){3,}/g, '<number>'],
];

/**
 * Removes URLs, e-mail addresses, quoted texts, paths, tokens and numbers of four digits or more, and shortens the
 * message.
 */
export function scrubMessage(message: string): string {
  // Shorten it last: the patterns would not match a text whose end was cut off.
  const scrubbed = replacements.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    message,
  );
  return scrubbed.slice(0, maxMessageLength);
}

/** Chromium writes `at name (file:1:2)`, other browsers `name@file:1:2`. */
const framePatterns = [
  /^\s*at (?:(?:async |new )*([\w$.<>]+)(?: \[as [\w$.<>]+\])? \()?(\S*?):(\d+):(\d+)\)?$/,
  /^([\w$.<>/*]*)@(\S*?):(\d+):(\d+)$/,
];

function scrubFrame(line: string): string[] {
  const match = framePatterns.map((pattern) => pattern.exec(line)).find(Boolean);
  if (!match) return [];
  const [, name = '', address = '', row = '', column = ''] = match;
  // Keep only the name of a script. Anything else may be the page itself, whose URL can identify a person.
  const file = /([\w.-]+\.[cm]?[jt]sx?)(?:\?.*)?$/.exec(address)?.[1] ?? 'page';
  return [`${name.slice(0, 60)} ${file}:${row}:${column}`.trim()];
}

/** Returns the frames of a stack without the message above them. */
export function scrubStack(stack: string, message = ''): string {
  const lines = stack.replace(message, () => '').split('\n');
  return lines.flatMap(scrubFrame).slice(0, maxFrames).join('\n');
}

function parseText(source: object, name: string): string {
  const value: unknown = (source as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the parts of a thrown value that may leave the browser. */
export function scrubError(error: unknown): ScrubbedError {
  if (typeof error !== 'object' || error === null) {
    return { name: 'Error', message: scrubMessage(String(error)), stack: '' };
  }
  // Of webpack's ChunkLoadError, send only the name of the file that failed to load. Its URL is in `request`.
  const request = parseText(error, 'request');
  if (request) {
    const file = /[\w.-]+\.(?:js|css)(?=$|\?)/.exec(request)?.[0] ?? '';
    return { name: 'ChunkLoadError', message: file, stack: '' };
  }
  // Leave out the message of a failed request: it comes from the server and may contain personal data.
  if (isApiError(error)) {
    const { kind, status } = error;
    return { name: 'ApiError', message: status === null ? kind : `${kind} ${status}`, stack: '' };
  }
  const message = parseText(error, 'message');
  const name = /^\w{1,40}$/.exec(parseText(error, 'name'))?.[0] ?? 'Error';
  return {
    name,
    message: ownNames.includes(name) ? message : scrubMessage(message),
    stack: scrubStack(parseText(error, 'stack'), message),
  };
}
