import fc from 'fast-check';
import { transition } from '@/features/registration/machine/transition';
import type { WizardEffect, WizardEvent } from '@/features/registration/machine/wizard.events';
import { initialWizard } from '@/features/registration/machine/wizard.types';
import type { WizardVisit } from '@/features/registration/machine/wizard.types';
import { stepOf } from '@/features/registration/steps/steps';
import { car, details, error, loaded, termination, trucker, work } from './wizardStates';

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
  { type: 'workSubmitted', work },
  { type: 'codeRequestedAgain' },
  { type: 'codeSubmitted', code: '1234' },
  { type: 'codeDismissed' },
  { type: 'stepReopened', step: 'details' },
  { type: 'stepReopened', step: 'car' },
  { type: 'stepReopened', step: 'work' },
];

const withoutAgreement = { ...loaded, trucker: { ...trucker, agreement: null } };

/** What may come of a call: the first is success. */
const outcomes: Partial<Record<WizardEffect['type'], WizardEvent[]>> = {
  loadRegistration: [
    { type: 'loaded', loaded },
    { type: 'loaded', loaded: withoutAgreement },
    { type: 'loadFailed', error },
  ],
  loadTrucker: [
    { type: 'loaded', loaded },
    { type: 'loadFailed', error },
  ],
  updateTrucker: [
    { type: 'detailsSaved', saved: loaded },
    { type: 'detailsSaved', saved: null },
    { type: 'detailsFailed', error },
  ],
  saveRegistration: [
    { type: 'detailsSaved', saved: loaded },
    { type: 'detailsSaved', saved: null },
    { type: 'detailsSaved', saved: withoutAgreement },
    { type: 'detailsFailed', error },
  ],
  saveCarChoices: [{ type: 'carSaved' }, { type: 'carFailed', error }],
  saveTermination: [{ type: 'terminationSaved' }, { type: 'terminationFailed', error }],
  requestCode: [
    { type: 'codeSent', signing: null },
    { type: 'codeNotSent', error },
  ],
  verifyCode: [{ type: 'codeVerified' }, { type: 'codeRefused', error }],
  saveWorkChoices: [
    { type: 'workSaved', isRegistered: true },
    { type: 'workSaved', isRegistered: false },
    { type: 'workFailed', error },
  ],
  sendXml: [{ type: 'xmlSent' }, { type: 'xmlNotSent' }],
};

/** A move: something the haulier does, or the answer to the call that has waited longest. */
const move = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...doings) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
);

/** Plays a game of moves and returns every step of it. */
function play(visit: WizardVisit, moves: (WizardEvent | number)[]) {
  let state = initialWizard(visit);
  const underWay: WizardEffect[] = [];
  return moves.flatMap((played) => {
    let event: WizardEvent;
    if (typeof played === 'number') {
      const possible = outcomes[underWay.shift()?.type ?? 'redirectToLogin'];
      const outcome = possible?.[played % possible.length];
      if (!outcome) return [];
      event = outcome;
    } else event = played;
    const before = state;
    const { state: after, effects } = transition(before, event);
    underWay.push(...effects.filter(({ type }) => outcomes[type]));
    state = after;
    return [{ before, event, after, effects, underWay: [...underWay] }];
  });
}

const visits: WizardVisit[] = [{ token: 'link' }, { token: '' }, { staffTruckerId: trucker.id }];
const game = fc.tuple(fc.constantFrom(...visits), fc.array(move, { maxLength: 80 }));
const runs = { numRuns: 2000 };

const happyPath: (WizardEvent | number)[] = [
  { type: 'started' },
  0,
  { type: 'detailsSubmitted', details },
  0,
  { type: 'carSubmitted', car },
  { type: 'terminationSubmitted', termination },
  0,
  0,
  { type: 'workSubmitted', work },
  0,
  { type: 'codeSubmitted', code: '1234' },
  0,
  0,
  0,
];

describe('random walks through the wizard', () => {
  it('never have two calls under way: nothing is saved twice at once', () => {
    fc.assert(
      fc.property(game, ([visit, moves]) => {
        for (const { underWay } of play(visit, moves)) {
          expect(underWay.length).toBeLessThanOrEqual(1);
        }
      }),
      runs,
    );
  });

  it('reach thank-you only after a verified phone, a saved step 3 that registered, and send-xml', () => {
    let completions = 0;
    fc.assert(
      fc.property(game, ([visit, moves]) => {
        const steps = play(visit, moves);
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
        expect(steps[end]?.before.phase).toBe('sendingXml');
      }),
      { ...runs, examples: [[[{ token: 'link' }, happyPath]]] },
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

  it('never show step 2 without an agreement, nor step 3 before step 2 was saved', () => {
    fc.assert(
      fc.property(game, ([visit, moves]) => {
        let isCarSaved = false;
        for (const { event, after } of play(visit, moves)) {
          isCarSaved ||= event.type === 'carSaved';
          const step = stepOf(after.phase).id;
          expect(step === 'details' || Boolean(after.trucker?.agreement)).toBe(true);
          expect(step !== 'work' || isCarSaved).toBe(true);
        }
      }),
      runs,
    );
  });

  it('say what went wrong while it stands, and no longer', () => {
    fc.assert(
      fc.property(game, ([visit, moves]) => {
        for (const { before, after, event } of play(visit, moves)) {
          if (after === before || !after.failure) continue;
          expect(event.type).toMatch(/Failed|Refused|NotSent|xml|Submitted|detailsSaved/);
        }
      }),
      runs,
    );
  });
});
