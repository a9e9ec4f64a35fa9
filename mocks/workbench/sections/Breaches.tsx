import type { CallRecord } from '../../calls';
import { Section } from './parts';

/** The calls that break the contract, newest first; all else of them is in the browser's own tools. */
export function Breaches({ calls }: { calls: readonly CallRecord[] }) {
  const breaches = calls.filter(({ breach }) => breach !== null);
  return (
    <Section title={`Breaches of the contract (${breaches.length})`}>
      <p>{calls.length} calls.</p>
      <ul>
        {breaches.map(({ id, method, path, status, breach }) => (
          <li key={id}>
            {method} {path} ({status ?? 'no answer'}): {breach}
          </li>
        ))}
      </ul>
    </Section>
  );
}
