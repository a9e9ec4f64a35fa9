import type { OperationId } from '../contract/document';
import { asFields, rewriteObjects, type Fields } from './rewrite';
import type { ChangeBody, Variant } from './variant';

const choices = ['area', 'new_value', 'own_risk', 'injury'] as const;

/** Changes the agreements of an answer, which have a field that nothing else has. */
const ofAgreements = (change: (agreement: Fields) => Fields): ChangeBody => {
  return (body) =>
    rewriteObjects(body, (fields) =>
      'injury_valid_from' in fields && 'id' in fields ? change(fields) : fields,
    );
};

/** Changes the hauliers of an answer. */
const ofTruckers = (change: (trucker: Fields) => Fields): ChangeBody => {
  return (body) =>
    rewriteObjects(body, (fields) => ('trucker_agreement' in fields ? change(fields) : fields));
};

const without = (name: string) => (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([own]) => own !== name));

const agreementList = (trucker: Fields, change: (list: unknown[]) => unknown): Fields => {
  const { trucker_agreement: list } = trucker;
  return { ...trucker, trucker_agreement: Array.isArray(list) ? change(list) : list };
};

const saves: ReadonlySet<OperationId> = new Set<OperationId>(['updateTrucker', 'saveRegistration']);

const afterSave = (change: ChangeBody): ChangeBody => {
  return (body, call) => (saves.has(call) ? change(body, call) : body);
};

const afterUpdate = (change: (body: Fields) => unknown): ChangeBody => {
  return (body, call) => (call === 'updateTrucker' ? change(asFields(body) ?? {}) : body);
};

const addOnLists: ReadonlySet<OperationId> = new Set<OperationId>(['listAddOns', 'searchAddOns']);

/** Changes the rows of add-ons. */
const ofAddOns = (change: (rows: Fields[]) => unknown[], calls = addOnLists): ChangeBody => {
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value as Fields[]);
    const fields = asFields(value);
    if (!fields) return value;
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, within(field)]));
  };
  return (body, call) => (calls.has(call) ? within(body) : body);
};

const firstOf = (change: (row: Fields) => Fields) => (rows: Fields[]) =>
  rows.map((row, index) => (index === 0 ? change(row) : row));

const ofPremium = (change: (plan: Fields) => unknown): ChangeBody => {
  return (body, call) => {
    const plan = asFields(asFields(asFields(body)?.data)?.price_plans);
    return call === 'getPremium' && plan ? change(plan) : body;
  };
};

/** What a server knows, or leaves out, of a haulier. */
export const haulierVariants = {
  agreementIds: {
    does: 'has the ids of what an agreement chose, and no titles',
    body: ofAgreements((agreement) => {
      const entries = Object.entries(agreement).map(([name, value]) =>
        choices.some((choice) => choice === name)
          ? [`${name}_id`, asFields(value)?.id ?? null]
          : [name, value],
      );
      return Object.fromEntries(entries) as Fields;
    }),
  },
  agreementNumbers: {
    does: 'has nothing but a number for what an agreement chose',
    body: ofAgreements((agreement) => ({
      ...agreement,
      ...Object.fromEntries(choices.map((name) => [name, asFields(agreement[name])?.id ?? null])),
    })),
  },
  oneAgreement: {
    does: 'has the newest agreement alone, in no list',
    body: ofTruckers((trucker) => agreementList(trucker, (list) => list.at(-1) ?? null)),
  },
  newestAgreementFirst: {
    does: 'has the agreements newest first',
    body: ofTruckers((trucker) => agreementList(trucker, (list) => [...list].reverse())),
  },
  savesWithoutAgreement: {
    does: 'answers a save of step 1 without the agreement',
    body: afterSave(ofTruckers(without('trucker_agreement'))),
  },
  savesWithoutAddress: {
    does: 'answers a save of step 1 without the address',
    body: afterSave(ofTruckers(without('address'))),
  },
  savesWithoutInsurance: {
    does: 'answers a save of step 1 without the insurance companies',
    body: afterSave((body) => without('insurance')(asFields(body) ?? {})),
  },
  updateWithId: {
    does: 'answers a changed haulier with its id alone',
    body: afterUpdate(({ id }) => ({ id })),
  },
  updateWithHaulier: {
    does: 'answers a changed haulier with nothing but the haulier, whose status is its own',
    body: afterUpdate(({ trucker }) => trucker),
  },
  updateWithResource: {
    does: 'answers a changed haulier as a resource',
    body: afterUpdate(({ trucker }) => ({ data: trucker })),
  },
} as const satisfies Record<string, Variant>;

/** What a server says of prices and add-ons. */
export const priceVariants = {
  addOnsTurnedRound: {
    does: 'has the add-ons in another order',
    body: ofAddOns((rows) => [...rows].reverse()),
  },
  addOnsOfEveryType: {
    does: 'answers the search for add-ons of a type with all of them',
    body: ofAddOns(
      (rows) => {
        const isCar = rows[0]?.type === 1;
        const other = isCar
          ? { id: 91, name: 'Retshjælp', price: '360.00', type: 2 }
          : { id: 1, name: 'Bagagedækning', price: '240.00', type: 1 };
        return [other, ...rows];
      },
      new Set<OperationId>(['searchAddOns']),
    ),
  },
  addOnPriceInWords: {
    does: 'has words for the price of the first add-on',
    body: ofAddOns(firstOf((row) => ({ ...row, price: 'efter aftale' }))),
  },
  addOnWithoutPrice: {
    does: 'has no price of the first add-on',
    body: ofAddOns(firstOf(without('price'))),
  },
  addOnWithoutId: {
    does: 'has no id of the first add-on',
    body: ofAddOns(firstOf(without('id'))),
  },
  premiumInList: {
    does: 'answers a premium as a list of one',
    body: ofPremium((plan) => ({ data: { price_plans: [plan] } })),
  },
  premiumAlone: {
    does: 'answers a premium without a name',
    body: ofPremium((plan) => ({ status: 200, ...plan })),
  },
  premiumInWords: {
    does: 'has words for a premium',
    body: ofPremium((plan) => ({ data: { price_plans: { ...plan, premium: 'efter aftale' } } })),
  },
} as const satisfies Record<string, Variant>;
