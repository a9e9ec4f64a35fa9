import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { useTexts } from '@/i18n/useTexts';
import { KeptWorkContext } from '@/shared/forms/kept/keptWork';
import { SettingsContext } from '@/shared/hooks/settings';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { pageId } from '@/shared/ui/pageId';
import { AppRoutes } from './AppRoutes';
import { OfflineBar } from './layouts/parts/OfflineBar';
import { ApplicationContext, type Application } from './start/application';

/** The whole application. It stands inside a router; `prepareFirstPage` comes before it. */
export function App({ application }: { application: Application }) {
  const { language } = useTexts();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  return (
    <ApplicationContext value={application}>
      <Provider store={application.store} serverState={application.firstState}>
        <SettingsContext value={application.settings}>
          <PageFocusContext value={application.pageFocus}>
            <KeptWorkContext value={application.keptWork}>
              <div id={pageId}>
                <OfflineBar />
                <AppRoutes />
              </div>
            </KeptWorkContext>
            <ErrorBoundary fallback={() => null}>
              <NotificationHost />
            </ErrorBoundary>
            <LiveRegion />
          </PageFocusContext>
        </SettingsContext>
      </Provider>
    </ApplicationContext>
  );
}
