import { components, type JsonSchema } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';
import { isAllowed } from '../contract-check/differences';
import { Pseudonyms } from './pseudonyms';

/**
 * Fields of which the product, and not somebody, is the subject. Everything else is replaced: a field nobody thought of, too, and all
 * that is words, such as the server's messages and e-mails, which may name anybody.
 */
const kept = new RegExp(
  [
    'status|success|type|title|\\w+_title|role|locale|lang|update',
    'price|premium|ensure|dantaxi|total|per_page|current_page|last_page',
    'pagination|page|page_num|sort|dir|search_filter',
    'addon_\\d+|addon_1_date|is_car_insurance|is_work_insurance|previous_insurance|insurance_status',
    'cars|employees?|drivers|number_of_\\w+|work|glass_damage|roadside',
    'date|termination|termination_date|injury_valid_from|created_at|updated_at',
    'area|new_value|own_risk|injury',
  ]
    .map((names) => `(?:${names})`)
    .join('|')
    .replace(/^/, '^(?:')
    .replace(/$/, ')$'),
  'u',
);

/** Ids are kept, as add-ons are told apart by their order; those of hauliers are numbers of somebody. */
const isId = (field: string) => field === 'id' || field.endsWith('_id');
const isHaulier = (holder: object) =>
  'cvr' in holder && ('dr_number' in holder || 'truck_number' in holder || 'reg_number' in holder);

/** Add-ons and insurance companies have names that are nobody's. */
const isProduct = (holder: object, list: string) => 'price' in holder || list === 'insurance';

/** The kinds of e-mail travel where other answers have words. */
const mailKind = components.schemas?.MailType as JsonSchema;

interface Where {
  field: string;
  holder: object;
  /** The field that holds the list which the holder is in. */
  list: string;
}

function redactLeaf(value: unknown, { field, holder, list }: Where, names: Pseudonyms): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  if (isId(field)) {
    const isOfHaulier = field === 'trucker_id' || (field === 'id' && isHaulier(holder));
    if (!isOfHaulier) return value;
    return typeof value === 'number' ? names.ofNumber(value, field) : names.ofText(value, field);
  }
  if (field === 'msg' && isAllowed(mailKind, value)) return value;
  if (kept.test(field) || (field === 'name' && isProduct(holder, list))) return value;
  return typeof value === 'number' ? names.ofNumber(value, field) : names.ofText(value, field);
}

/** A value without anybody's data: what is not known to be the product's own is replaced. */
function redactValue(value: unknown, where: Where, names: Pseudonyms): unknown {
  if (typeof value === 'string' && /^\s*[{[]/.test(value)) {
    try {
      return JSON.stringify(redactValue(JSON.parse(value), where, names));
    } catch {
      return names.ofText(value, where.field);
    }
  }
  if (Array.isArray(value)) {
    return value.map((item) => redactValue(item, { ...where, list: where.field }, names));
  }
  if (typeof value !== 'object' || value === null) return redactLeaf(value, where, names);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      redactValue(inner, { field, holder: value, list: where.list }, names),
    ]),
  );
}

/** A second look at every text, for what has got a pseudonym since or stands inside a sentence. */
function scrubValue(value: unknown, names: Pseudonyms): unknown {
  if (typeof value === 'string') return names.scrub(value);
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, scrubValue(inner, names)]),
  );
}

const root: Where = { field: 'text', holder: {}, list: '' };

/** An address names a haulier by token or number, and other things by ids that stay. */
function redactParams({ call, params }: RecordedExchange, names: Pseudonyms) {
  const isOfHaulier = /Trucker|Certificate|Xml|Registration/.test(call);
  return Object.fromEntries(
    Object.entries(params).map(([field, value]) => [
      field,
      field === 'lang' || (field === 'id' && !isOfHaulier) ? value : names.ofText(value, field),
    ]),
  );
}

/** Exchanges without anybody's names, numbers and tokens, each replaced by the same wherever it stands. */
export function redact(
  exchanges: readonly RecordedExchange[],
  names = new Pseudonyms(),
): RecordedExchange[] {
  const replaced = exchanges.map((exchange) => ({
    ...exchange,
    params: redactParams(exchange, names),
    query: redactValue(exchange.query, root, names),
    request: redactValue(exchange.request, root, names),
    answer: redactValue(exchange.answer, root, names),
  }));
  return replaced.map((exchange) => scrubValue(exchange, names)) as RecordedExchange[];
}
