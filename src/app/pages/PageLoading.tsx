import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { slowScriptMs } from '@/config/constants';
import { withoutBasePath } from '@/config/settings';
import { useSettings } from '@/shared/hooks/useSettings';
import { SlowScript } from '@/shared/ui/lazy/lazyWithRetry';
import { LoadingState, useIsSlow } from '@/shared/ui/states/LoadingState';
import { findPage, StaffLayout } from '../routing/pages';
import { PageTitle } from './PageTitle';

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
