import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { useLanguage } from '@/i18n/useLanguage';
import { DraftStoreContext } from '@/shared/drafts/draftStore';
import { SettingsContext } from '@/shared/hooks/useSettings';
import { LiveRegion } from '@/shared/notifications/LiveRegion';
import { NotificationHost } from '@/shared/notifications/NotificationHost';
import { PageFocusContext } from '@/shared/routing/pageFocus';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { pageId } from '@/shared/ui/dialogLayers';
import { OfflineBar } from './layouts/parts/OfflineBar';
import type { AppRouter } from './routing/routes';
import { ApplicationContext, type Application } from './start/application';

/** Without this handler, the router would log each error, which `PageError` already reports and shows. */
const ignoreError = () => undefined;

/** The application. Render it once the router has the first page. */
export function App({ application, router }: { application: Application; router: AppRouter }) {
  const language = useLanguage();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // RouterProvider notices changes of the router only once it is mounted. If the router has changed before, for example
  // because the session ended, run the loaders again.
  const [drawn] = useState(() => router.state);
  useEffect(() => {
    if (router.state !== drawn) void router.revalidate();
  }, [router, drawn]);
  return (
    <ApplicationContext value={application}>
      <Provider store={application.store} serverState={application.firstState}>
        <SettingsContext value={application.settings}>
          <PageFocusContext value={application.pageFocus}>
            <DraftStoreContext value={application.drafts}>
              <div id={pageId}>
                <OfflineBar />
                <RouterProvider router={router} onError={ignoreError} />
              </div>
            </DraftStoreContext>
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
