import { parseJson } from '@/api/core/wire/read';
import { components, type JsonSchema } from '@mocks/contract/document';
import type { RecordedExchange } from '@mocks/recordings/recording';
import { asFields, mapFields, rewrite } from '@mocks/variants/rewrite';
import { isAllowed } from '../contract-check/differences';
import { Pseudonyms } from './pseudonyms';

/**
 * Fields of which the product, and not somebody, is the subject. Everything else is replaced: a field nobody thought of, too, and all
 * that is words, such as the server's messages and e-mails, which may name anybody.
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

function isKept(value: string | number, { field, holder, list }: Where): boolean {
  if (isId(field)) return field !== 'trucker_id' && !(field === 'id' && isHaulier(holder));
  if (field === 'msg' && isAllowed(mailKind, value)) return true;
  return kept.test(field) || (field === 'name' && isProduct(holder, list));
}

/** A value without anybody's data: what is not known to be the product's own is replaced. */
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

/** An address names a haulier by token or number, and other things by ids that stay. */
function redactParams({ call, params }: RecordedExchange, names: Pseudonyms) {
  const isOfHaulier = /Trucker|Certificate|Xml|Registration/.test(call);
  return mapFields(params, (value, field) => {
    const isOther = field === 'lang' || (field === 'id' && !isOfHaulier);
    return isOther ? value : names.of(String(value), field);
  });
}

/** Exchanges without anybody's names, numbers and tokens, each replaced by the same wherever it stands. */
export function redact(exchanges: readonly RecordedExchange[]): RecordedExchange[] {
  const names = new Pseudonyms();
  const replaced = exchanges.map((exchange) => ({
    ...exchange,
    params: redactParams(exchange, names),
    query: redactValue(exchange.query, root, names),
    request: redactValue(exchange.request, root, names),
    answer: redactValue(exchange.answer, root, names),
  }));
  // A second look at every text, for what has got a pseudonym since or stands inside a sentence.
  const scrub = (part: unknown) => (typeof part === 'string' ? names.scrub(part) : part);
  return rewrite(replaced, scrub) as RecordedExchange[];
}
