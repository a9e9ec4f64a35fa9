import type { CallRecord } from '../../calls';
import { Section } from './parts';

/** The calls that break the contract, newest first; all else of them is in the browser's own tools. */
export function Violations({ calls }: { calls: readonly CallRecord[] }) {
  const violations = calls.filter(({ violation }) => violation !== null);
  return (
    <Section title={`Contract violations (${violations.length})`}>
      <p>{calls.length} calls.</p>
      <ul>
        {violations.map(({ id, method, path, status, violation }) => (
          <li key={id}>
            {method} {path} ({status ?? 'no answer'}): {violation}
          </li>
        ))}
      </ul>
    </Section>
  );
}
