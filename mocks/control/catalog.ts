import { paths } from '@/config/paths';
import type { OperationId } from '../contract/document';
import { demoIds, demoTokens } from '../db/demo';
import { allRecordings, recordedPrefix } from '../recordings/library';
import { termsOf } from './faultTerms';

/** Who a scenario can be opened by: the roles of staff (D25), and nobody in particular. */
export const visitors = ['admin', 'user', 'guest'] as const;

/** Who a scenario is opened by. */
export type ScenarioVisitor = (typeof visitors)[number];

/** The places of the wizard that a visit can be led to (`browser/walk.ts`), in their order, as links name them. */
export const wizardPlaces = [
  '1',
  '2',
  'termination',
  '3',
  'sms',
  'signing',
  'cancelled',
  'thankYou',
] as const;

/** A place of the wizard: a step by its number, what a step opens, or what follows it. */
export type WizardPlace = (typeof wizardPlaces)[number];

/** A state of the product that can be opened by its name. */
export interface NamedScenario {
  id: string;
  /** The expressions that it stands for (`scenarios.ts`). */
  expressions: string;
  as: ScenarioVisitor;
  /** The screen that shows it: path and query inside the application. */
  opens: string;
  /** The signing frame: on, or on with a page in it that never answers; without it, off. */
  signing?: 'on' | 'silent';
  /** Where in the wizard it begins; without it, where the wizard does. */
  step?: WizardPlace;
  /** The call that fails, where that is what the scenario is about. */
  fails?: OperationId;
}

const link = paths.registration.href(demoTokens.invited);
const list = paths.truckers.href();
const halfDone = paths.registration.href(demoTokens.halfDone);
const signed = paths.registration.href(demoTokens.signed);

/** States that are not about one call alone. */
const states: readonly NamedScenario[] = [
  { id: 'happy', expressions: '', as: 'admin', opens: list },
  { id: 'emptyLists', expressions: 'empty', as: 'admin', opens: list },
  { id: 'manyHauliers', expressions: 'many', as: 'admin', opens: list },
  { id: 'slowNetwork', expressions: 'slow:*:3000', as: 'admin', opens: list },
  { id: 'unsteadyNetwork', expressions: 'drop:*:30%', as: 'admin', opens: list },
  { id: 'offline', expressions: 'drop', as: 'guest', opens: link },
  { id: 'htmlInsteadOfJson', expressions: 'html', as: 'admin', opens: list },
  { id: 'brokenJson', expressions: 'broken', as: 'admin', opens: list },
  { id: 'missingFields', expressions: 'bare', as: 'guest', opens: link },
  { id: 'flatEnvelopes', expressions: 'flat', as: 'admin', opens: paths.prices.href() },
  { id: 'roleUser', expressions: '', as: 'user', opens: list },
  { id: 'roleUserRefused', expressions: 'error:listTruckers:403', as: 'user', opens: list },
  { id: 'sessionExpires', expressions: 'sessionsExpired', as: 'admin', opens: list },
  { id: 'tooManyAttempts', expressions: 'error:login:429', as: 'guest', opens: paths.login.href() },
  { id: 'invitedHaulier', expressions: '', as: 'guest', opens: link },
  { id: 'halfDoneHaulier', expressions: '', as: 'guest', opens: halfDone },
  { id: 'newHaulier', expressions: '', as: 'guest', opens: paths.registration.href() },
  {
    id: 'linkExpired',
    expressions: '',
    as: 'guest',
    opens: paths.registration.href(demoTokens.expired),
  },
  {
    id: 'linkUnknown',
    expressions: '',
    as: 'guest',
    opens: paths.registration.href(demoTokens.unknown),
  },
  { id: 'noPremium', expressions: 'unpriced', as: 'guest', opens: link },
  { id: 'step2', expressions: '', as: 'guest', opens: signed, step: '2' },
  { id: 'terminationPopup', expressions: '', as: 'guest', opens: halfDone, step: 'termination' },
  { id: 'step3', expressions: '', as: 'guest', opens: signed, step: '3' },
  { id: 'smsDialog', expressions: '', as: 'guest', opens: signed, step: 'sms' },
  {
    id: 'smsCodeWrong',
    expressions: 'error:verifySmsCode:422:message="Sms -kodebekræftelse mislykkedes"',
    as: 'guest',
    opens: signed,
    step: 'signing',
  },
  {
    id: 'signingFrame',
    expressions: '',
    as: 'guest',
    opens: signed,
    signing: 'on',
    step: 'signing',
  },
  {
    id: 'signingBrokenOff',
    expressions: '',
    as: 'guest',
    opens: signed,
    signing: 'on',
    step: 'cancelled',
  },
  { id: 'signingOff', expressions: '', as: 'guest', opens: link },
  { id: 'signingOn', expressions: '', as: 'guest', opens: link, signing: 'on' },
  { id: 'signingCancelled', expressions: '', as: 'guest', opens: link, signing: 'silent' },
];

const agreement = paths.editTrucker.href(demoIds.signed);

/** Where each call can be seen to fail, and by whom (specification, section 8). */
const failures: Readonly<Record<OperationId, readonly [as: ScenarioVisitor, opens: string]>> = {
  login: ['guest', paths.login.href()],
  logout: ['admin', list],
  setLanguage: ['admin', list],
  createTrucker: ['admin', list],
  addRegistration: ['admin', list],
  listTruckers: ['admin', list],
  getTrucker: ['admin', agreement],
  searchTruckers: ['admin', `${list}?q=taxi`],
  updateTrucker: ['guest', link],
  deleteTrucker: ['admin', list],
  resendEmail: ['admin', list],
  sendCertificate: ['admin', list],
  getTruckerHistory: ['admin', paths.truckerHistory.href(demoIds.signed)],
  createPrice: ['admin', paths.prices.href()],
  listPrices: ['admin', paths.prices.href()],
  updatePrice: ['admin', paths.prices.href()],
  updateKickback: ['admin', paths.prices.href()],
  deletePrice: ['admin', paths.prices.href()],
  getPremium: ['guest', link],
  createAddOn: ['admin', paths.addOns.href()],
  listAddOns: ['admin', paths.addOns.href()],
  updateAddOn: ['admin', paths.addOns.href()],
  deleteAddOn: ['admin', paths.addOns.href()],
  searchAddOns: ['guest', link],
  listAreas: ['guest', link],
  listNewValues: ['guest', link],
  listOwnRisks: ['guest', link],
  listInjuries: ['guest', link],
  getRegistration: ['guest', link],
  saveRegistration: ['guest', paths.registration.href()],
  saveTermination: ['guest', link],
  saveCarChoices: ['guest', link],
  saveWorkChoices: ['guest', link],
  sendXml: ['guest', paths.thankYou.href(demoTokens.signed)],
  getEmailInfo: ['guest', paths.email.href('invite', 'da', demoTokens.signed)],
  generateSmsCode: ['guest', link],
  verifySmsCode: ['guest', link],
};

const failing = Object.entries(failures).map(([call, [as, opens]]): NamedScenario => {
  const fails = call as OperationId;
  return { id: `${fails}Fails`, expressions: `error:${fails}`, as, opens, fails };
});

const playedBack = allRecordings().map(([name, { as, opens }]): NamedScenario => {
  const id = `${recordedPrefix}${name}`;
  return { id, expressions: id, as, opens };
});

/** Every scenario that has a name: states first, then each call failing, then what was recorded. */
export const catalog: readonly NamedScenario[] = [...states, ...failing, ...playedBack];

/** The scenario of this name, if there is one. */
export function findNamedScenario(id: string): NamedScenario | undefined {
  return catalog.find((scenario) => scenario.id === id);
}

/** The link of a haulier whose answers lead to a place of the wizard: only one who has a claim ends an insurance. */
export function haulierAt(place: string): string {
  return place === 'termination' ? halfDone : signed;
}

/** The screen that shows a scenario: that of its first term that has a name or is about one call, else the list. */
export function screenOf(scenario: string): string {
  const shown = termsOf(scenario).map((term) => {
    const [, call = ''] = term.split(':');
    return findNamedScenario(term) ?? findNamedScenario(`${call}Fails`);
  });
  return shown.find((named) => named !== undefined)?.opens ?? list;
}
