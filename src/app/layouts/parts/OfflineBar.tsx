import { useTranslation } from 'react-i18next';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { Icon } from '@/shared/ui/IconButton';
import { useIsOnline } from '@/store/hooks';

/** Shown on every page while the browser is offline. */
export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const text = t('connection.offline');
  if (isOnline) return null;
  return (
    <p className="offline-bar">
      <Icon name="warning" />
      {text}
      <LiveMessage text={text} />
    </p>
  );
}
