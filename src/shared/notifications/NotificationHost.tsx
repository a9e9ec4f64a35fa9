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
    // What waits for its script when all is taken away comes no more.
    let clearings = 0;
    let dismiss: (() => void) | undefined;
    const clear = () => {
      clearings += 1;
      dismiss?.();
      announce('');
      announce('', 'assertive');
      setShown(null);
      setPlain([]);
    };
    return onNotify((notification) => {
      announce(notification.text, notification.tone === 'error' ? 'assertive' : 'polite');
      const clearingsBefore = clearings;
      import('./Toasts').then(
        ({ Toasts, showToast, dismissAll }) => {
          if (clearings !== clearingsBefore) return;
          dismiss = dismissAll;
          setShown((before) => before ?? { Toasts });
          showToast(notification);
        },
        () => {
          if (clearings !== clearingsBefore) return;
          setPlain((before) => [
            ...before.filter(({ text }) => text !== notification.text),
            notification,
          ]);
        },
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
            <Alert key={text} tone={tone === 'error' ? 'danger' : tone} title={text}>
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
