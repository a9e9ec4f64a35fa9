import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeightProperty } from '@/shared/hooks/useHeightProperty';
import { LiveMessage } from '@/shared/notifications/LiveRegion';
import { Icon } from '@/shared/ui/Icon';
import { useIsOnline } from '@/store/hooks';

/** Shown on every page while the browser is offline. */
export function OfflineBar() {
  return useIsOnline() ? null : <Bar />;
}

function Bar() {
  const { t } = useTranslation();
  const bar = useRef<HTMLParagraphElement>(null);
  useHeightProperty(bar, '--offline-bar-height');
  const text = t('connection.offline');
  return (
    <p ref={bar} className="offline-bar">
      <Icon name="warning" />
      {text}
      <LiveMessage text={text} />
    </p>
  );
}
