import { useEffect } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { announce, withdraw } from '@/shared/notifications/announce';
import { Icon } from '@/shared/ui/Icon';
import { useIsOnline } from '@/store/hooks';

/** Says on every page that the connection is gone, until it is back. */
export function OfflineBar() {
  const { t } = useTexts();
  const isOnline = useIsOnline();
  const text = t('connection.offline');
  useEffect(() => {
    if (isOnline) return;
    announce(text);
    return () => withdraw(text);
  }, [isOnline, text]);
  if (isOnline) return null;
  return (
    <p className="offline-bar">
      <Icon name="warning" />
      {text}
    </p>
  );
}
