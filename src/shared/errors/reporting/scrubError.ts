import { isApiError } from '@/api/core/apiError';

/** An error without what could be somebody's. */
export interface ScrubbedError {
  name: string;
  message: string;
  /** One frame a line: the function, the file without its path, line and column. */
  stack: string;
}

const longestMessage = 300;
const mostFrames = 10;

/** Errors of our own whose words are ours alone, such as the name of a setting. */
const ownNames: readonly unknown[] = ['SettingsError', 'UnreadableAnswer'];

/** In this order: what holds others comes first. Of quoted texts everything from the first mark to the last goes. */
const replacements: readonly [RegExp, string][] = [
  [/[\w+.-]+:\/\/\S+/g, '<address>'],
  [/\S+@\S+/g, '<e-mail>'],
  [/["“”„`«»].*["“”„`«»]/gs, '<text>'],
  [/(?<!\w)['‘’].*['‘’]/gs, '<text>'],
  // A mark without its other half: what was cut off may be anything.
  [/["“”„`«»].*$/gs, '<text>'],
  [/(?<![\w<])\/\S+/g, '<path>'],
  // The search text of a list stands in the address (D13).
  [/[?&][\w-]+=\S*/g, '<query>'],
  [/(?=[\w|+=-]*\d)[\w|+=-]{12,}|[\w-]{32,}/g, '<token>'],
  [/\+?\d(?:[\s().-]?\d){3,}/g, '<number>'],
];

/** A message without addresses, e-mails, quoted texts, tokens and numbers of four digits or more. */
export function scrubMessage(message: string): string {
  const scrubbed = replacements.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    // What is cut here can only be in the middle of a word that is cut off below as well.
    message.slice(0, 4 * longestMessage),
  );
  return scrubbed.slice(0, longestMessage);
}

/** Chromium writes `at name (file:1:2)`, the others `name@file:1:2`. */
const framePatterns = [
  /^\s*at (?:(?:async |new )*([\w$.<>]+)(?: \[as [\w$.<>]+\])? \()?(\S*?):(\d+):(\d+)\)?$/,
  /^([\w$.<>/*]*)@(\S*?):(\d+):(\d+)$/,
];

function scrubFrame(line: string): string[] {
  const match = framePatterns.map((pattern) => pattern.exec(line)).find(Boolean);
  if (!match) return [];
  const [, name = '', address = '', row = '', column = ''] = match;
  // What is no file of the build may be the page itself, whose address is somebody's.
  const file = /([\w.-]+\.[cm]?[jt]sx?)(?:\?.*)?$/.exec(address)?.[1] ?? 'page';
  return [`${name.slice(0, 60)} ${file}:${row}:${column}`.trim()];
}

/** The frames of a stack; what stands above them, the message, is left out. */
export function scrubStack(stack: string, message = ''): string {
  const lines = stack.replace(message, () => '').split('\n');
  return lines.flatMap(scrubFrame).slice(0, mostFrames).join('\n');
}

function readText(source: object, name: string): string {
  const value: unknown = (source as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** What of anything that was thrown may leave the browser. */
export function scrubError(error: unknown): ScrubbedError {
  if (typeof error !== 'object' || error === null) {
    return { name: 'Error', message: scrubMessage(String(error)), stack: '' };
  }
  const request = readText(error, 'request');
  if (request) {
    const file = /[\w.-]+\.(?:js|css)(?=$|\?)/.exec(request)?.[0] ?? '';
    return { name: 'ChunkLoadError', message: file, stack: '' };
  }
  // A failed call's message is the server's, and may be about somebody.
  if (isApiError(error)) {
    const { kind, status } = error;
    return { name: 'ApiError', message: status === null ? kind : `${kind} ${status}`, stack: '' };
  }
  const message = readText(error, 'message');
  const name = /^\w{1,40}$/.exec(readText(error, 'name'))?.[0] ?? 'Error';
  return {
    name,
    message: ownNames.includes(name) ? message : scrubMessage(message),
    stack: scrubStack(readText(error, 'stack'), message),
  };
}
