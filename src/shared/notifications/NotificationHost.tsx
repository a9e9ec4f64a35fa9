import { useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchWhenIdle } from '../routing/fetchWhenIdle';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { announce, withdraw, type Urgency } from './announce';
import { NotificationText, toSentence } from './NotificationText';
import { isSame, kindOf, onNotify, type Notification } from './notify';

/**
 * Where notifications appear. What shows them is fetched with the first one; where that fails, which
 * is likely when the message is about a lost connection, they stand here plainly.
 */
export function NotificationHost() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ Toasts: ComponentType } | null>(null);
  const [plain, setPlain] = useState<Notification[]>([]);
  const say = useEffectEvent((notification: Notification) => {
    const text = toSentence(notification, t);
    const urgency: Urgency = notification.tone === 'error' ? 'assertive' : 'polite';
    announce(text, urgency);
    return { text, urgency };
  });
  // A layout effect: pages speak in effects, and the first page's come before this one's.
  useLayoutEffect(() => {
    // Notifications that wait for the script of the toasts, unless they are dismissed meanwhile.
    const waiting = new Set<Notification>();
    let dismissToasts: ((kind?: string) => void) | undefined;
    /** The last words of each kind: those before them have gone from the live region. */
    const said = new Map<string, { text: string; urgency: Urgency }>();
    const dismiss = (kind?: string) => {
      const isMeant = (notification: Notification) =>
        kind === undefined || kindOf(notification) === kind;
      [...waiting].filter(isMeant).forEach((notification) => waiting.delete(notification));
      dismissToasts?.(kind);
      setPlain((before) => before.filter((notification) => !isMeant(notification)));
      if (kind !== undefined) {
        const last = said.get(kind);
        if (last) withdraw(last.text, last.urgency);
        said.delete(kind);
        return;
      }
      said.clear();
      announce('', 'assertive');
      announce('');
      setShown(null);
    };
    return onNotify((notification) => {
      said.set(kindOf(notification), say(notification));
      waiting.add(notification);
      import('./Toasts').then(
        ({ Toasts, showToast, dismissToasts: dismissShown }) => {
          if (!waiting.delete(notification)) return;
          dismissToasts = dismissShown;
          setShown((before) => before ?? { Toasts });
          showToast(notification);
        },
        () => {
          if (!waiting.delete(notification)) return;
          setPlain((before) => [
            ...before.filter((other) => !isSame(other, notification)),
            notification,
          ]);
        },
      );
    }, dismiss);
  }, []);
  // Before it is needed: a notification about a lost connection could not fetch it any more.
  useEffect(
    () =>
      fetchWhenIdle(() => {
        import('./Toasts').catch(() => undefined);
        return () => undefined;
      }),
    [],
  );
  const close = (closed: Notification) =>
    setPlain((before) => before.filter((other) => other !== closed));
  return (
    <>
      {shown && <shown.Toasts />}
      {plain.length > 0 && (
        <div className="plain-notifications">
          {plain.map((notification) => (
            <Alert
              key={toSentence(notification, t)}
              tone={notification.tone === 'error' ? 'danger' : notification.tone}
            >
              <NotificationText {...notification} />
              <Button variant="secondary" onClick={() => close(notification)}>
                {t('toast.close')}
              </Button>
            </Alert>
          ))}
        </div>
      )}
    </>
  );
}
