import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slowResponseMs } from '@/config/constants';
import { Spinner } from '../Button';

interface LoadingStateProps {
  label: string;
  children?: ReactNode;
}

export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <div className="loading-state" role="status">
      <Spinner />
      <span>{label}</span>
      {children}
    </div>
  );
}

/** The loading state of a dialog. It also says if the response takes longer than usual. */
export function DialogLoading() {
  const { t } = useTranslation('staff');
  const isSlow = useIsSlow();
  return (
    <LoadingState label={t('common.loading')}>
      {isSlow && <span>{t('common.slow')}</span>}
    </LoadingState>
  );
}

/** True once `isWaiting` has been true for long enough to tell the user that it takes long. */
export function useIsSlow(isWaiting = true, milliseconds = slowResponseMs): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting, milliseconds]);
  return isSlow;
}

/** The status beside a skeleton. It is separate because screen readers read nothing in a busy element. */
export function SkeletonStatus() {
  const { t } = useTranslation('staff');
  const isSlow = useIsSlow();
  return (
    <p className="skeleton-status" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {isSlow && <span className="skeleton-slow">{t('common.slow')}</span>}
    </p>
  );
}

export function SkeletonLines({ count }: { count: number }) {
  return (
    <div className="skeleton-lines">
      <SkeletonStatus />
      <div aria-busy="true" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="skeleton-bar" />
        ))}
      </div>
    </div>
  );
}
