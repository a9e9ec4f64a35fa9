import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { paths } from '@/config/paths';
import { report } from '@/shared/errors/reporting/report';
import { useWhenOnline } from '@/shared/hooks/useWhenOnline';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { LoadError } from '@/shared/ui/lazy/loader';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ErrorFallback } from '@/shared/ui/states/ErrorState';
import { useApplication } from '../start/application';
import { PageLoading } from './PageLoading';
import { PageTitle } from './PageTitle';

/**
 * Shown if a page failed to render or could not be loaded. The user can try again or start over from the front page.
 */
export function PageError() {
  const { t } = useTranslation();
  const application = useApplication();
  const error = useRouteError();
  const isLoadFailure = error instanceof LoadError;
  // Safe during render: for the same error on the same path, `report` returns the same reference and sends it once.
  const reference = useMemo(
    () => (isLoadFailure ? report('script', error.cause) : report('page', error)),
    [isLoadFailure, error],
  );
  const navigate = useNavigate();
  const location = useLocation();
  const isTryingAgain = useNavigation().state !== 'idle';
  const pageFocus = useContext(PageFocusContext);

  const retry = () => {
    // After a failure to render, the loader does not run again, so it would leave the request to the next page.
    if (isLoadFailure) application.retry.request();
    // The "Try again" button, which has the focus, disappears. So focus the heading of the page that is shown next.
    pageFocus.request();
    void navigate(location, { replace: true, state: location.state as unknown });
  };
  useWhenOnline(isLoadFailure ? retry : undefined);

  if (isTryingAgain) return <PageLoading />;
  const content = (
    <div className="narrow">
      <PageHeading title={t('SOMETHING_WENT_WRONG')} />
      <ErrorFallback
        messageKey={isLoadFailure ? 'errors.pageNotLoaded' : 'errors.pageFailed'}
        reference={reference}
        onRetry={retry}
      />
      {/* This link loads the whole document again, which also replaces a broken state and outdated scripts. */}
      <Link to={paths.home.href()} reloadDocument>
        {t('notFound.home')}
      </Link>
    </div>
  );
  // If the page failed to load, its title may be among the missing texts. Then show a general title.
  return isLoadFailure ? <PageTitle titleKey="SOMETHING_WENT_WRONG">{content}</PageTitle> : content;
}
