import { paths } from '@/config/paths';
import { useTexts } from '@/i18n/useTexts';
import { ErrorFallback, type ErrorFallbackProps } from '@/shared/ui/states/ErrorFallback';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useApplication } from '../start/application';

/** Stands in for a page that broke or did not come: try again, or start over from the front page. */
export function PageError(props: ErrorFallbackProps) {
  const { t } = useTexts();
  const { basePath } = useApplication().settings;
  return (
    <div className="narrow">
      <PageHeading title={t('SOMETHING_WENT_WRONG')} />
      <ErrorFallback {...props} />
      {/* A real load, not a step inside the application: what broke is left behind, an outdated script too. */}
      <a href={`${basePath}${paths.home.href().slice(1)}`}>{t('notFound.home')}</a>
    </div>
  );
}
