import type { CallRecord } from '../../calls';

/** A text as one word of a POSIX shell, whatever is in it. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * A request as a command line, to send it again. `origin` is where the API is (`https://api.example`). The log keeps no bearer:
 * where there was one, the command takes it from the variable TOKEN.
 */
export function toCurl(
  { method, path, query, body, hasBearer }: Omit<CallRecord, 'id' | 'at' | 'answer' | 'status'>,
  origin: string,
): string {
  const search = new URLSearchParams(query).toString();
  const url = `${origin}${path}${search === '' ? '' : `?${search}`}`;
  return [
    // Brackets in an address are no pattern, and a body that starts with @ names no file.
    `curl --globoff --request ${shellQuote(method)} ${shellQuote(url)}`,
    ...(hasBearer ? ['--header "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : [
          `--header ${shellQuote('Content-Type: application/json')}`,
          `--data-raw ${shellQuote(JSON.stringify(body))}`,
        ]),
  ].join(' \\\n  ');
}
