import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { fetchWhenIdle } from '../routing/fetchWhenIdle';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { createLoader } from '../ui/lazy/loader';
import { NotificationBox, useCloseButton } from './NotificationBox';
import { NotificationText } from './NotificationText';
import { selectToasts, toastClosed } from './notifications.slice';

const toastsPart = createLoader(async () => (await import('./Toasts')).Toasts);

/**
 * Loads the toasts with the first notification. If that fails, for example without a connection, it shows plain alerts.
 */
export function NotificationHost() {
  const toasts = useSelector(selectToasts);
  /** The loaded toasts; empty if they failed to load, null until the first notification has needed them. */
  const [part, setPart] = useState<{ Toasts?: ComponentType } | null>(null);
  const isDue = toasts.length > 0 && !part?.Toasts;
  useEffect(() => {
    // If the toasts failed to load, try again with each new notification.
    if (!isDue) return;
    toastsPart.load().then(
      (Toasts) => setPart({ Toasts }),
      () => setPart({}),
    );
  }, [isDue, toasts]);
  // Preload the toasts: a notification about a lost connection could not load them.
  useEffect(() => fetchWhenIdle(toastsPart.prefetch), []);
  if (part?.Toasts) return <part.Toasts />;
  return part && toasts.length > 0 ? <PlainNotifications /> : null;
}

function PlainNotifications() {
  const toasts = useSelector(selectToasts);
  return (
    <NotificationBox className="plain-notifications">
      {toasts.map(({ id, tone, notifications }) => (
        <Alert key={id} tone={tone === 'error' ? 'danger' : tone}>
          <NotificationText notifications={notifications} />
          <CloseButton id={id} />
        </Alert>
      ))}
    </NotificationBox>
  );
}

function CloseButton({ id }: { id: number }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const ref = useCloseButton();
  return (
    <Button ref={ref} variant="secondary" onClick={() => dispatch(toastClosed(id))}>
      {t('toast.close')}
    </Button>
  );
}
