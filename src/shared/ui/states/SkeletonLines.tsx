import { useTexts } from '@/i18n/useTexts';
import { useIsSlow } from './useIsSlow';

/** As many lines as will come stand where they will; a status says that they are on their way. */
export function SkeletonLines({ count }: { count: number }) {
  const { t } = useTexts();
  const isSlow = useIsSlow();
  return (
    <div className="skeleton-lines">
      <p className="skeleton-status" role="status">
        <span className="visually-hidden">{t('common.loading')}</span>
        {isSlow && <span className="skeleton-slow">{t('common.slow')}</span>}
      </p>
      {/* Beside the status: a busy part says nothing. */}
      <div aria-busy="true" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="skeleton-bar" />
        ))}
      </div>
    </div>
  );
}
