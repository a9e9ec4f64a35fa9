import {
  components,
  operationInfos,
  readOperations,
  withoutEnvelope,
  type OperationId,
} from '../contract/document';
import {
  asFields,
  fieldsOf,
  mapFields,
  omitFields,
  rewrite,
  rewriteFields,
  rewriteObjects,
  type Fields,
} from './rewrite';

/** A response as sent: the body is text and need not be JSON. */
export interface SentAnswer {
  status: number;
  text: string;
  type: string;
}

type Change = (body: unknown, call: OperationId) => unknown;
type ChangeAnswer = (answer: SentAnswer, call: OperationId) => SentAnswer;

/** A way in which a real server may differ from the mock, because its documentation does not rule it out. */
export interface Variant {
  /** Completes the sentence "A server that …". */
  does: string;
  body?: Change;
  /** Changes the body of a refusal, whatever its HTTP status. */
  refusal?: Change;
  send?: ChangeAnswer;
}

export function answerOfVariants(
  differences: readonly Variant[],
  call: OperationId,
  { status, body }: { status: number; body: unknown },
): SentAnswer {
  // A refusal can also be an HTTP 200 with a failure status in the body.
  const isRefusal = status >= 400 || asFields(body)?.status === 400;
  const changed = differences.reduce((before, variant) => {
    const change = isRefusal ? variant.refusal : variant.body;
    return change?.(before, call) ?? before;
  }, body);
  const sent = { status, text: JSON.stringify(changed), type: 'application/json' };
  return differences.reduce((before, { send }) => send?.(before, call) ?? before, sent);
}

const body = (does: string, change: Change): Variant => ({ does, body: change });
const sent = (does: string, send: ChangeAnswer): Variant => ({ does, send });

const html = 'text/html; charset=UTF-8';

/**
 * Operations whose response the specification does not describe (UnshownAnswer in the contract). The application uses
 * only whether the request succeeded.
 */
export const unshown: ReadonlySet<OperationId> = new Set(
  operationInfos.flatMap(({ id, answers }) => {
    const name = String(answers.get(200)?.$ref).split('/').at(-1) ?? '';
    const { $ref: shown } = components.schemas?.[name] as { $ref?: string };
    return shown === '#/components/schemas/UnshownAnswer' ? [id] : [];
  }),
);

const sentUnshown = (does: string, change: Partial<SentAnswer>) =>
  sent(`${does} if no response is documented`, (answer, call) =>
    unshown.has(call) && answer.status === 200 ? { ...answer, ...change } : answer,
  );

/** Changes the status in the body of a success. Leaves the `status` of an entity, such as a haulier, alone. */
const sayingStatus = (status: unknown) => {
  const say = (answer: unknown): unknown => {
    const fields = asFields(answer);
    if (!fields || 'id' in fields) return answer;
    const own = fields.status === undefined ? {} : { status };
    return { ...fields, ...own, ...('data' in fields && { data: say(fields.data) }) };
  };
  return say;
};

/** The property that holds the list in the response of an operation. */
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

const list = (
  does: string,
  change: (list: unknown, answer: unknown, name: string) => unknown,
): Variant =>
  body(does, (answer, call) => {
    const name = listNames[call];
    if (name === undefined) return Array.isArray(answer) ? change(answer, answer, 'data') : answer;
    const found = asFields(withoutEnvelope(call, answer))?.[name];
    return found === undefined ? answer : change(found, answer, name);
  });

/** A list as a Laravel resource collection: rows in `data`, paging in `meta`. */
function collectionOf(found: unknown): Fields {
  const { data = found, ...meta } = asFields(found) ?? {};
  const links = { first: '/?page=1', last: '/?page=1', prev: null, next: null };
  return { data, links, meta: { ...meta, from: 1, path: '/' } };
}

const keyedLists = (does: string, keyOf: (item: unknown, index: number) => unknown): Variant =>
  body(does, (answer) =>
    rewrite(answer, (part) =>
      Array.isArray(part) && part.length > 0
        ? Object.fromEntries(part.map((item, index) => [keyOf(item, index), item]))
        : part,
    ),
  );

const envelope = (does: string, wrap: (content: unknown) => unknown): Variant =>
  body(does, (answer, call) => wrap(withoutEnvelope(call, answer)));

const phpNotice =
  '<br />\n<b>Notice</b>:  Undefined index: locale in <b>/var/www/api/[v1]/Kernel.php</b> on line <b>42</b><br />\n';
const phpWarning =
  '\nWarning: Undefined array key "locale" in /var/www/api/Kernel.php on line 42\n';

const firstTexts = (errors: Fields) => mapFields(errors, (texts) => [texts].flat()[0]);

/** A server that words its refusals differently. Leaves the status in the body alone. */
const refusal = (
  does: string,
  change: (message: unknown, errors: Fields | undefined) => object,
): Variant => ({
  does,
  refusal: (answer) => {
    const fields = asFields(answer) ?? {};
    const { message } = asFields(fields.data) ?? fields;
    const status = fields.status === undefined ? {} : { status: fields.status };
    return { ...status, ...change(message, asFields(fields.errors) ?? undefined) };
  },
});

const writing = (schemas: string[], does: string, write: (value: unknown) => unknown): Variant => {
  const names = new Set(schemas.flatMap((schema) => [...fieldsOf(schema)]));
  return body(`writes ${does}`, (answer) => rewriteFields(answer, names, write));
};
const flags = (does: string, write: (flag: unknown) => unknown) =>
  writing(['Flag', 'AddOnFlag'], `flags as ${does}`, write);
const amounts = (does: string, write: (amount: number) => unknown) =>
  writing(['Amount'], `amounts as ${does}`, (amount) => write(Number(amount)));
const dates = (does: string, write: (date: string) => string) =>
  writing(['WireDate'], `dates ${does}`, (date) => write(String(date)));

const isOn = (flag: unknown) => flag === '1' || flag === 1;

/** Formats an amount with a thousands separator and a decimal separator. */
const grouped = (thousands: string, point: string) => (amount: number) => {
  const [whole = '', fraction = ''] = amount.toFixed(2).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, thousands) + point + fraction;
};

/** A server that changes all objects in its responses, or all that have a certain field. */
const objects = (does: string, field: string | null, change: (fields: Fields) => Fields): Variant =>
  body(does, changeObjects(field, change));
const changeObjects =
  (field: string | null, change: (fields: Fields) => Fields): Change =>
  (answer) =>
    rewriteObjects(answer, (fields) =>
      field === null || field in fields ? change(fields) : fields,
    );

const columns = { created_at: '2022-03-01 08:00:00', updated_at: null, deleted_at: null };

/** Changes the choices in agreements, which are recognised by their field `injury_valid_from`. */
const choices = (does: string, change: (name: string, id: unknown) => Fields): Variant =>
  objects(does, 'injury_valid_from', (agreement) => {
    const names = ['area', 'new_value', 'own_risk', 'injury'];
    const entries = Object.entries(agreement).map(([name, value]) =>
      names.includes(name) ? change(name, asFields(value)?.id ?? null) : { [name]: value },
    );
    return Object.assign({}, ...entries) as Fields;
  });

const agreements = (does: string, change: (agreements: unknown[]) => unknown): Variant =>
  objects(does, 'trucker_agreement', (trucker) => {
    const { trucker_agreement: found } = trucker;
    return { ...trucker, trucker_agreement: Array.isArray(found) ? change(found) : found };
  });

const answersOf = (calls: readonly OperationId[], does: string, change: Change): Variant =>
  body(does, (answer, call) => (calls.includes(call) ? change(answer, call) : answer));
const save = (does: string, change: Change) =>
  answersOf(['updateTrucker', 'saveRegistration'], `responds to a save of step 1 ${does}`, change);
const update = (does: string, change: (answer: Fields) => unknown) =>
  answersOf(['updateTrucker'], `responds to a change of a haulier ${does}`, (answer) =>
    change(asFields(answer) ?? {}),
  );

const without = (name: string) => (fields: Fields) => omitFields(fields, [name]);
const ofTruckers = (change: (trucker: Fields) => Fields) =>
  changeObjects('trucker_agreement', change);

const addOns = (
  does: string,
  change: (rows: Fields[]) => Fields[],
  calls: readonly OperationId[] = ['listAddOns', 'searchAddOns'],
): Variant =>
  answersOf(calls, does, (answer) =>
    rewrite(answer, (part) => (Array.isArray(part) ? change(part as Fields[]) : part)),
  );
const firstAddOn = (does: string, change: (row: Fields) => Fields) =>
  addOns(does, (rows) => rows.map((row, index) => (index === 0 ? change(row) : row)));

const premium = (does: string, change: (plan: Fields) => unknown): Variant =>
  answersOf(['getPremium'], does, (answer) => {
    const plan = asFields(asFields(asFields(answer)?.data)?.price_plans);
    return plan ? change(plan) : answer;
  });

const words = 'efter aftale';
const carAddOn = { id: 1, name: 'Bagagedækning', price: '240.00', type: 1 };
const workAddOn = { id: 91, name: 'Retshjælp', price: '360.00', type: 2 };

/** Servers that the application must work with. Each differs from the mock in one respect. */
const servers = {
  // Servers that send successful responses differently.
  statusText: body('sends the status as the text "200"', sayingStatus('200')),
  statusSuccess: body('sends "success" as the status', sayingStatus('success')),
  statusOk: body('sends "OK" as the status', sayingStatus('OK')),
  statusTrue: body('sends true as the status', sayingStatus(true)),
  created: {
    does: 'responds to changes with status 201, in HTTP and in the body',
    body: (answer, call) => (readOperations.has(call) ? answer : sayingStatus(201)(answer)),
    send: (answer, call) =>
      answer.status === 200 && !readOperations.has(call) ? { ...answer, status: 201 } : answer,
  },
  noContent: sentUnshown('responds with 204 and no body', { status: 204, text: '' }),
  emptyAnswers: sentUnshown('responds with an empty body', { text: '' }),
  plainText: sentUnshown('responds with plain text labelled as HTML', {
    text: 'OK',
    type: html,
  }),
  successFlag: body('responds with {success: true} if no response is documented', (answer, call) =>
    unshown.has(call) ? { success: true } : answer,
  ),
  successForStatus: body('sends {success: true} instead of a status', (answer) => {
    const fields = asFields(answer);
    if (fields?.status === undefined || 'id' in fields) return answer;
    return { ...omitFields(fields, ['status', 'data']), success: true };
  }),
  // Servers with other envelopes of responses and lists.
  noEnvelopes: envelope('leaves out the outer `data`', (content) => content),
  envelopes: envelope('wraps every response in `data`', (data) => ({ data })),
  deepEnvelopes: envelope('wraps every response in `data` twice, with {success: true}', (data) => ({
    success: true,
    data: { data },
  })),
  collections: list('sends lists as Laravel resource collections', collectionOf),
  namedCollections: list(
    'sends lists as resource collections under their names',
    (rows, _answer, name) => ({
      [name]: collectionOf(rows),
    }),
  ),
  bareLists: list('sends lists without paging as a bare array', (found, answer) => {
    const { data = found, total } = asFields(found) ?? {};
    return total === undefined ? data : answer;
  }),
  keyedLists: keyedLists(
    'sends lists as objects with numeric keys, as PHP does',
    (_, index) => index + 3,
  ),
  listsById: keyedLists(
    'sends lists as objects keyed by id',
    (item, index) => asFields(item)?.id ?? index,
  ),
  noticeBeforeJson: sent('prints a PHP notice before the JSON', (answer) => ({
    ...answer,
    text: phpNotice + answer.text,
    type: html,
  })),
  warningBeforeJson: sent('prints a PHP warning before the JSON', (answer) => ({
    ...answer,
    text: phpWarning + answer.text,
  })),
  otherNames: list('sends lists under unknown names', (items) => ({ items })),
  alwaysPaged: list(
    'sends a page of a list that was requested as a whole',
    (found, answer, name) => {
      const { data = found } = asFields(found) ?? {};
      if (!Array.isArray(data) || data.length <= 10) return answer;
      const last_page = Math.ceil(data.length / 10);
      const paged = { total: data.length, per_page: 10, current_page: 1, last_page };
      return { [name]: { data: data.slice(0, 10) as unknown[], ...paged } };
    },
  ),
  // Servers that send refusals differently.
  errorTexts: {
    does: 'refuses with one text per field instead of a list',
    refusal: (answer) => {
      const errors = asFields(asFields(answer)?.errors);
      return errors ? { ...asFields(answer), errors: firstTexts(errors) } : answer;
    },
  },
  bareErrors: refusal(
    'refuses with only the field errors, each a list of texts',
    (message, errors) => errors ?? { message },
  ),
  bareErrorTexts: refusal(
    'refuses with only the field errors, each a single text',
    (message, errors) => (errors ? firstTexts(errors) : { message }),
  ),
  withoutErrors: refusal('refuses with only a message', (message) => ({ message })),
  errorForMessage: refusal('refuses with the message in `error`', (error, errors) => ({
    error,
    errors,
  })),
  refusalsAs200: {
    ...refusal('refuses with HTTP 200 and {success: false}', (message, errors) => ({
      success: false,
      message,
      errors,
    })),
    send: (answer) =>
      answer.status >= 400 && answer.status !== 401 ? { ...answer, status: 200 } : answer,
  },
  // Servers with other formats of ids, flags, amounts and dates.
  textIds: writing(['Id'], 'ids as text', String),
  textNumbers: body('writes every number as text', (answer) =>
    rewrite(answer, (part) => (typeof part === 'number' ? String(part) : part)),
  ),
  trueFlags: flags('true and false', isOn),
  trueTextFlags: flags('"true" and "false"', (flag) => String(isOn(flag))),
  numberFlags: flags('1 and 0', Number),
  textFlags: flags("'1' and '0'", String),
  numberAmounts: amounts('numbers', Number),
  textAmounts: amounts('text with two decimals', (amount) => amount.toFixed(2)),
  threeDecimals: amounts('text with three decimals: 950.000', (amount) => amount.toFixed(3)),
  danishAmounts: amounts('text in Danish format: 1.188,00', grouped('.', ',')),
  englishAmounts: amounts('text in English format: 1,188.00', grouped(',', '.')),
  dayFirstDates: dates('with the day first', (date) => date.split('-').reverse().join('-')),
  timestamps: dates('as Laravel timestamps', (date) => `${date}T00:00:00.000000Z`),
  withoutNulls: objects('leaves out fields that are null', null, (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
  ),
  // Replace null only in entities, which have an id: elsewhere, null means that the whole object is missing.
  emptyForNull: objects('sends empty text instead of null', 'id', (fields) =>
    mapFields(fields, (value) => value ?? ''),
  ),
  moreFields: objects('sends undocumented fields', 'id', (fields) => ({
    ...columns,
    ...fields,
  })),
  // Servers that send the data of a haulier in other forms, or leave it out.
  agreementIds: choices('sends the choices of an agreement as ids without titles', (name, id) => ({
    [`${name}_id`]: id,
  })),
  agreementNumbers: choices('sends the choices of an agreement as numbers', (name, id) => ({
    [name]: id,
  })),
  oneAgreement: agreements('sends only the newest agreement', (found) => found.at(-1) ?? null),
  newestAgreementFirst: agreements('sends the agreements newest first', (found) =>
    found.toReversed(),
  ),
  savesWithoutAgreement: save('without the agreement', ofTruckers(without('trucker_agreement'))),
  savesWithoutAddress: save('without the address', ofTruckers(without('address'))),
  savesWithoutInsurance: save('without the insurance companies', (answer) =>
    omitFields(asFields(answer) ?? {}, ['insurance']),
  ),
  updateWithId: update('with only the id', ({ id }) => ({ id })),
  updateWithHaulier: update(
    'with the haulier alone, whose `status` is a field of the haulier',
    ({ trucker }) => trucker,
  ),
  updateWithResource: update('with the haulier in `data`', ({ trucker: data }) => ({ data })),
  // Servers that send prices and add-ons in other forms.
  addOnsTurnedRound: addOns('sends the add-ons in reverse order', (rows) => rows.toReversed()),
  addOnsOfEveryType: addOns(
    'ignores the type in a search for add-ons',
    (rows) => [rows[0]?.type === 1 ? workAddOn : carAddOn, ...rows],
    ['searchAddOns'],
  ),
  addOnPriceInWords: firstAddOn('sends words instead of a price for the first add-on', (row) => ({
    ...row,
    price: words,
  })),
  addOnWithoutPrice: firstAddOn('leaves out the price of the first add-on', without('price')),
  addOnWithoutId: firstAddOn('leaves out the id of the first add-on', without('id')),
  premiumInList: premium('sends a premium as a list with one entry', (plan) => ({
    data: { price_plans: [plan] },
  })),
  premiumAlone: premium('sends a premium without an envelope', (plan) => ({
    status: 200,
    ...plan,
  })),
  premiumInWords: premium('sends words instead of a premium', (plan) => ({
    data: { price_plans: { ...plan, premium: words } },
  })),
} satisfies Record<string, Variant>;

export type VariantId = keyof typeof servers;

export const variants: Readonly<Record<VariantId, Variant>> = servers;

export const variantIds = Object.keys(servers) as VariantId[];
