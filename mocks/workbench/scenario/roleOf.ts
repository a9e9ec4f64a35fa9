import type { ScenarioVisitor } from '../../control/catalog';
import type { Visitor } from '../data/visitor';

/** Which of a scenario's visitors somebody is. */
export function roleOf(visitor: Visitor | null): ScenarioVisitor {
  if (visitor === null) return 'guest';
  return visitor.role === 'admin' ? 'admin' : 'user';
}
