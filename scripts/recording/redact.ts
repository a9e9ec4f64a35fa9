import { parseJson } from '@/api/core/wire/parse';
import { components, type JsonSchema } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';
import { asFields, mapFields, rewrite } from '@mocks/variants/rewrite';
import { isAllowed } from '../contract-check/differences';
import { Pseudonyms } from './pseudonyms';

/**
 * Fields that never hold personal data. All other values are replaced, including unknown fields and all free text, such
 * as messages and e-mails, which may contain a name.
 */
const kept = new RegExp(
  `^(?:${[
    'status|success|type|title|\\w+_title|role|locale|lang|update',
    'price|premium|ensure|dantaxi|total|per_page|current_page|last_page',
    'pagination|page|page_num|sort|dir|search_filter',
    'addon_\\d+|addon_1_date|is_car_insurance|is_work_insurance|previous_insurance|insurance_status',
    'cars|employees?|drivers|number_of_\\w+|work|glass_damage|roadside',
    'date|termination|termination_date|injury_valid_from|created_at|updated_at',
    'area|new_value|own_risk|injury',
  ].join('|')})$`,
  'u',
);

/** Ids are kept because add-ons are matched by them, except the ids of hauliers. */
const isId = (field: string) => field === 'id' || field.endsWith('_id');
const isTrucker = (holder: object) =>
  'cvr' in holder && ('dr_number' in holder || 'truck_number' in holder || 'reg_number' in holder);

/** Names of add-ons and insurance companies are not personal data. */
const isProduct = (holder: object, list: string) => 'price' in holder || list === 'insurance';

/** `msg` is a kind of e-mail in requests, but free text in responses. */
const mailKind = components.schemas?.MailType as JsonSchema;

interface Where {
  field: string;
  holder: object;
  /** The name of the list that contains the holder. */
  list: string;
}

function isKept(value: string | number, { field, holder, list }: Where): boolean {
  if (isId(field)) return field !== 'trucker_id' && !(field === 'id' && isTrucker(holder));
  if (field === 'msg' && isAllowed(mailKind, value)) return true;
  return kept.test(field) || (field === 'name' && isProduct(holder, list));
}

/** Replaces everything in a value that is not known to be free of personal data. */
function redactValue(value: unknown, where: Where, names: Pseudonyms): unknown {
  if (typeof value === 'string' && /^\s*[{[]/.test(value)) {
    const inner = parseJson(value);
    if (inner !== undefined) return JSON.stringify(redactValue(inner, where, names));
    return names.of(value, where.field);
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return isKept(value, where) ? value : names.of(value, where.field);
  }
  if (Array.isArray(value)) {
    return value.map((item) => redactValue(item, { ...where, list: where.field }, names));
  }
  const holder = asFields(value);
  if (!holder) return value;
  return mapFields(holder, (inner, field) => {
    return redactValue(inner, { field, holder, list: where.list }, names);
  });
}

const root: Where = { field: 'text', holder: {}, list: '' };

/** Replaces path parameters that identify a haulier: tokens and the ids of haulier operations. */
function redactParams({ call, params }: RecordedExchange, names: Pseudonyms) {
  const isOfTrucker = /Trucker|Certificate|Xml|Registration/.test(call);
  return mapFields(params, (value, field) => {
    const isOther = field === 'lang' || (field === 'id' && !isOfTrucker);
    return isOther ? value : names.of(String(value), field);
  });
}

/** Replaces names, numbers and tokens by pseudonyms, the same for the same value in all exchanges. */
export function redact(exchanges: readonly RecordedExchange[]): RecordedExchange[] {
  const names = new Pseudonyms();
  const replaced = exchanges.map((exchange) => ({
    ...exchange,
    params: redactParams(exchange, names),
    query: redactValue(exchange.query, root, names),
    request: redactValue(exchange.request, root, names),
    answer: redactValue(exchange.answer, root, names),
  }));
  // A second pass finds values inside longer texts, and values that got their pseudonym from a later exchange.
  const scrub = (part: unknown) => (typeof part === 'string' ? names.scrub(part) : part);
  return rewrite(replaced, scrub) as RecordedExchange[];
}
