import { operationInfos, withoutEnvelope, type OperationId } from '@mocks/contract/document';
import type { Act } from './act';
import { allFaults, endsSession, isBlank, isUnanswered, type Fault } from './faults';
import { wordsOf } from './words';

/** The result of a request that met a fault. */
type Outcome = 'fails' | 'works' | 'lostSession' | 'exception';

/** An act whose request meets one fault. */
export interface FaultCase {
  title: string;
  act: Act;
  fault: Fault;
  outcome: Outcome;
}

/** The faults that an operation can meet: a response without an outer `data` cannot lose it. */
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

const inWords: Partial<Record<Fault, string>> = {
  dropped: 'gets no response',
  timeout: 'times out',
  html: 'returns HTML',
  truncated: 'returns truncated JSON',
  empty: 'returns an empty body',
  flat: 'returns no outer `data` object',
};

/** A fault as the verb of a test title, such as "returns 500". */
const returned = (fault: Fault) => inWords[fault] ?? `returns ${fault}`;

function describe(act: Act, fault: Fault): string {
  const words = wordsOf(act.voice, fault).join(' + ');
  const outcomes = {
    fails: `says ${words === '' ? 'nothing' : `"${words}"`}, loses no input, and succeeds on a retry`,
    works: 'succeeds all the same',
    lostSession: act.outlivesSession
      ? 'shows login, which leads back to the page and its draft'
      : 'shows login',
    exception: act.except?.[fault]?.rule ?? '',
  };
  return outcomes[outcomeOf(act, fault)];
}

/** Faults of one kind have the same result. A lost connection and a timeout differ only in the text of the reason. */
function kindOf(act: Act, fault: Fault): string {
  const like = isUnanswered(fault) && !act.except?.[fault] ? 'dropped' : fault;
  return describe(act, like).replace(/Fejl \d+/, 'Fejl');
}

/**
 * Each act with one fault per expected result (a message, a login, no effect …). Of several faults with the same result,
 * the operation decides which one is used, so that each fault meets many screens. `tests/unit/api` tests which
 * error each fault becomes.
 */
export function casesOf(acts: readonly Act[]): FaultCase[] {
  return acts.flatMap((act) => {
    const faults = act.faults ?? faultsOf(act.call);
    const first = operationInfos.findIndex(({ id }) => id === act.call) % faults.length;
    const kinds = new Map<string, Fault>();
    for (const fault of [...faults.slice(first), ...faults.slice(0, first)]) {
      const kind = kindOf(act, fault);
      if (!kinds.has(kind)) kinds.set(kind, fault);
    }
    return [...kinds.values()].map((fault) => {
      const what = `${act.place}, ${act.call} ${returned(fault)}: the app ${describe(act, fault)}`;
      const title = `${what}${act.rules?.[fault] ?? ''}`;
      return { title, act, fault, outcome: outcomeOf(act, fault) };
    });
  });
}
