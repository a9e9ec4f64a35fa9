import { useId, useState } from 'react';
import type { CallRecord } from '../../calls';
import { faultText } from '../../control/faultTerms';
import { Choice, Form, Section } from './parts';
import type { Tools } from '../props';
import type { MockStanding } from '../useMockData';

interface OwnAnswerProps {
  /** Newest first. */
  calls: readonly CallRecord[];
  mock: MockStanding;
  tools: Tools;
}

/** The JSON of a text in lines or in one; the text itself where it is none, which the mock refuses. */
function rewrite(text: string, indent: number): string {
  try {
    return JSON.stringify(JSON.parse(text), null, indent);
  } catch {
    return text;
  }
}

/** One answer's body, written by hand: that of a call which was made, to be changed and then answered from now on. */
export function OwnAnswer({ calls, mock, tools }: OwnAnswerProps) {
  const id = useId();
  const [call, setCall] = useState('');
  const [body, setBody] = useState('');
  const answered = calls.flatMap(({ operationId, answer }) =>
    operationId !== null && answer !== null ? [{ operationId, answer }] : [],
  );
  const ids = [...new Set(answered.map(({ operationId }) => operationId))].sort();
  const choose = (chosen: string) => {
    setCall(chosen);
    setBody(rewrite(answered.find(({ operationId }) => operationId === chosen)?.answer ?? '', 2));
  };
  const use = () =>
    tools.act(async () => {
      const operationId = ids.find((known) => known === call);
      if (!operationId) throw new Error('Choose the call whose answer it is.');
      const fault = { kind: 'answer', body: rewrite(body, 0) } as const;
      const others = mock.state.faults.filter((term) => !term.startsWith(`answer:${call}:`));
      await tools.remote.setFaults([...others, faultText({ operationId, fault })]);
      return `Answered so from now on: ${call}`;
    });
  return (
    <Section title="An answer of your own">
      <Form label="An answer of your own" onSubmit={() => void use()}>
        <Choice
          label="The last answer of"
          value={call}
          options={{ '': '–', ...Object.fromEntries(ids.map((known) => [known, known])) }}
          onChange={choose}
        />
        <label htmlFor={id}>Its body (JSON)</label>
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <button type="submit">Answer so</button>
      </Form>
      <p>
        The server acts as usual. It then stands among the faults, and can be kept as a scenario.
      </p>
    </Section>
  );
}
