import { useState } from 'react';
import type { MockState } from '../../control/control';
import { momentOf } from './momentOf';
import { Field, Form, Section } from './parts';
import type { Tools } from '../props';

const hourMs = 3_600_000;

/** The clock of the mocked server: what it shows, to stop it and to move it. */
export function Clock({ clock, tools }: { clock: MockState['clock']; tools: Tools }) {
  const [hours, setHours] = useState('1');
  const { act, remote } = tools;
  const isFrozen = clock.frozenAt !== null;
  const change = (wanted: Parameters<typeof remote.setClock>[0]) =>
    act(async () => {
      const { clock: changed } = await remote.setClock(wanted);
      return `The clock is set: ${momentOf(changed.now)}`;
    });
  const move = () => {
    // Danish writes a decimal comma. What is no number is refused by the mock.
    const amount = hours.trim() === '' ? NaN : Number(hours.replace(',', '.'));
    return change({ moveMs: Math.round(amount * hourMs) });
  };
  return (
    <Section title="Clock of the server">
      <p>
        It is {momentOf(clock.now)}. {isFrozen && 'It stands still.'}
      </p>
      <button type="button" onClick={() => void change({ isFrozen: !isFrozen })}>
        {isFrozen ? 'Let it run on' : 'Freeze'}
      </button>
      <Form label="Move the clock" onSubmit={() => void move()}>
        <Field label="Move by hours (minus is back)" value={hours} onChange={setHours} />
        <button type="submit">Move</button>
      </Form>
      <p>Sessions, links and SMS codes run out by it. The browser keeps its own time.</p>
    </Section>
  );
}
