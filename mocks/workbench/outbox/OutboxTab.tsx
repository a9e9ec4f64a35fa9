import type { OutboxRow } from '../../db/tables';
import type { MockTabProps, Tools } from '../data/tools';
import { Button } from '../parts/Button';
import { formatMoment } from '../parts/moments';
import { useTexts } from '../texts';
import { codeOf, linkOf } from './readMessage';

/** What a real server would have sent, newest first. */
export function OutboxTab({ mock: { outbox }, tools }: MockTabProps) {
  const { t } = useTexts();
  if (outbox.length === 0) return <p>{t('outbox.none')}</p>;
  return (
    <ul className="workbench-list">
      {outbox.map((message) => (
        <Message key={message.id} message={message} tools={tools} />
      ))}
    </ul>
  );
}

interface MessageProps {
  message: OutboxRow;
  tools: Tools;
}

function Message({ message, tools: { basePath, copy } }: MessageProps) {
  const { t, language } = useTexts();
  const { at, attachment, kind, subject, text, to } = message;
  const code = codeOf(message);
  const link = linkOf(message);
  return (
    <li className="workbench-item">
      <h3 className="workbench-subheading">
        {t(`outbox.${kind}`)} {subject}
      </h3>
      <p className="workbench-hint">
        {t('outbox.to', { to })}, {formatMoment(at, language)}
      </p>
      <p className="workbench-text">{text}</p>
      {attachment !== null && <p>{t('outbox.attachment', { name: attachment })}</p>}
      {code !== null && (
        <Button onClick={() => void copy(code, t('outbox.code', { code }))}>
          {t('outbox.copyCode', { code })}
        </Button>
      )}
      {link && (
        <a
          className="workbench-link"
          href={basePath + link.path.slice(1)}
          target="_blank"
          rel="noreferrer"
        >
          {t(link.isEmail ? 'outbox.openEmail' : 'outbox.openLink')}
        </a>
      )}
    </li>
  );
}
