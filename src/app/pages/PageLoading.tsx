import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { slowScriptMs } from '@/config/constants';
import type { TextKey } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';
import { SlowScript } from '@/shared/ui/late/lazyWithRetry';
import { LoadingState, useIsSlow } from '@/shared/ui/states/LoadingState';
import { inside } from '../routing/access';
import { findPage, StaffLayout } from '../routing/pages';

/** Sets the title of the document, before the effects of what stands inside, which may set another. */
export function Titled({ titleKey, children }: { titleKey: TextKey; children: ReactNode }) {
  const { t } = useTranslation();
  const title = useTitleText(t(titleKey));
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}

/** Stands where the page that is navigated to is on its way. */
export function PageLoading() {
  const { location } = useNavigation();
  const { basePath } = useSettings();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    StaffLayout.loadAgain();
    if (location) findPage(inside(location.pathname, basePath)).Component.loadAgain();
  };
  return (
    <Titled titleKey="common.loading">
      <ScriptLoading key={attempt} onRetry={retry} />
    </Titled>
  );
}

function ScriptLoading({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(true, slowScriptMs);
  if (!isSlow) return <LoadingState label={t('common.loading')} />;
  return <SlowScript text={t('errors.pageNotLoaded')} onRetry={onRetry} />;
}
