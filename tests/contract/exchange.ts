import { getResponse } from 'msw';
import { operationInfo, type OperationId } from '@mocks/contract/document';
import { demoAccounts } from '@mocks/db/demo';
import { logIn } from '@mocks/domain/auth.domain';
import type { Mock } from '@mocks/mock';

/** The path, query and body of a request. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The sender of a request. `public` has no bearer. */
export type Sender = 'admin' | 'user' | 'public' | { bearer: string };

/** A response of the mock. */
export interface Exchange {
  status: number;
  body: unknown;
  headers: Headers;
}

/** Returns the path of an operation with its parameters filled in. */
export function addressOf(id: OperationId, params: Sample['params'] = {}): string {
  return operationInfo(id).path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** Sends a request to the mock as it would arrive over HTTP. */
export async function exchange(
  mock: Mock,
  id: OperationId,
  sample: Sample,
  sender: Sender = 'public',
): Promise<Exchange> {
  const { method } = operationInfo(id);
  const url = `http://api.test${addressOf(id, sample.params)}?${new URLSearchParams(sample.query).toString()}`;
  return readResponse(
    await getResponse(
      mock.handlers,
      new Request(url, {
        method: method.toUpperCase(),
        headers: headersOf(mock, sample, sender),
        ...(sample.body !== undefined && { body: JSON.stringify(sample.body) }),
      }),
    ),
  );
}

/** Parses a response of the mock. Throws when there is none. */
export async function readResponse(response: Response | undefined): Promise<Exchange> {
  if (response === undefined) throw new Error('The mock did not answer.');
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    headers: response.headers,
  };
}

/** Returns the bearer of a new session. */
export function bearerFor(mock: Mock, account: 'admin' | 'user'): string {
  const { email, password } = demoAccounts[account];
  const session = logIn(mock.db, email, password);
  if (session === null) throw new Error(`${email} cannot sign in.`);
  return session.token;
}

function headersOf(mock: Mock, sample: Sample, sender: Sender): Record<string, string> {
  const bearer = typeof sender === 'object' ? sender.bearer : null;
  const account = sender === 'admin' || sender === 'user' ? bearerFor(mock, sender) : null;
  const sent = bearer ?? account;
  return {
    ...(sample.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(sent !== null && { Authorization: `Bearer ${sent}` }),
    ...sample.headers,
  };
}
