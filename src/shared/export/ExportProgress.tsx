import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { announce, withdraw } from '../notifications/announce';
import { Button } from '../ui/Button';

/** `progress` is from 0 to 1, or null while it is not known. */
export interface ExportProgressProps {
  progress: number | null;
  onCancel: () => void;
  /** Called when this goes and takes the focus with it. */
  onFocusLost: () => void;
}

/** What is over sooner is not worth showing. */
const momentMs = 400;

/** How far an export is, and the way out of it, where it takes longer than a moment. */
export function ExportProgress({ progress, onCancel, onFocusLost }: ExportProgressProps) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const handleFocusLost = useEffectEvent(onFocusLost);

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), momentMs);
    return () => clearTimeout(timer);
  }, []);

  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      if (shown?.contains(document.activeElement)) handleFocusLost();
    };
  }, [isShown]);

  // Each quarter is news; every step of the bar would be noise.
  const quarters = isShown && progress !== null ? Math.floor(progress * 4) : 0;
  useEffect(() => {
    if (quarters === 0 || quarters === 4) return undefined;
    const text = t('common.percent', { value: quarters * 25 });
    announce(text);
    return () => withdraw(text);
  }, [quarters, t]);

  if (!isShown) return null;
  return (
    <div ref={box} className="export-progress">
      {progress !== null && <progress value={progress} aria-label={t('common.exportProgress')} />}
      <Button variant="quiet" iconName="close" onClick={onCancel}>
        {t('common.exportCancel')}
      </Button>
    </div>
  );
}
