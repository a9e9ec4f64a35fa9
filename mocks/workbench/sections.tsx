import type { CallRecord } from '../calls';
import { parseSeed, type ClockChange, type MockState } from '../control/control';
import { signInAs, forgetVisits } from '../control/openScenario';
import type { OutboxRow } from '../db/tables';
import { Button, Field, Form, Section } from './parts';
import type { Tools } from './props';
import { roleOf, type MockStatus } from './useMockData';

interface SectionProps {
  mock: MockStatus;
  tools: Tools;
}

const visitorNames = { admin: 'Admin', user: 'User', guest: 'Nobody' } as const;

export function Visitor({ mock: { visitor }, tools: { act, page, remote } }: SectionProps) {
  const become = (chosen: keyof typeof visitorNames) =>
    act(async () => {
      await signInAs(remote, chosen);
      page.reload();
      return `Signed in as: ${visitorNames[chosen]}`;
    });
  return (
    <Section title="Signed in">
      <p>Now: {visitor ? `${visitor.name} (${visitor.role})` : 'nobody'}</p>
      {(['admin', 'user', 'guest'] as const).map((chosen) => (
        <Button key={chosen} onPress={() => become(chosen)}>
          {visitorNames[chosen]}
        </Button>
      ))}
    </Section>
  );
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Copenhagen',
});

const momentOf = (iso: string) => momentFormat.format(new Date(iso));

export function Outbox({ messages, tools }: { messages: readonly OutboxRow[]; tools: Tools }) {
  return (
    <Section title={`Outbox (${messages.length})`}>
      <ul>
        {messages.map((message) => (
          <Message key={message.id} message={message} tools={tools} />
        ))}
      </ul>
    </Section>
  );
}

function Message({ message, tools }: { message: OutboxRow; tools: Tools }) {
  const { at, attachment, kind, subject, text, to } = message;
  const code = kind === 'sms' ? /\S+$/u.exec(text)?.[0] : undefined;
  // If an e-mail contains a link, its text ends with the path of the page.
  const path = kind === 'email' ? /(?:^|: )(\/(?!\/)\S*)$/u.exec(text)?.[1] : undefined;
  return (
    <li>
      <strong>
        {kind === 'sms' ? 'SMS' : 'E-mail'} {subject}
      </strong>{' '}
      to {to}, {momentOf(at)}
      <p>{text}</p>
      {attachment !== null && <p>Attached: {attachment}</p>}
      {code !== undefined && (
        <Button onPress={() => tools.copy(() => code)}>Copy code {code}</Button>
      )}
      {path !== undefined && (
        <a href={tools.basePath + path.slice(1)} target="_blank" rel="noreferrer">
          Open the {path.startsWith('/email/') ? 'e-mail' : 'link'} (new tab)
        </a>
      )}
    </li>
  );
}

const hourMs = 3_600_000;

export function Clock({ clock, tools }: { clock: MockState['clock']; tools: Tools }) {
  const isFrozen = clock.frozenAt !== null;
  const change = (wanted: ClockChange) =>
    tools.act(async () => {
      const { clock: changed } = await tools.remote.setClock(wanted);
      return `The clock is set: ${momentOf(changed.now)}`;
    });
  const move = (hours: string) => {
    // Accept a Danish decimal comma. The mock rejects a value that is not a number.
    const amount = hours === '' ? NaN : Number(hours.replace(',', '.'));
    return change({ moveMs: Math.round(amount * hourMs) });
  };
  return (
    <Section title="Server clock">
      <p>
        It is {momentOf(clock.now)}. {isFrozen && 'It is frozen.'}
      </p>
      <Button onPress={() => change({ isFrozen: !isFrozen })}>
        {isFrozen ? 'Resume' : 'Freeze'}
      </Button>
      <Form label="Move the clock" submit="Move" onSubmit={(valueOf) => move(valueOf('hours'))}>
        <Field label="Hours to move by (negative for back)" name="hours" defaultValue="1" />
      </Form>
      <p>Sessions, links and SMS codes expire by this clock. The browser keeps its own time.</p>
    </Section>
  );
}

export function StartOver({ mock, tools: { act, page, remote } }: SectionProps) {
  const startOver = (seed: string) =>
    act(async () => {
      await remote.reset(seed === '' ? undefined : parseSeed(seed));
      forgetVisits();
      // The reset has ended all sessions of the mock, so log in again as the same role.
      await signInAs(remote, roleOf(mock));
      page.reload();
      return 'The mock was reset.';
    });
  return (
    <Section title="Start over">
      <p>Seed: {mock.state.seed}</p>
      <Form label="Start over" submit="Reset" onSubmit={(valueOf) => startOver(valueOf('seed'))}>
        <Field label="Another seed (empty for the first)" name="seed" inputMode="numeric" />
      </Form>
      <p>Deletes all that was saved, except your own scenarios, and reloads the page.</p>
    </Section>
  );
}

export function Violations({ calls }: { calls: readonly CallRecord[] }) {
  const violations = calls.filter(({ violation }) => violation !== null);
  return (
    <Section title={`Contract violations (${violations.length})`}>
      <p>
        {calls.length} {calls.length === 1 ? 'call' : 'calls'}.
      </p>
      <ul>
        {violations.map(({ id, method, path, status, violation }) => (
          <li key={id}>
            {method} {path} ({status ?? 'no response'}): {violation}
          </li>
        ))}
      </ul>
    </Section>
  );
}
