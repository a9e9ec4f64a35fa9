import { paths } from '@/config/paths';
import { operationInfos, type OperationId } from '../contract/document';
import { demoIds, demoTokens } from '../db/demo';
import { allRecordings, recordedPrefix } from '../recordings/library';
import { termsOf } from './faults';

/** Visitors of a scenario: the roles of staff, and `guest` without a session. */
export const visitors = ['admin', 'user', 'guest'] as const;

export type ScenarioVisitor = (typeof visitors)[number];

/** The places that `browser/walk.ts` can reach in the wizard, in order and as named in scenario links. */
export const wizardPlaces = [
  '1',
  '2',
  'termination',
  '3',
  'check',
  'sms',
  'signing',
  'cancelled',
  'thankYou',
] as const;

export type WizardPlace = (typeof wizardPlaces)[number];

export interface NamedScenario {
  id: string;
  expressions: string;
  as: ScenarioVisitor;
  /** Path and query of the screen that shows the scenario, relative to the base path. */
  opens: string;
  shows: string;
  /** The signing frame: `on`, or `silent` for a frame that never sends a message. Off if not set. */
  signing?: 'on' | 'silent';
  /** The place in the wizard to start at; by default its beginning. */
  step?: WizardPlace;
  /** The operation that fails in this scenario. */
  fails?: OperationId;
}

const link = paths.registration.href(demoTokens.invited);
const list = paths.truckers.href();
const halfDone = paths.registration.href(demoTokens.halfDone);
const signed = paths.registration.href(demoTokens.signed);

type Also = Partial<NamedScenario>;

/** A scenario of a staff member, who starts at the list of hauliers by default. */
const staff = (id: string, expressions: string, shows: string, also: Also = {}): NamedScenario => ({
  id,
  expressions,
  as: 'admin',
  opens: list,
  shows,
  ...also,
});

/** A scenario of a haulier, who starts with an invitation link by default. */
const trucker = (id: string, expressions: string, shows: string, also: Also = {}) =>
  staff(id, expressions, shows, { as: 'guest', opens: link, ...also });

/** The link of a haulier who can reach a place. The termination dialog needs a haulier with a claim. */
export const linkForPlace = (place: string) => (place === 'termination' ? halfDone : signed);

const wizardAt = (step: WizardPlace, id: string, shows: string, also: Also = {}) =>
  trucker(id, '', shows, { opens: linkForPlace(step), step, ...also });

const states: readonly NamedScenario[] = [
  staff('happy', '', 'The list of hauliers, with an admin signed in.'),
  staff('emptyLists', 'empty', 'No hauliers, prices or add-ons: each list says that it is empty.'),
  staff('manyHauliers', 'many', '10,000 hauliers: search, sort, page and export them.'),
  staff('slowNetwork', 'slow:*:3000', 'Each response takes three seconds longer.'),
  staff('unsteadyNetwork', 'drop:*:30%', 'Three in ten connections break: the user can try again.'),
  trucker('offline', 'drop', 'All connections break: the page says so and offers a retry.'),
  staff('htmlInsteadOfJson', 'html', 'A proxy sends an HTML page: the screen shows an error.'),
  staff('brokenJson', 'broken', 'The JSON of responses is cut off: the screen shows an error.'),
  trucker('missingFields', 'bare', 'Only the required fields are sent: the wizard still opens.'),
  staff('flatEnvelopes', 'flat', 'Responses have no outer "data": the prices are shown.', {
    opens: paths.prices.href(),
  }),
  staff('roleUser', '', 'The list for role user, without prices and add-ons in the menu.', {
    as: 'user',
  }),
  staff('roleUserRefused', 'error:listTruckers:403', 'The list is refused to role user (403).', {
    as: 'user',
  }),
  staff('sessionExpires', 'sessionsExpired', 'The next request is refused: the login opens.'),
  trucker('tooManyAttempts', 'error:login:429', 'A login gets a 429: the user has to wait.', {
    opens: paths.login.href(),
  }),
  trucker('invitedHaulier', '', 'The link opens step 1; nothing is chosen yet.'),
  trucker('halfDoneHaulier', '', 'Steps 1 and 2 are saved; their answers are filled in.', {
    opens: halfDone,
  }),
  trucker('newHaulier', '', 'The wizard without a link: an empty step 1.', {
    opens: paths.registration.href(),
  }),
  trucker('linkExpired', '', 'The link has expired: a message replaces the wizard.', {
    opens: paths.registration.href(demoTokens.expired),
  }),
  trucker('linkUnknown', '', 'No haulier has this link: a message replaces the wizard.', {
    opens: paths.registration.href(demoTokens.unknown),
  }),
  trucker('noPremium', 'unpriced', 'No choice has a price: step 2 says so and cannot be finished.'),
  wizardAt('2', 'step2', 'Step 2, with the choices of a haulier who has signed before.'),
  wizardAt(
    'termination',
    'terminationPopup',
    'Step 2 is submitted with a claim: the termination dialog is open.',
  ),
  wizardAt('3', 'step3', 'Step 3 with its price.'),
  wizardAt('check', 'checkAnswers', 'A summary of all answers, with the total above the button.'),
  wizardAt('sms', 'smsDialog', 'The SMS is sent: its dialog is open, its code is in the outbox.'),
  wizardAt(
    'signing',
    'smsCodeWrong',
    'A code is refused: the dialog says so and waits for another.',
    {
      expressions: 'error:verifySmsCode:422:message="Sms -kodebekræftelse mislykkedes"',
    },
  ),
  wizardAt('signing', 'signingFrame', 'Step 3 is saved: the signing frame is open.', {
    signing: 'on',
  }),
  wizardAt('cancelled', 'signingBrokenOff', 'Signing was cancelled: all answers are kept.', {
    signing: 'on',
  }),
  trucker('signingOff', '', 'The wizard ends without the signing frame.'),
  trucker('signingOn', '', 'The wizard ends in the signing frame, which can sign or cancel.', {
    signing: 'on',
  }),
  trucker('signingCancelled', '', 'The page in the frame sends no message: the user can cancel.', {
    signing: 'silent',
  }),
];

/** The screen that uses the operations with paths such as `/api/<key>/…`. Exceptions: `otherScreens`. */
const screens: Readonly<Record<string, string>> = {
  'price-plan': paths.prices.href(),
  'add-on': paths.addOns.href(),
};
const otherScreens: Partial<Record<OperationId, string>> = {
  login: paths.login.href(),
  getTrucker: paths.editTrucker.href(demoIds.signed),
  searchTruckers: `${list}?q=taxi`,
  getTruckerHistory: paths.truckerHistory.href(demoIds.signed),
  saveRegistration: paths.registration.href(),
  sendXml: paths.thankYou.href(demoTokens.signed),
  getEmailInfo: paths.email.href('invite', 'da', demoTokens.signed),
};

const failing = operationInfos.map(({ id: fails, path, needsBearer }): NamedScenario => {
  const isStaff = needsBearer || fails === 'setLanguage';
  const usual = isStaff ? (screens[path.split('/')[2] ?? ''] ?? list) : link;
  const opens = otherScreens[fails] ?? usual;
  const shows = `${fails} fails with 500; the screen says so and still works.`;
  const as = isStaff ? 'admin' : 'guest';
  return { id: `${fails}Fails`, expressions: `error:${fails}`, as, opens, shows, fails };
});

const playedBack = allRecordings().map(([name, { as, opens }]): NamedScenario => {
  const id = `${recordedPrefix}${name}`;
  const shows = 'A recorded visit; the mock responds as usual to requests that were not recorded.';
  return { id, expressions: id, as, opens, shows };
});

/** All named scenarios: states first, then one per failing operation, then the recordings. */
export const catalog: readonly NamedScenario[] = [...states, ...failing, ...playedBack];

export function findNamedScenario(id: string): NamedScenario | undefined {
  return catalog.find((scenario) => scenario.id === id);
}

/**
 * Returns the screen that a scenario opens. Its first term that is a named scenario, or a fault of one operation,
 * decides. Without such a term, it is the haulier list.
 */
export function screenOf(scenario: string): string {
  const shown = termsOf(scenario).map((term) => {
    const [, call = ''] = term.split(':');
    return findNamedScenario(term) ?? findNamedScenario(`${call}Fails`);
  });
  return shown.find((named) => named !== undefined)?.opens ?? list;
}
