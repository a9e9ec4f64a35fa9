import { operationInfos, withoutEnvelope, type OperationId } from '@mocks/contract/document';
import type { Act } from './act';
import { allFaults, endsSession, isBlank, type Fault } from './faults';
import { wordsOf } from './words';

/** What becomes of a call that met a fault. */
type Outcome = 'fails' | 'works' | 'lostSession' | 'exception';

/** An act whose call meets one fault. */
export interface FaultCase {
  title: string;
  act: Act;
  fault: Fault;
  outcome: Outcome;
}

/** The faults that a call can meet: an answer without an outer `data` has none to lose (D5). */
const faultsOf = (call: OperationId) =>
  allFaults.filter(
    (fault) => fault !== 'flat' || withoutEnvelope(call, { data: 'inner' }) === 'inner',
  );

function outcomeOf(act: Act, fault: Fault): Outcome {
  if (act.except?.[fault]) return 'exception';
  if (act.alwaysWorks || fault === 'flat') return 'works';
  if (isBlank(fault) && act.needsNoAnswer) return 'works';
  return act.as && endsSession(fault) ? 'lostSession' : 'fails';
}

function describe(act: Act, fault: Fault): string {
  const words = wordsOf(act.voice, fault).join(' + ');
  const outcomes = {
    fails: `says ${words === '' ? 'nothing' : `"${words}"`}, loses nothing, works again`,
    works: 'works all the same',
    lostSession: 'leads to login and back',
    exception: act.except?.[fault]?.rule ?? '',
  };
  return outcomes[outcomeOf(act, fault)];
}

/**
 * Each act with one fault of each kind of message. Which of the faults that are told alike an act meets differs from call
 * to call, so that each of them is met on many screens: that they are told alike is proven by `tests/unit/api`.
 */
export function casesOf(acts: readonly Act[]): FaultCase[] {
  return acts.flatMap((act) => {
    const faults = faultsOf(act.call);
    const first = operationInfos.findIndex(({ id }) => id === act.call) % faults.length;
    const kinds = new Map<string, Fault>();
    for (const fault of [...faults.slice(first), ...faults.slice(0, first)]) {
      const kind = describe(act, fault).replace(/Fejl \d+/, 'Fejl');
      if (!kinds.has(kind)) kinds.set(kind, fault);
    }
    return [...kinds.values()].map((fault) => {
      const title = `${act.place} · ${act.call} · ${fault}: ${describe(act, fault)}`;
      return { title, act, fault, outcome: outcomeOf(act, fault) };
    });
  });
}
