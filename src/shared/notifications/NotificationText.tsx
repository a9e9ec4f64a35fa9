import { useTranslation } from 'react-i18next';
import type { Translate } from '@/i18n/i18n';
import type { Words } from './notifications.slice';

export function toSentence({ about, text, details }: Words, t: Translate): string {
  const said = about ? t('toast.named', { about, text }) : text;
  return details ? `${said} ${details}` : said;
}

const maxShown = 3;

/** Shows the newest notifications, and the number of the others. */
export function NotificationText({ notifications }: { notifications: readonly Words[] }) {
  const { t } = useTranslation();
  const more = notifications.length - maxShown;
  return (
    <div className="notifications-of-kind">
      {notifications.slice(0, maxShown).map((notification) => {
        const { about, text, details } = notification;
        return (
          <div key={toSentence(notification, t)} className="notification-text">
            <p>
              {about && (
                <>
                  <strong>
                    <bdi>{about}</bdi>:
                  </strong>{' '}
                </>
              )}
              <span>{text}</span>
            </p>
            {details && <p>{details}</p>}
          </div>
        );
      })}
      {more > 0 && <p>{t('toast.more', { count: more })}</p>}
    </div>
  );
}
