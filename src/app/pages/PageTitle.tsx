import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/i18n';
import { useTitleText } from '@/shared/hooks/useDocumentTitle';

/**
 * Sets the document's title. Does so in a layout effect, which runs before the effects of `children`: these may set
 * another title.
 */
export function PageTitle({ titleKey, children }: { titleKey: TextKey; children: ReactNode }) {
  const { t } = useTranslation();
  const title = useTitleText(t(titleKey));
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return children;
}
