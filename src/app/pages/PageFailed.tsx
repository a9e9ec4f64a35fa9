import { paths } from '@/config/paths';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import { ErrorState } from '@/shared/ui/states/ErrorState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useApplication } from '../start/application';

/** `messageKey` says what happened. */
interface PageFailedProps {
  messageKey: TextKey;
  onRetry: () => void;
}

/** Stands in for a page that broke or did not come: try again, or start over from the front page. */
export function PageFailed({ messageKey, onRetry }: PageFailedProps) {
  const { t } = useTexts();
  const { basePath } = useApplication().settings;
  return (
    <div className="narrow">
      <PageHeading title={t('SOMETHING_WENT_WRONG')} />
      <ErrorState message={t(messageKey)} onRetry={onRetry} retryLabel={t('common.tryAgain')} />
      {/* A real load, not a step inside the application: what broke is left behind, an outdated script too. */}
      <a href={`${basePath}${paths.home.href().slice(1)}`}>{t('notFound.home')}</a>
    </div>
  );
}
