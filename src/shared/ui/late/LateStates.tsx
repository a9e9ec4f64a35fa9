import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { slowScriptMs } from '@/config/constants';
import { useWhenOnline } from '../../hooks/useWhenOnline';
import { Button } from '../Button';
import { ErrorState } from '../states/ErrorState';
import { LoadingState } from '../states/LoadingState';

/** Stands where code is on its way. One that takes long is said to, with another try (D44). */
export function LateWaiting({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), slowScriptMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  const isSlow = slowAttempt === attempt;
  if (!isSlow && children !== undefined) return children;
  return (
    <LoadingState label={t(isSlow ? 'errors.pageNotLoaded' : 'common.loading')}>
      {isSlow && (
        <Button
          variant="secondary"
          onClick={() => {
            setAttempt(attempt + 1);
            onRetry();
          }}
        >
          {t('common.tryAgain')}
        </Button>
      )}
    </LoadingState>
  );
}

/** Stands where code could not be had, until it is tried again, by the user or because the connection is back. */
export function LateFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  useWhenOnline(onRetry);
  return (
    <ErrorState
      message={t('SOMETHING_WENT_WRONG')}
      retryLabel={t('common.tryAgain')}
      onRetry={onRetry}
    />
  );
}
