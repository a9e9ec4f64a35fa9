import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/i18n';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';

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
