import { useLayoutEffect, useState, type ComponentType } from 'react';
import { Alert } from '../ui/Alert';
import { announce } from './announce';
import { onNotify, type Notification } from './notify';

/**
 * Where notifications appear. What shows them is fetched with the first one; where that fails, which
 * is likely when the message is about a lost connection, they stand here plainly.
 */
export function NotificationHost() {
  const [shown, setShown] = useState<{ Toasts: ComponentType } | null>(null);
  const [plain, setPlain] = useState<Notification[]>([]);
  // A layout effect: pages speak in effects, and the first page's come before this one's.
  useLayoutEffect(
    () =>
      onNotify((notification) => {
        announce(notification.text, notification.tone === 'error' ? 'assertive' : 'polite');
        import('./Toasts').then(
          ({ Toasts, showToast }) => {
            setShown((before) => before ?? { Toasts });
            showToast(notification);
          },
          () => setPlain((before) => [...before, notification]),
        );
      }),
    [],
  );
  return (
    <>
      {shown && <shown.Toasts />}
      {plain.length > 0 && (
        <div className="plain-notifications">
          {plain.map(({ tone, text }, index) => (
            <Alert key={index} tone={tone === 'error' ? 'danger' : 'success'} title={text} />
          ))}
        </div>
      )}
    </>
  );
}
