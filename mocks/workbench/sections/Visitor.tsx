import type { ScenarioVisitor } from '../../control/catalog';
import { becomeVisitor } from '../../control/openScenario';
import { Section } from './parts';
import type { Tools } from '../props';

/** Who is signed in, as the application stores it. */
export interface StoredVisitor {
  name: string;
  role: string;
}

/** Reads who is signed in; null where nobody is, or where what is stored cannot be read. */
export function readVisitor(): StoredVisitor | null {
  try {
    if (localStorage.getItem('token') === null) return null;
    const user = JSON.parse(
      localStorage.getItem('user') ?? 'null',
    ) as Partial<StoredVisitor> | null;
    return user && { name: String(user.name), role: String(user.role) };
  } catch {
    return null;
  }
}

/** Which of a scenario's visitors somebody is. */
export function roleOf(visitor: StoredVisitor | null): ScenarioVisitor {
  if (visitor === null) return 'guest';
  return visitor.role === 'admin' ? 'admin' : 'user';
}

const choices = { admin: 'Admin', user: 'User', guest: 'Nobody' } as const;

/** Who is signed in, and who else could be. */
export function Visitor({ visitor, tools }: { visitor: StoredVisitor | null; tools: Tools }) {
  const { act, page, remote } = tools;
  const become = (chosen: ScenarioVisitor) =>
    act(async () => {
      await becomeVisitor(remote, chosen);
      page.reload();
      return `Signed in as: ${choices[chosen]}`;
    });
  return (
    <Section title="Signed in">
      <p>Now: {visitor ? `${visitor.name} (${visitor.role})` : 'nobody'}</p>
      {(Object.keys(choices) as ScenarioVisitor[]).map((choice) => (
        <button type="button" key={choice} onClick={() => void become(choice)}>
          {choices[choice]}
        </button>
      ))}
    </Section>
  );
}
