import { useLayoutEffect, useState, type ComponentType } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { announce } from './announce';
import { onNotify, type Notification } from './notify';

/**
 * Where notifications appear. What shows them is fetched with the first one; where that fails, which
 * is likely when the message is about a lost connection, they stand here plainly.
 */
export function NotificationHost() {
  const { t } = useTexts();
  const [shown, setShown] = useState<{ Toasts: ComponentType } | null>(null);
  const [plain, setPlain] = useState<Notification[]>([]);
  // A layout effect: pages speak in effects, and the first page's come before this one's.
  useLayoutEffect(() => {
    const clear = () => {
      announce('');
      announce('', 'assertive');
      setShown(null);
      setPlain([]);
    };
    return onNotify((notification) => {
      announce(notification.text, notification.tone === 'error' ? 'assertive' : 'polite');
      import('./Toasts').then(
        ({ Toasts, showToast }) => {
          setShown((before) => before ?? { Toasts });
          showToast(notification);
        },
        () =>
          setPlain((before) => [
            ...before.filter(({ text }) => text !== notification.text),
            notification,
          ]),
      );
    }, clear);
  }, []);
  const close = (closed: string) =>
    setPlain((before) => before.filter(({ text }) => text !== closed));
  return (
    <>
      {shown && <shown.Toasts />}
      {plain.length > 0 && (
        <div className="plain-notifications">
          {plain.map(({ tone, text }) => (
            <Alert key={text} tone={tone === 'error' ? 'danger' : 'success'} title={text}>
              <Button variant="secondary" onClick={() => close(text)}>
                {t('toast.close')}
              </Button>
            </Alert>
          ))}
        </div>
      )}
    </>
  );
}
