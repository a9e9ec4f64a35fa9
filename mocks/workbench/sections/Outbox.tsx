import type { OutboxRow } from '../../db/tables';
import { momentOf } from './momentOf';
import { Section } from './parts';
import type { Tools } from '../props';

/** What a real server would have sent, newest first. */
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
  // An e-mail ends with an address inside the application.
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
        <button type="button" onClick={() => void tools.copy(() => code)}>
          Copy code {code}
        </button>
      )}
      {path !== undefined && (
        <a href={tools.basePath + path.slice(1)} target="_blank" rel="noreferrer">
          Open the {path.startsWith('/email/') ? 'e-mail' : 'link'} (new tab)
        </a>
      )}
    </li>
  );
}
