import { useId, useState } from 'react';
import type { CallRecord } from '../calls';
import { operationInfos } from '../contract/document';
import { faultText, plainKinds } from '../control/faults';
import { variantIds, variants } from '../variants/variants';
import { Button, Choice, Field, Form, Section } from './parts';
import type { Tools } from './props';

interface FaultsProps {
  /** The active faults, as scenario terms (`error:login:503`). */
  terms: readonly string[];
  tools: Tools;
}

const kinds = {
  error: 'An error status',
  slow: 'A slow response',
  ...plainKinds,
  variant: 'A server that deviates from the contract',
};
const numbers: Readonly<Record<string, string>> = {
  error: 'Status (400 to 599, empty for 500)',
  slow: 'Milliseconds (empty for 1500)',
};
const servers = Object.fromEntries(variantIds.map((id) => [id, `${id}: it ${variants[id].does}`]));
const namesOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, id]));
const calls = { '*': 'All calls', ...namesOf(operationInfos.map(({ id }) => id)) };

/** The section of the workbench for faults. The mock validates the input. */
export function Faults({ terms, tools }: FaultsProps) {
  const [kind, setKind] = useState('error');
  const set = (wanted: readonly string[], success: string) =>
    tools.act(async () => {
      await tools.remote.setFaults(wanted);
      return success;
    });
  const add = (valueOf: (name: string) => string) => {
    const percent = valueOf('percent');
    const share = percent === '' ? '' : `${percent}%`;
    const parts = [kind, valueOf('call'), valueOf('value'), share, valueOf('more')];
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
      <Form label="Add a fault" submit="Add" onSubmit={add}>
        <Choice label="Call" name="call" options={calls} />
        <Choice
          label="What goes wrong"
          options={kinds}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
        {numbers[kind] !== undefined && (
          <Field key={kind} label={numbers[kind]} name="value" inputMode="numeric" />
        )}
        {kind === 'variant' && <Choice label="Deviation" name="value" options={servers} />}
        <Field label="Percent of requests (empty for all)" name="percent" inputMode="numeric" />
        <Field
          label="Options, separated by colons: after=1, times=2, message, field.name"
          name="more"
          placeholder='times=2:message="Nej, tak":field.cvr="Optaget"'
        />
      </Form>
    </Section>
  );
}

interface OwnAnswerProps extends FaultsProps {
  calls: readonly CallRecord[];
}

/** The section for a hand-written response: a tester edits the last one of an operation; the mock then sends it. */
export function OwnAnswer({ calls: made, terms, tools }: OwnAnswerProps) {
  const id = useId();
  const [body, setBody] = useState('');
  const answered = made.flatMap(({ operationId, answer }) =>
    operationId !== null && answer !== null ? [{ operationId, answer }] : [],
  );
  const ids = [...new Set(answered.map(({ operationId }) => operationId))].sort();
  const lastAnswer = (call: string) =>
    answered.find(({ operationId }) => operationId === call)?.answer ?? '';
  const use = (valueOf: (name: string) => string) =>
    tools.act(async () => {
      const operationId = ids.find((known) => known === valueOf('call'));
      if (!operationId) throw new Error('Choose the call that gets this response.');
      const fault = { kind: 'answer', body: format(body, 0) } as const;
      const others = terms.filter((term) => !term.startsWith(`answer:${operationId}:`));
      await tools.remote.setFaults([...others, faultText({ operationId, fault })]);
      return `This response is on: ${operationId}`;
    });
  return (
    <Section title="Your own response">
      <Form label="Your own response" submit="Use this response" onSubmit={use}>
        <Choice
          label="The last response of"
          name="call"
          options={{ '': '–', ...namesOf(ids) }}
          onChange={({ target }) => setBody(format(lastAnswer(target.value), 2))}
        />
        <label htmlFor={id}>Its body (JSON)</label>
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Form>
      <p>
        The server still does what the request asks for. Your response is listed under Faults, and
        can be saved in a scenario.
      </p>
    </Section>
  );
}

/** Formats JSON. Other text is returned unchanged, and the mock then rejects it. */
function format(text: string, indent: number): string {
  try {
    return JSON.stringify(JSON.parse(text), null, indent);
  } catch {
    return text;
  }
}
