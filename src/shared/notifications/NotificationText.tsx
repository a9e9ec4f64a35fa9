import type { Translate } from '@/i18n/i18n';
import type { Notification } from './notify';

/** The words of a notification in one line, for the live region. */
export function toSentence({ about, text, details }: Notification, t: Translate): string {
  const said = about ? t('toast.named', { about, text }) : text;
  return details ? `${said} ${details}` : said;
}

/** What a notification is about, what happened, and the server's words beneath. */
export function NotificationText({ about, text, details }: Notification) {
  return (
    <div className="notification-text">
      <p>
        {about && (
          <strong>
            <bdi>{about}</bdi>:{' '}
          </strong>
        )}
        <span>{text}</span>
      </p>
      {details && <p>{details}</p>}
    </div>
  );
}
