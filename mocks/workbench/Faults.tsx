import { useId, useState } from 'react';
import type { CallRecord } from '../calls';
import { operationInfos } from '../contract/document';
import { faultText, type Fault } from '../control/faults';
import { variantIds, variants } from '../variants/variants';
import { Button, Choice, Field, Form, Section } from './parts';
import type { Tools } from './props';

interface FaultsProps {
  /** The faults that are on, as terms of a scenario (`error:login:503`). */
  terms: readonly string[];
  tools: Tools;
}

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

/** What goes wrong on purpose. The mock checks what is written. */
export function Faults({ terms, tools }: FaultsProps) {
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
    const term = parts.filter((part) => part !== '').join(':');
    return set([...terms, term], `The fault is on: ${term}`);
  };
  return (
    <Section title={`Faults (${terms.length})`}>
      <ul>
        {terms.map((term, index) => (
          <li key={`${term} ${index}`}>
            <code>{term}</code>{' '}
            <Button
              aria-label={`Remove ${term}`}
              onPress={() => set(terms.toSpliced(index, 1), `The fault is off: ${term}`)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {terms.length > 0 && (
        <Button onPress={() => set([], 'No fault is on.')}>Remove all faults</Button>
      )}
      <Form label="Add a fault" onSubmit={add}>
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

interface OwnAnswerProps extends FaultsProps {
  /** Newest first. */
  calls: readonly CallRecord[];
}

/** One answer's body, written by hand: the last one of a call, to be changed and answered from now on. */
export function OwnAnswer({ calls: made, terms, tools }: OwnAnswerProps) {
  const id = useId();
  const [call, setCall] = useState('');
  const [body, setBody] = useState('');
  const answered = made.flatMap(({ operationId, answer }) =>
    operationId !== null && answer !== null ? [{ operationId, answer }] : [],
  );
  const ids = [...new Set(answered.map(({ operationId }) => operationId))].sort();
  const choose = (chosen: string) => {
    setCall(chosen);
    setBody(format(answered.find(({ operationId }) => operationId === chosen)?.answer ?? '', 2));
  };
  const use = () =>
    tools.act(async () => {
      const operationId = ids.find((known) => known === call);
      if (!operationId) throw new Error('Choose the call whose answer it is.');
      const fault = { kind: 'answer', body: format(body, 0) } as const;
      const others = terms.filter((term) => !term.startsWith(`answer:${call}:`));
      await tools.remote.setFaults([...others, faultText({ operationId, fault })]);
      return `Answered so from now on: ${call}`;
    });
  return (
    <Section title="An answer of your own">
      <Form label="An answer of your own" onSubmit={use}>
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

/** JSON in lines or in one; a text that is no JSON as it is, which the mock refuses. */
function format(text: string, indent: number): string {
  try {
    return JSON.stringify(JSON.parse(text), null, indent);
  } catch {
    return text;
  }
}
