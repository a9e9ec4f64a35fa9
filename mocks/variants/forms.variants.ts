import { components, operationInfos, type OperationId } from '../contract/document';
import { readOperations } from '../contract/reads';
import { withoutEnvelope } from '../handlers/http/envelopes';
import { asFields, rewrite, type Fields } from './rewrite';
import type { ChangeAnswer, ChangeBody, SentAnswer, Variant } from './variant';

/** The calls whose answer the specification does not show, and of which nothing is read (section 7). */
export const unshown: ReadonlySet<OperationId> = new Set(
  operationInfos.flatMap(({ id, answers }) => {
    const name = String(answers.get(200)?.$ref).split('/').at(-1) ?? '';
    const { $ref: shown } = components.schemas?.[name] as { $ref?: string };
    return shown === '#/components/schemas/UnshownAnswer' ? [id] : [];
  }),
);

/** A status that means success, said otherwise; that of an entity is its own. */
const sayingStatus = (status: unknown): ChangeBody => {
  const say = (body: unknown): unknown => {
    const fields = asFields(body);
    if (!fields || 'id' in fields) return body;
    const own = fields.status === undefined ? {} : { status };
    return { ...fields, ...own, ...('data' in fields && { data: say(fields.data) }) };
  };
  return say;
};

const whereUnshown = (send: (answer: SentAnswer) => SentAnswer): ChangeAnswer => {
  return (answer, call) => (unshown.has(call) && answer.status === 200 ? send(answer) : answer);
};

/** How a server says that a call has succeeded. */
export const statusVariants = {
  statusText: { does: 'says a status as the text "200"', body: sayingStatus('200') },
  statusSuccess: { does: 'says a status as "success"', body: sayingStatus('success') },
  statusOk: { does: 'says a status as "OK"', body: sayingStatus('OK') },
  statusTrue: { does: 'says a status as true', body: sayingStatus(true) },
  created: {
    does: 'answers what is changed with 201, in HTTP and in the body',
    body: (body, call) => (readOperations.has(call) ? body : sayingStatus(201)(body, call)),
    send: (answer, call) =>
      answer.status === 200 && !readOperations.has(call) ? { ...answer, status: 201 } : answer,
  },
  noContent: {
    does: 'answers 204 without a body where nothing is read',
    send: whereUnshown((answer) => ({ ...answer, status: 204, text: '' })),
  },
  emptyAnswers: {
    does: 'answers with an empty body where nothing is read',
    send: whereUnshown((answer) => ({ ...answer, text: '' })),
  },
  plainText: {
    does: 'answers with plain text where nothing is read, as PHP does: as if it were HTML',
    send: whereUnshown((answer) => ({ ...answer, text: 'OK', type: 'text/html; charset=UTF-8' })),
  },
  successFlag: {
    does: 'answers {success: true} where nothing is read',
    body: (body, call) => (unshown.has(call) ? { success: true } : body),
  },
  successForStatus: {
    does: 'says {success: true} wherever a status was to come',
    body: (body) => {
      const fields = asFields(body);
      if (fields?.status === undefined || 'id' in fields) return body;
      const kept = Object.entries(fields).filter(([name]) => name !== 'status' && name !== 'data');
      return { ...Object.fromEntries(kept), success: true };
    },
  },
} as const satisfies Record<string, Variant>;

/** The names under which the specification reads lists. */
const listNames: Partial<Record<OperationId, string>> = {
  listTruckers: 'truckers',
  searchTruckers: 'truckers',
  listPrices: 'price_plans',
  listAddOns: 'add_ons',
  searchAddOns: 'add_ons',
  listAreas: 'areas',
  listNewValues: 'new_values',
  listOwnRisks: 'own_risks',
  listInjuries: 'injuries',
};

/** The list that a call answers, whole or as a page; undefined where it answers none. */
function listIn(body: unknown, call: OperationId): unknown {
  const name = listNames[call];
  if (name === undefined) return Array.isArray(body) ? body : undefined;
  return asFields(withoutEnvelope(call, body))?.[name];
}

/** A list as a resource collection of Laravel: the rows in `data`, the figures of its page in `meta`. */
function collectionOf(list: unknown): unknown {
  const { data = list, ...meta } = asFields(list) ?? {};
  const links = { first: '/?page=1', last: '/?page=1', prev: null, next: null };
  return { data, links, meta: { ...meta, from: 1, path: '/' } };
}

const whereList = (change: (list: unknown, body: unknown, name: string) => unknown): ChangeBody => {
  return (body, call) => {
    const list = listIn(body, call);
    return list === undefined ? body : change(list, body, listNames[call] ?? 'data');
  };
};

const keyed = (keyOf: (item: unknown, index: number) => string) => (body: unknown) =>
  rewrite(body, (part) =>
    Array.isArray(part) && part.length > 0
      ? Object.fromEntries(part.map((item, index) => [keyOf(item, index), item]))
      : part,
  );

/** What a server puts an answer, or a list, into, or before it. */
export const envelopeVariants = {
  noEnvelopes: {
    does: 'leaves out the outer `data`',
    body: (body, call) => withoutEnvelope(call, body),
  },
  envelopes: {
    does: 'puts every answer into `data`',
    body: (body, call) => ({ data: withoutEnvelope(call, body) }),
  },
  deepEnvelopes: {
    does: 'puts every answer into `data` of `data`, beside a flag of success',
    body: (body, call) => ({ success: true, data: { data: withoutEnvelope(call, body) } }),
  },
  collections: {
    does: 'answers lists as resource collections: `data`, `links` and `meta`',
    body: whereList((list) => collectionOf(list)),
  },
  namedCollections: {
    does: 'answers lists as resource collections under their names',
    body: whereList((list, _body, name) => ({ [name]: collectionOf(list) })),
  },
  bareLists: {
    does: 'answers lists that have no pages as nothing but the list',
    body: whereList((list, body) => {
      const { data: rows = list, total } = asFields(list) ?? {};
      return total === undefined ? rows : body;
    }),
  },
  keyedLists: {
    does: 'answers lists as objects with counted keys, as PHP does of a list with gaps',
    body: keyed((_item, index) => String(index + 3)),
  },
  listsById: {
    does: 'answers lists as objects with ids for keys',
    body: keyed((item, index) => {
      const id = asFields(item)?.id;
      return String(typeof id === 'number' ? id : index);
    }),
  },
  noticeBeforeJson: {
    does: 'has a notice of PHP before the JSON',
    send: (answer) => ({
      ...answer,
      text: [
        '<br />',
        '<b>Notice</b>:  Undefined index: locale in <b>/var/www/api/[v1]/Kernel.php</b> on line <b>42</b><br />',
        answer.text,
      ].join('\n'),
      type: 'text/html; charset=UTF-8',
    }),
  },
  warningBeforeJson: {
    does: 'has a warning of PHP before the JSON, as plain text',
    send: (answer) => ({
      ...answer,
      text: `\nWarning: Undefined array key "locale" in /var/www/api/Kernel.php on line 42\n${answer.text}`,
    }),
  },
  otherNames: {
    does: 'answers lists under names that nobody knows',
    body: whereList((list) => ({ items: list })),
  },
} as const satisfies Record<string, Variant>;

const errorsOf = (body: unknown) => asFields(asFields(body)?.errors);

/** A refusal in other words; what says no by a status goes on doing so. */
const refusing =
  (change: (message: unknown, errors: Fields | null) => object): ChangeBody =>
  (body) => {
    const fields = asFields(body) ?? {};
    const { message } = asFields(fields.data) ?? fields;
    const status = fields.status === undefined ? {} : { status: fields.status };
    return { ...status, ...change(message, errorsOf(body)) };
  };

const firstText = (texts: unknown): unknown =>
  Array.isArray(texts) ? (texts as unknown[])[0] : texts;

const textsOf = (errors: Fields) =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, firstText(texts)]));

/** How a server refuses. */
export const refusalVariants = {
  errorTexts: {
    does: 'says one text about each field',
    refusal: (body) => {
      const errors = errorsOf(body);
      return errors ? { ...asFields(body), errors: textsOf(errors) } : body;
    },
  },
  bareErrors: {
    does: 'refuses with nothing but a map of fields to texts',
    refusal: refusing((message, errors) => errors ?? { message }),
  },
  bareErrorTexts: {
    does: 'refuses with nothing but a map of fields to one text',
    refusal: refusing((message, errors) => (errors ? textsOf(errors) : { message })),
  },
  withoutErrors: {
    does: 'refuses with a message alone',
    refusal: refusing((message) => ({ message })),
  },
  errorForMessage: {
    does: 'refuses with its words in `error`',
    refusal: refusing((error, errors) => ({ error, ...(errors && { errors }) })),
  },
  refusalsAs200: {
    does: 'refuses with HTTP 200 and {success: false}',
    refusal: refusing((message, errors) => ({
      success: false,
      message,
      ...(errors && { errors }),
    })),
    send: (answer) =>
      answer.status >= 400 && answer.status !== 401 ? { ...answer, status: 200 } : answer,
  },
} as const satisfies Record<string, Variant>;
