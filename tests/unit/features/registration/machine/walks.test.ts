import fc from 'fast-check';
import {
  type WizardEffect,
  type WizardEvent,
  initialWizard,
  isAgreementSaved,
  type WizardPhase,
  type WizardVisit,
} from '@/features/registration/machine/wizard.state';
import {
  sentTerminationInput,
  terminationStatus,
} from '@/features/registration/machine/termination';
import { stepOf } from '@/features/registration/step/steps';
import {
  agreementFetched,
  agreementSubmitted,
  type Asked,
  car,
  details,
  error,
  eventIn,
  fetchesAgreement,
  loaded,
  next,
  pricesFetched,
  termination,
  trucker,
  workSubmitted,
  type EventIn,
} from '../wizardStates';

const actions: WizardEvent[] = [
  { type: 'started' },
  { type: 'detailsSubmitted', details },
  { type: 'detailsSubmitted', details: { ...details, hasCarInsurance: false } },
  { type: 'detailsSubmitted', details: { ...details, hasPreviousInsurance: false } },
  { type: 'detailsSubmitted', details: { ...details, phone: '12121212' } },
  { type: 'carSubmitted', car, hasNoPlan: false },
  { type: 'carSubmitted', car: { ...car, injuryId: 1 }, hasNoPlan: false },
  { type: 'terminationSubmitted', termination },
  { type: 'insurersRequested' },
  { type: 'terminationDismissed' },
  workSubmitted,
  agreementSubmitted,
  { ...agreementSubmitted, isPriceKnown: false },
  { type: 'codeRequestedAgain' },
  { type: 'codeSubmitted', code: '1234' },
  { type: 'codeDismissed' },
  { type: 'stepReopened', step: 'details' },
  { type: 'stepReopened', step: 'car' },
  { type: 'stepReopened', step: 'car', field: 'policyNumber' },
  { type: 'stepReopened', step: 'work' },
  { type: 'stepReopened', step: 'work', field: 'cars' },
  { type: 'stepReopened', step: 'check' },
  { type: 'signed' },
  { type: 'signingCancelled' },
  { type: 'signingFailed' },
  { type: 'signingReopened' },
];

const withoutAgreement = { ...loaded, trucker: { ...trucker, agreement: null } };

/** The possible results of each request, the success first. */
const outcomes: Partial<Record<WizardEffect, EventIn[]>> = {
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
  fetchInsurers: [
    { type: 'insurersFetched', companies: loaded.companies },
    { type: 'insurersNotFetched', error },
  ],
  saveDetails: [
    { type: 'detailsSaved', saved: loaded },
    { type: 'detailsSaved', saved: null },
    { type: 'detailsSaved', saved: withoutAgreement },
    { type: 'failed', error },
  ],
  saveCar: [{ type: 'carSaved' }, { type: 'failed', error }],
  saveTermination: [
    (state) => ({ type: 'terminationSaved', saved: sentTerminationInput(state) }),
    { type: 'failed', error },
  ],
  fetchSaved: [
    { type: 'savedRecordFetched', fetched: loaded },
    { type: 'savedRecordFetched', fetched: null },
    {
      type: 'savedRecordFetched',
      fetched: { ...loaded, trucker: { ...trucker, phone: '34343434' } },
    },
    { type: 'savedRecordNotFetched', error },
  ],
  fetchAgreement: [
    agreementFetched,
    pricesFetched,
    fetchesAgreement({ news: 'summary.priceChanged' }),
    fetchesAgreement({ fetched: { ...loaded, trucker: { ...trucker, name: 'Ærø Taxa' } } }),
    { type: 'failed', error },
  ],
  requestCode: [
    { type: 'codeSent', signing: { encodedParams: 'abc' }, at: 5 },
    { type: 'codeSent', signing: null, at: 5 },
    { type: 'failed', error },
  ],
  verifyCode: [{ type: 'codeVerified' }, { type: 'failed', error }],
  saveWork: [
    { type: 'workSaved', isRegistered: true, refusal: null },
    { type: 'workSaved', isRegistered: false, refusal: { error } },
    { type: 'failed', error },
  ],
  sendXml: [
    { type: 'xmlEnded', isSent: true },
    { type: 'xmlEnded', isSent: false },
  ],
};

/** A move: an action of the haulier, or a result of the oldest pending request. */
const anyMove = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...actions) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
);

/** The event that continues from each phase without a pending request. */
const continuations: Partial<Record<WizardPhase, WizardEvent>> = {
  starting: { type: 'started' },
  details: { type: 'detailsSubmitted', details },
  car: { type: 'carSubmitted', car, hasNoPlan: false },
  termination: { type: 'terminationSubmitted', termination },
  work: workSubmitted,
  check: agreementSubmitted,
  code: { type: 'codeSubmitted', code: '1234' },
  signing: { type: 'signed' },
  signingPaused: { type: 'signingReopened' },
};

/** Makes the moves, and then continues with requests that succeed. Returns every step of both parts. */
function walk(visit: WizardVisit, isSigningOn: boolean, moves: (WizardEvent | number)[]) {
  let state = initialWizard(visit, isSigningOn);
  let pending: Asked[] = [];
  const nextResult = (choice: number) => {
    const [call, ...others] = pending;
    const possible = (call && outcomes[call.type]) ?? [];
    pending = others;
    return possible[choice % possible.length];
  };
  const apply = (given: EventIn) => {
    const before = state;
    const event = eventIn(before, given);
    const { state: after, effects } = next(before, event);
    pending = [...pending, ...effects.filter(({ type }) => outcomes[type])];
    state = after;
    return { before, event, after, effects: effects.map(({ type }) => type), pending };
  };
  const steps = moves.flatMap((move) => {
    const event = typeof move === 'number' ? nextResult(move) : move;
    return event ? [apply(event)] : [];
  });
  for (let count = 0; count < 40; count += 1) {
    const event = nextResult(0) ?? continuations[state.phase];
    if (!event) break;
    steps.push(apply(event));
  }
  return steps;
}

type Steps = ReturnType<typeof walk>;

function forEveryWalk(
  visits: readonly WizardVisit[],
  check: (steps: Steps, isSigningOn: boolean) => void,
  start: (WizardEvent | number)[] = [],
): void {
  const inputs = [
    fc.constantFrom(...visits),
    fc.boolean(),
    fc.array(anyMove, { maxLength: 80 }),
  ] as const;
  const property = fc.property(...inputs, (visit, isSigningOn, moves) => {
    check(walk(visit, isSigningOn, [...start, ...moves]), isSigningOn);
  });
  fc.assert(property, { numRuns: 400 });
}

/** Leads to the check with claims and without an insurance to terminate. The server then has such an insurance. */
const toCheck: (WizardEvent | number)[] = [
  { type: 'started' },
  0,
  { type: 'detailsSubmitted', details: { ...details, hasPreviousInsurance: false } },
  0,
  0,
  { type: 'carSubmitted', car, hasNoPlan: false },
  0,
  0,
  workSubmitted,
];

const truckers: WizardVisit[] = [{ token: 'link' }, { token: '' }];
const staff: WizardVisit[] = [{ staffTruckerId: trucker.id }];

/** Returns the steps up to the first exit from the wizard, or null if the haulier could not be loaded. */
function stepsUntil(isExit: (step: Steps[number]) => boolean, steps: Steps): Steps | null {
  const end = steps.findIndex(isExit);
  if (end >= 0) return steps.slice(0, end + 1);
  expect(steps.at(-1)?.after.phase).toBe('loadFailed');
  return null;
}

describe('random wizard walks', () => {
  it('send one request at a time, and step 3 once per submit, after finding no change [4-sign-read-after-code]', () => {
    forEveryWalk([...truckers, ...staff], (steps) => {
      expect(steps.filter(({ pending }) => pending.length > 1)).toEqual([]);
      const saves = steps.filter(({ effects }) => effects.includes('saveWork'));
      expect(saves.filter(({ event }) => event.type !== 'agreementFetched')).toEqual([]);
      expect(saves.filter(({ after }) => after.changedFields.length > 0)).toEqual([]);
      let isSent = false;
      for (const { before, after, event, effects } of steps) {
        if (event.type === 'agreementSubmitted' && after !== before) isSent = true;
        if (!effects.includes('saveWork')) continue;
        expect(isSent).toBe(true);
        isSent = false;
      }
    });
  });

  it('never show step 2 without an agreement, nor step 3 before step 2 was saved [4-steps-in-order]', () => {
    forEveryWalk([...truckers, ...staff], (steps) => {
      const isCarSaved = (index: number) =>
        steps.slice(0, index + 1).some(({ event }) => event.type === 'carSaved');
      const early = steps.filter(({ after }, index) => {
        const step = stepOf(after.phase).id;
        return (
          (step !== 'details' && !after.trucker?.agreement) ||
          (step === 'work' && !isCarSaved(index))
        );
      });
      expect(early).toEqual([]);
    });
  });

  it('lead to thank-you only after a verified phone, saved steps 2 and 3, and send-xml [4-completion-in-order]', () => {
    forEveryWalk(truckers, (all, isSigningOn) => {
      const steps = stepsUntil(({ effects }) => effects.includes('goToThankYou'), all);
      if (!steps) return;
      const events = steps.map(({ event }) => event);
      expect(events).toContainEqual({ type: 'codeVerified' });
      expect(events).toContainEqual({ type: 'carSaved' });
      const lastSave = events.findLast(({ type }) => type === 'workSaved');
      expect(lastSave).toMatchObject({ type: 'workSaved', isRegistered: true });
      expect(steps.at(-1)?.before.phase).toBe(isSigningOn ? 'signing' : 'sendingXml');
      expect(events.some(({ type }) => type === 'xmlEnded')).toBe(true);
    });
  });

  it('show staff that all is saved after a verified phone and a saved step 3, never thank-you', () => {
    forEveryWalk(staff, (all) => {
      expect(all.flatMap(({ effects }) => effects)).not.toContain('goToThankYou');
      const steps = stepsUntil(({ after }) => isAgreementSaved(after), all);
      const events = steps?.map(({ event }) => event.type);
      if (!events) return;
      expect(events).toContain('codeVerified');
      expect(events.at(-1)).toBe('workSaved');
    });
  });

  it('never save step 3 while a due termination is missing or outdated [4-sign-termination, 4-termination-corrected-haulier]', () => {
    forEveryWalk(
      [...truckers, ...staff],
      (steps) => {
        const saves = steps.filter(({ effects }) => effects.includes('saveWork'));
        expect(saves.filter(({ after }) => terminationStatus(after) !== 'settled')).toEqual([]);
      },
      toCheck,
    );
  });
});
