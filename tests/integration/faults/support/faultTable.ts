import { operationInfos } from '@mocks/contract/document';
import { withoutEnvelope } from '@mocks/contract/document';
import type { Act } from './act';
import { endsSession, faultKinds, isBlank, wayOf, type FaultKind } from './kinds';
import { wordsOf } from './words';

/** What becomes of a call that met a fault. */
type Outcome = 'fails' | 'works' | 'lostSession' | 'exception';

/** One cell of the fault table. */
export interface Row {
  name: string;
  act: Act;
  kind: FaultKind;
  outcome: Outcome;
  /** The next row tries again where this one has failed, so that here is not seen to the app working again. */
  isTriedOn: boolean;
}

/** Calls whose answers have an outer `data` to lose (D5); all others answer as always. */
export const enveloped = operationInfos
  .map(({ id }) => id)
  .filter((id) => withoutEnvelope(id, { data: 'inner' }) === 'inner');

function outcomeOf(act: Act, kind: FaultKind): Outcome {
  if (act.except?.[kind]) return 'exception';
  if (act.alwaysWorks || kind === 'flat') return 'works';
  if (isBlank(kind)) return act.blank;
  const isStaffCall = act.as !== undefined && !act.isSessionCall;
  return isStaffCall && endsSession(kind) ? 'lostSession' : 'fails';
}

function describe(act: Act, kind: FaultKind, outcome: Outcome): string {
  switch (outcome) {
    case 'works':
      return 'works all the same';
    case 'lostSession':
      return 'leads to login and back';
    case 'exception':
      return act.except?.[kind]?.rule ?? '';
    case 'fails': {
      const words = wordsOf(act.voice, kind).join(' + ');
      return `says ${words === '' ? 'nothing' : `"${words}"`}, loses nothing, works again`;
    }
  }
}

type Cell = Omit<Row, 'isTriedOn'>;

/** What ends somewhere else comes last. */
const order: readonly Outcome[] = ['fails', 'works', 'exception', 'lostSession'];

/** Failures that go the same way stand together. */
const inOrder = (cells: readonly Cell[]) =>
  cells.toSorted(
    (one, other) =>
      order.indexOf(one.outcome) - order.indexOf(other.outcome) ||
      wayOf(one.kind) - wayOf(other.kind),
  );

function isTriedOn(cell: Cell, next: Cell | undefined): boolean {
  if (cell.act.saysOnce || next === undefined) return false;
  return (
    [cell, next].every(({ outcome }) => outcome === 'fails') &&
    wayOf(cell.kind) === wayOf(next.kind)
  );
}

/** The rows of acts: each act with each fault that its call can meet. */
export function rowsOf(acts: readonly Act[]): Row[] {
  return acts.flatMap((act) => {
    const cells = faultKinds
      .filter((kind) => kind !== 'flat' || enveloped.includes(act.call))
      .map((kind) => {
        const outcome = outcomeOf(act, kind);
        const name = `${act.place} · ${act.call} · ${kind}: ${describe(act, kind, outcome)}`;
        return { name, act, kind, outcome };
      });
    return inOrder(cells).map((cell, index, all) => ({
      ...cell,
      isTriedOn: isTriedOn(cell, all[index + 1]),
    }));
  });
}
