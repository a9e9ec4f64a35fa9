import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { TextKey } from '@/i18n/i18n';
import { useSettings } from '@/shared/hooks/settings';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';
import { LateWaiting } from '@/shared/ui/late/LateStates';
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
  const retry = () => {
    StaffLayout.loadAgain();
    if (location) findPage(inside(location.pathname, basePath)).Component.loadAgain();
  };
  return (
    <Titled titleKey="common.loading">
      <LateWaiting onRetry={retry} />
    </Titled>
  );
}
