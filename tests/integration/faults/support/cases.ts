import { operationInfos, withoutEnvelope, type OperationId } from '@mocks/contract/document';
import type { Act } from './act';
import { allFaults, endsSession, isBlank, isUnanswered, refusal, type Fault } from './faults';
import { t, wordsOf } from './words';

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

const faultNames: Partial<Record<Fault, string>> = {
  dropped: 'no response',
  timeout: 'a timeout',
  html: 'an HTML body',
  truncated: 'truncated JSON',
  empty: 'an empty body',
  null: 'a body of null',
  flat: 'a body without `data`',
};

const meanings = new Map<string | undefined, string>([
  [undefined, 'nothing'],
  [t.SOMETHING_WENT_WRONG, 'an error'],
  [t['errors.network'], 'no connection'],
  [t['errors.timeout'], 'the timeout'],
  [t['errors.lost'], 'an unknown result'],
  [t['wizard.saveUnknown'], 'an unknown result'],
  [t['priceMatrix.lost'], 'an unknown result'],
  [t['sms.unknown'], 'an unknown result'],
  [t['errors.unconfirmed'], 'no confirmation'],
  [t['edit.unread'], 'unreadable data'],
  [t['login.damaged'], 'an error of the system'],
  [t['step2.premiumUnknown'], 'an unknown price'],
]);

/** The last text of a failure, which is the most specific one, in English words. */
function reported(act: Act, fault: Fault): string {
  const text = wordsOf(act.voice, fault).at(-1);
  return text === refusal(fault) ? 'the server’s reason' : (meanings.get(text) ?? String(text));
}

function titleOf(act: Act, fault: Fault): string {
  const outcomes = {
    fails: `reports ${reported(act, fault)}, loses nothing; a retry works`,
    works: 'counts as success',
    lostSession: `opens login${act.outlivesSession ? ', which leads back to the draft' : ''}`,
    exception: act.except?.[fault]?.rule ?? '',
  };
  const name = faultNames[fault] ?? `status ${fault}`;
  return `${name} when ${act.action} ${outcomes[outcomeOf(act, fault)]}${act.rules?.[fault] ?? ''}`;
}

/** Faults of one kind have the same result. A lost connection and a timeout differ only in the text of the reason. */
function kindOf(act: Act, fault: Fault): string {
  const like = isUnanswered(fault) && !act.except?.[fault] ? 'dropped' : fault;
  const outcome = outcomeOf(act, like);
  const details = outcome === 'fails' ? wordsOf(act.voice, like) : [act.except?.[like]?.rule];
  return [outcome, ...details].join(' ').replace(/Fejl \d+/, 'Fejl');
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
    return [...kinds.values()].map((fault) => ({
      title: titleOf(act, fault),
      act,
      fault,
      outcome: outcomeOf(act, fault),
    }));
  });
}
