import { useState } from 'react';
import { readSeed } from '../../control/control';
import { becomeVisitor } from '../../control/openScenario';
import { Field, Form, Section } from './parts';
import type { Tools } from '../props';
import type { MockStanding } from '../useMockData';
import { roleOf } from './Visitor';

/** Starting over, from the seed that the mock began with or from another one. */
export function StartOver({ mock, tools }: { mock: MockStanding; tools: Tools }) {
  const [seed, setSeed] = useState('');
  const { act, page, remote } = tools;
  const startOver = () =>
    act(async () => {
      await remote.reset(seed.trim() === '' ? undefined : readSeed(seed.trim()));
      // The sessions went with the rest.
      await becomeVisitor(remote, roleOf(mock.visitor));
      page.reload();
      return 'The mock is as new.';
    });
  return (
    <Section title="Start over">
      <p>Seed: {mock.state.seed}</p>
      <Form label="Start over" onSubmit={() => void startOver()}>
        <Field
          label="Another seed (empty is the first)"
          inputMode="numeric"
          value={seed}
          onChange={setSeed}
        />
        <button type="submit">Reset</button>
      </Form>
      <p>Forgets everything that was saved, and loads the page again.</p>
    </Section>
  );
}
