import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { slowScriptMs } from '@/config/constants';
import { withoutBasePath } from '@/config/settings';
import type { TextKey } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';
import { SlowScript } from '@/shared/ui/lazy/lazyWithRetry';
import { LoadingState, useIsSlow } from '@/shared/ui/states/LoadingState';
import { findPage, StaffLayout } from '../routing/pages';

/**
 * Sets the document's title. A layout effect, so that it runs before the effects of `children`, which may set another
 * title.
 */
export function PageTitle({ titleKey, children }: { titleKey: TextKey; children: ReactNode }) {
  const { t } = useTranslation();
  const title = useTitleText(t(titleKey));
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}

/** Shown while the page of the current navigation loads. */
export function PageLoading() {
  const { location } = useNavigation();
  const { basePath } = useSettings();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    StaffLayout.loadAgain();
    if (location) findPage(withoutBasePath(location.pathname, basePath)).Component.loadAgain();
  };
  return (
    <PageTitle titleKey="common.loading">
      <ScriptLoading key={attempt} onRetry={retry} />
    </PageTitle>
  );
}

function ScriptLoading({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(true, slowScriptMs);
  if (!isSlow) return <LoadingState label={t('common.loading')} />;
  return <SlowScript text={t('errors.pageNotLoaded')} onRetry={onRetry} />;
}
