import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';

interface RefreshButtonProps {
  /** True while the rows are loading, for whatever reason. */
  isBusy: boolean;
  onClick: () => void;
}

/** Fetches the rows again. Says that rows are loading only after a press, and not while they are sorted or paged. */
export function RefreshButton({ isBusy, onClick }: RefreshButtonProps) {
  const { t } = useTranslation('staff');
  const [phase, setPhase] = useState<'idle' | 'pressed' | 'loading'>('idle');
  if (phase === 'pressed' && isBusy) setPhase('loading');
  if (phase === 'loading' && !isBusy) setPhase('idle');
  return (
    <Button
      variant="tool"
      iconName="refresh"
      isBusy={isBusy}
      {...(phase !== 'idle' && { busyText: t('common.loading') })}
      onClick={() => {
        setPhase('pressed');
        onClick();
      }}
    >
      {t('common.refresh')}
    </Button>
  );
}
