import fc from 'fast-check';
import {
  type WizardEffect,
  type WizardEvent,
  initialWizard,
  type WizardPhase,
  type WizardVisit,
} from '@/features/registration/machine/wizard.state';
import { stepOf } from '@/features/registration/step/steps';
import {
  agreementRead,
  type Asked,
  car,
  details,
  error,
  loaded,
  next,
  savedTermination,
  termination,
  trucker,
  workSubmitted,
} from '../wizardStates';

const doings: WizardEvent[] = [
  { type: 'started' },
  { type: 'detailsSubmitted', details },
  { type: 'detailsSubmitted', details: { ...details, hasCarInsurance: false } },
  { type: 'detailsSubmitted', details: { ...details, hasPreviousInsurance: false } },
  { type: 'detailsSubmitted', details: { ...details, phone: '12121212' } },
  { type: 'carSubmitted', car },
  { type: 'carSubmitted', car: { ...car, injuryId: 1 } },
  { type: 'terminationSubmitted', termination },
  { type: 'terminationDismissed' },
  { type: 'terminationReopened' },
  workSubmitted,
  { ...workSubmitted, isPriceKnown: false },
  { type: 'codeRequestedAgain' },
  { type: 'codeSubmitted', code: '1234' },
  { type: 'codeDismissed' },
  { type: 'stepReopened', step: 'details' },
  { type: 'stepReopened', step: 'car' },
  { type: 'stepReopened', step: 'work' },
  { type: 'signed' },
  { type: 'signingCancelled' },
  { type: 'signingFailed' },
  { type: 'signingReopened' },
];

const withoutAgreement = { ...loaded, trucker: { ...trucker, agreement: null } };

/** What may come of a call: the first is success. */
const outcomes: Partial<Record<WizardEffect, WizardEvent[]>> = {
  load: [
    { type: 'loaded', loaded },
    { type: 'loaded', loaded: withoutAgreement },
    { type: 'nobodyLoaded' },
    { type: 'failed', error },
  ],
  reload: [
    { type: 'detailsSaved', saved: loaded },
    { type: 'detailsSaved', saved: withoutAgreement },
    { type: 'failed', error },
  ],
  saveDetails: [
    { type: 'detailsSaved', saved: loaded },
    { type: 'detailsSaved', saved: null },
    { type: 'detailsSaved', saved: withoutAgreement },
    { type: 'failed', error },
  ],
  saveCar: [{ type: 'carSaved' }, { type: 'failed', error }],
  saveTermination: [
    { type: 'terminationSaved', saved: savedTermination },
    { type: 'failed', error },
  ],
  readSaved: [
    { type: 'savedRead', told: loaded },
    { type: 'savedRead', told: null },
    { type: 'savedRead', told: { ...loaded, trucker: { ...trucker, phone: '34343434' } } },
    { type: 'savedNotRead', error },
  ],
  readAgreement: [
    agreementRead,
    { ...agreementRead, told: null },
    { ...agreementRead, isPriceChanged: true },
    { ...agreementRead, told: { ...loaded, trucker: { ...trucker, name: 'Ærø Taxa' } } },
    { type: 'failed', error },
  ],
  requestCode: [
    { type: 'codeSent', signing: { encodedParams: 'abc' }, at: 5 },
    { type: 'codeSent', signing: null, at: 5 },
    { type: 'failed', error },
  ],
  verifyCode: [{ type: 'codeVerified' }, { type: 'failed', error }],
  saveWork: [
    { type: 'workSaved', isRegistered: true },
    { type: 'workSaved', isRegistered: false },
    { type: 'failed', error },
  ],
  sendXml: [{ type: 'xmlSent' }, { type: 'xmlNotSent' }],
};

/** A move: something the haulier does, or the answer to the call that has waited longest. */
const move = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...doings) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
);

/** Plays a game of moves and returns every step of it. */
function play(visit: WizardVisit, moves: (WizardEvent | number)[], isSigningOn = false) {
  let state = initialWizard(visit, isSigningOn);
  const underWay: Asked[] = [];
  return moves.flatMap((played) => {
    let event: WizardEvent;
    if (typeof played === 'number') {
      const call = underWay.shift();
      const possible = call && outcomes[call.type];
      const outcome = possible?.[played % possible.length];
      if (!outcome) return [];
      event = outcome;
    } else event = played;
    const before = state;
    const { state: after, effects } = next(before, event);
    underWay.push(...effects.filter(({ type }) => outcomes[type]));
    state = after;
    return [{ before, event, after, effects, underWay: [...underWay] }];
  });
}

const visits: WizardVisit[] = [{ token: 'link' }, { token: '' }, { staffTruckerId: trucker.id }];
const game = fc.tuple(fc.constantFrom(...visits), fc.array(move, { maxLength: 80 }), fc.boolean());
const runs = { numRuns: 2000 };

const happyPath: (WizardEvent | number)[] = [
  { type: 'started' },
  0,
  { type: 'detailsSubmitted', details },
  0,
  0,
  { type: 'carSubmitted', car },
  { type: 'terminationSubmitted', termination },
  0,
  0,
  0,
  0,
  workSubmitted,
  0,
  0,
  { type: 'codeSubmitted', code: '1234' },
  0,
  0,
  0,
];

const signedPath: (WizardEvent | number)[] = [
  ...happyPath,
  { type: 'signingCancelled' },
  { type: 'signingReopened' },
  { type: 'signed' },
];

/** What leads on from where nothing is waited for. */
const waysOn: Partial<Record<WizardPhase, WizardEvent>> = {
  starting: { type: 'started' },
  details: { type: 'detailsSubmitted', details },
  car: { type: 'carSubmitted', car },
  termination: { type: 'terminationSubmitted', termination },
  work: workSubmitted,
  code: { type: 'codeSubmitted', code: '1234' },
  signing: { type: 'signed' },
  signingPaused: { type: 'signingReopened' },
};

/** Goes straight on from a step of a game, with calls that succeed; returns where that ends. */
function finish({ after, underWay }: ReturnType<typeof play>[number]): WizardPhase {
  let state = after;
  let calls = underWay;
  for (let moves = 0; moves < 40; moves += 1) {
    const [call, ...others] = calls;
    const event = call ? outcomes[call.type]?.[0] : waysOn[state.phase];
    if (!event) break;
    const outcome = next(state, event);
    state = outcome.state;
    calls = [...others, ...outcome.effects.filter(({ type }) => outcomes[type])];
  }
  return state.phase;
}

describe('random walks through the wizard', () => {
  it('never have two calls under way: nothing is saved twice at once', () => {
    fc.assert(
      fc.property(game, (played) => {
        for (const { underWay } of play(...played)) {
          expect(underWay.length).toBeLessThanOrEqual(1);
        }
      }),
      runs,
    );
  });

  it('reach thank-you only after a verified phone, a saved step 3 that registered, and send-xml [4-completion-in-order]', () => {
    let completions = 0;
    fc.assert(
      fc.property(game, (played) => {
        const steps = play(...played);
        const end = steps.findIndex(({ effects }) =>
          effects.some(({ type }) => type === 'goToThankYou'),
        );
        if (end < 0) return;
        completions += 1;
        const events = steps.slice(0, end + 1).map(({ event }) => event);
        expect(events).toContainEqual({ type: 'codeVerified' });
        expect(events).toContainEqual({ type: 'carSaved' });
        const lastSave = events.findLast(({ type }) => type === 'workSaved');
        expect(lastSave).toEqual({ type: 'workSaved', isRegistered: true });
        const [, , isSigningOn] = played;
        expect(steps[end]?.before.phase).toBe(isSigningOn ? 'signing' : 'sendingXml');
        expect(events.some(({ type }) => type.startsWith('xml'))).toBe(true);
      }),
      {
        ...runs,
        examples: [
          [[{ token: 'link' }, happyPath, false]],
          [[{ token: 'link' }, signedPath, true]],
        ],
      },
    );
    expect(completions).toBeGreaterThan(0);
  });

  it('lead staff to the list only after a verified phone and a saved step 3, and never to thank-you', () => {
    let completions = 0;
    const moves = fc.array(move, { maxLength: 80 });
    fc.assert(
      fc.property(moves, (played) => {
        const steps = play({ staffTruckerId: trucker.id }, played);
        const effects = steps.flatMap((step) => step.effects);
        expect(effects).not.toContainEqual(expect.objectContaining({ type: 'goToThankYou' }));
        const end = steps.findIndex((step) => step.effects.some(({ type }) => type === 'goToList'));
        if (end < 0) return;
        completions += 1;
        const events = steps.slice(0, end + 1).map(({ event }) => event.type);
        expect(events).toContain('codeVerified');
        expect(events.at(-1)).toBe('workSaved');
      }),
      { ...runs, examples: [[happyPath]] },
    );
    expect(completions).toBeGreaterThan(0);
  });

  it('leave no state from which the haulier cannot go on to the end', () => {
    fc.assert(
      fc.property(game, (played) => {
        const last = play(...played).at(-1);
        const ends = ['completed', 'loadFailed'];
        expect(ends).toContain(last ? finish(last) : 'completed');
      }),
      runs,
    );
  });

  it('save step 3 again only after the haulier sent it again', () => {
    fc.assert(
      fc.property(game, (played) => {
        let isSent = false;
        for (const { before, after, event, effects } of play(...played)) {
          if (event.type === 'workSubmitted' && after !== before) isSent = true;
          if (!effects.some(({ type }) => type === 'saveWork')) continue;
          expect(isSent).toBe(true);
          isSent = false;
        }
      }),
      { ...runs, examples: [[[{ token: 'link' }, signedPath, true]]] },
    );
  });

  it('never show step 2 without an agreement, nor step 3 before step 2 was saved [4-steps-in-order]', () => {
    fc.assert(
      fc.property(game, (played) => {
        let isCarSaved = false;
        for (const { event, after } of play(...played)) {
          isCarSaved ||= event.type === 'carSaved';
          const step = stepOf(after.phase).id;
          expect(step === 'details' || Boolean(after.trucker?.agreement)).toBe(true);
          expect(step !== 'work' || isCarSaved).toBe(true);
        }
      }),
      runs,
    );
  });
});
