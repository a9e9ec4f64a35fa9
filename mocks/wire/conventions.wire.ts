import type { Settings } from '@/config/settings';
import type { RawRequest } from '../contract/validators';
import { asFields, fieldsOf, rewriteFields } from '../variants/rewrite';

/** A deployment's settings for values on the wire: the date format and the number of the first page. */
export type WireConventions = Pick<Settings, 'wireDateFormat' | 'wireFirstPage'>;

/** The conventions of the contract, which all handlers use. */
export const documented: WireConventions = { wireDateFormat: 'yyyy-MM-dd', wireFirstPage: 1 };

const dates = fieldsOf('WireDate');
const pages: ReadonlySet<string> = new Set(['current_page', 'last_page']);
const first = (conventions: WireConventions) =>
  documented.wireFirstPage - conventions.wireFirstPage;

/**
 * Converts a date between yyyy-MM-dd and dd-MM-yyyy by reversing its parts. Any other text becomes invalid, so that the
 * contract check reports it.
 */
function turned(date: unknown): unknown {
  return typeof date === 'string' ? date.split('-').reverse().join('-') : date;
}

function withDates(body: unknown, { wireDateFormat }: WireConventions): unknown {
  return wireDateFormat === documented.wireDateFormat ? body : rewriteFields(body, dates, turned);
}

/** Adds `by` to the page numbers of a request. */
function withFirstPage(request: RawRequest, by: number): RawRequest {
  const query = new URLSearchParams(request.query);
  const page = query.get('page');
  if (page !== null && /^\d+$/u.test(page)) query.set('page', String(Number(page) + by));
  const fields = asFields(request.body);
  const number = fields?.page_num;
  const body = typeof number === 'number' ? { ...fields, page_num: number + by } : request.body;
  return { ...request, query, body };
}

/**
 * Converts a request from the deployment's conventions to those of the contract. A date that was sent in another format
 * becomes invalid, so the contract check reports it.
 */
export function documentedRequest(request: RawRequest, conventions: WireConventions): RawRequest {
  const by = first(conventions);
  const counted = by === 0 ? request : withFirstPage(request, by);
  return { ...counted, body: withDates(counted.body, conventions) };
}

function withPages(body: unknown, by: number): unknown {
  if (by === 0) return body;
  return rewriteFields(body, pages, (page) => (typeof page === 'number' ? page + by : page));
}

export function documentedAnswer(body: unknown, conventions: WireConventions): unknown {
  return withPages(withDates(body, conventions), first(conventions));
}

export function conventionalAnswer(body: unknown, conventions: WireConventions): unknown {
  return withPages(withDates(body, conventions), -first(conventions));
}
