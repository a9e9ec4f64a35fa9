import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useApplication } from '../start/application';

/** Stands in for a page that broke: try again, or start over from the front page. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  const { basePath } = useApplication().settings;
  return (
    <div className="narrow">
      <PageHeading title={t('SOMETHING_WENT_WRONG')} />
      <ErrorState
        message={t('errors.pageFailed')}
        onRetry={onRetry}
        retryLabel={t('common.tryAgain')}
      />
      {/* A real load, not a step inside the application: what broke is left behind. */}
      <a href={`${basePath}${paths.home.href().slice(1)}`}>{t('notFound.home')}</a>
    </div>
  );
}
