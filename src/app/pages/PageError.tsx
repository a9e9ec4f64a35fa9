import { useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { paths } from '@/config/paths';
import { report } from '@/shared/errors/reporting/report';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';
import { useWhenOnline } from '@/shared/hooks/useWhenOnline';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { LoadError } from '@/shared/ui/late/loader';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorFallback } from '@/shared/ui/states/ErrorState';
import { useApplication } from '../start/application';
import { PageLoading } from './PageLoading';

/** Stands in for a page that broke or could not be fetched: try again, or start over from the front page. */
export function PageError() {
  const { t } = useTranslation();
  const application = useApplication();
  const { basePath } = application.settings;
  const error = useRouteError();
  const isUnfetched = error instanceof LoadError;
  // The same error has the same number and is told once, however often this is drawn.
  const reference = useMemo(
    () => (isUnfetched ? report('script', error.cause) : report('page', error)),
    [isUnfetched, error],
  );
  const navigate = useNavigate();
  const location = useLocation();
  const isTryingAgain = useNavigation().state !== 'idle';
  const pageFocus = useContext(PageFocusContext);
  const title = useTitleText(t('SOMETHING_WENT_WRONG'));

  useEffect(() => {
    // The page's own title is among the texts that did not come.
    if (isUnfetched) document.title = title;
  }, [isUnfetched, title]);

  const retry = () => {
    application.retry.request();
    // The button goes; the heading of what comes takes its focus.
    pageFocus.request();
    void navigate(location, { replace: true, state: location.state as unknown });
  };
  useWhenOnline(isUnfetched ? retry : undefined);

  if (isTryingAgain) return <PageLoading />;
  return (
    <div className="narrow">
      <PageHeading title={t('SOMETHING_WENT_WRONG')} />
      <ErrorFallback
        messageKey={isUnfetched ? 'errors.pageNotLoaded' : 'errors.pageFailed'}
        reference={reference}
        onRetry={retry}
      />
      {/* A real load, not a step inside the application: what broke is left behind, an outdated script too. */}
      <a href={`${basePath}${paths.home.href().slice(1)}`}>{t('notFound.home')}</a>
    </div>
  );
}
