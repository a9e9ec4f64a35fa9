import { useState } from 'react';
import { operationInfos } from '../../contract/document';
import type { Fault } from '../../control/faultRules';
import { variantIds, variants } from '../../variants/variants';
import { Choice, Field, Form, Section } from './parts';
import type { Tools } from '../props';

/** An answer of one's own is written in a section of its own. */
const kinds: Readonly<Record<Exclude<Fault['kind'], 'answer'>, string>> = {
  error: 'An error status',
  slow: 'A slow answer',
  drop: 'The connection breaks before the server acts',
  lost: 'The server acts, but its answer is lost',
  html: 'HTML instead of JSON',
  broken: 'Broken JSON',
  blank: 'An empty answer',
  null: 'null instead of an answer',
  flat: 'No envelope',
  bare: 'Optional fields are missing',
  variant: 'Another kind of server',
};
const servers = Object.fromEntries(variantIds.map((id) => [id, `${id}: it ${variants[id].does}`]));
const calls = {
  '*': 'All calls',
  ...Object.fromEntries(operationInfos.map(({ id }) => [id, id])),
};

/** The number that a kind of fault may have. */
const numbers: Readonly<Record<string, string>> = {
  error: 'Status (400 to 599, empty is 500)',
  slow: 'Milliseconds (empty is 1500)',
};

/** What goes wrong on purpose, as expressions of a scenario (`error:login:503`). What is written is checked by the mock. */
export function Faults({ expressions, tools }: { expressions: readonly string[]; tools: Tools }) {
  const [call, setCall] = useState('*');
  const [kind, setKind] = useState('error');
  const [number, setNumber] = useState('');
  const [server, setServer] = useState<string>(variantIds[0] ?? '');
  const [percent, setPercent] = useState('');
  const [more, setMore] = useState('');
  const set = (wanted: readonly string[], success: string) =>
    tools.act(async () => {
      await tools.remote.setFaults(wanted);
      return success;
    });
  const add = () => {
    const share = percent.trim() === '' ? '' : `${percent.trim()}%`;
    const value = kind in numbers ? number.trim() : '';
    const parts = [kind, call, kind === 'variant' ? server : value, share, more.trim()];
    const expression = parts.filter((part) => part !== '').join(':');
    return set([...expressions, expression], `The fault is on: ${expression}`);
  };
  return (
    <Section title={`Faults (${expressions.length})`}>
      <ul>
        {expressions.map((expression, index) => (
          <li key={`${expression} ${index}`}>
            <code>{expression}</code>{' '}
            <button
              type="button"
              aria-label={`Remove ${expression}`}
              onClick={() =>
                void set(expressions.toSpliced(index, 1), `The fault is off: ${expression}`)
              }
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {expressions.length > 0 && (
        <button type="button" onClick={() => void set([], 'No fault is on.')}>
          Remove all faults
        </button>
      )}
      <Form label="Add a fault" onSubmit={() => void add()}>
        <Choice label="Call" value={call} options={calls} onChange={setCall} />
        <Choice label="What goes wrong" value={kind} options={kinds} onChange={setKind} />
        {numbers[kind] !== undefined && (
          <Field label={numbers[kind]} inputMode="numeric" value={number} onChange={setNumber} />
        )}
        {kind === 'variant' && (
          <Choice
            label="What it does otherwise"
            value={server}
            options={servers}
            onChange={setServer}
          />
        )}
        <Field
          label="Percent of requests (empty is all)"
          inputMode="numeric"
          value={percent}
          onChange={setPercent}
        />
        <Field
          label="Also, with colons between: after=1, times=2, message, field.name"
          placeholder='times=2:message="Nej, tak":field.cvr="Optaget"'
          value={more}
          onChange={setMore}
        />
        <button type="submit">Add</button>
      </Form>
    </Section>
  );
}
