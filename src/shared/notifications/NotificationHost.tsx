import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { fetchWhenIdle } from '../routing/fetchWhenIdle';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { createLoader } from '../ui/late/loader';
import { NotificationText } from './NotificationText';
import { selectToasts, toastClosed } from './notifications.slice';

const toastsPart = createLoader(async () => (await import('./Toasts')).Toasts);

/** Fetches what shows them with the first one. Where that fails, as after a lost connection, shows them plainly. */
export function NotificationHost() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  /** Null until it was needed and has come or failed. */
  const [part, setPart] = useState<{ Toasts?: ComponentType } | null>(null);
  const isDue = toasts.length > 0 && !part?.Toasts;
  useEffect(() => {
    // Each notification tries again.
    if (!isDue) return;
    toastsPart.load().then(
      (Toasts) => setPart({ Toasts }),
      () => setPart({}),
    );
  }, [isDue, toasts]);
  // Before it is needed: a notification about a lost connection could not fetch it any more.
  useEffect(
    () =>
      fetchWhenIdle(() => {
        toastsPart.load().catch(() => undefined);
        return () => undefined;
      }),
    [],
  );
  if (part?.Toasts) return <part.Toasts />;
  if (!part || toasts.length === 0) return null;
  return (
    <div className="plain-notifications">
      {toasts.map(({ id, tone, notifications }) => (
        <Alert key={id} tone={tone === 'error' ? 'danger' : tone}>
          <NotificationText notifications={notifications} />
          <Button variant="secondary" onClick={() => dispatch(toastClosed(id))}>
            {t('toast.close')}
          </Button>
        </Alert>
      ))}
    </div>
  );
}
