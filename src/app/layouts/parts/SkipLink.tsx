import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The id of the element that contains the page. */
export const contentId = 'content';

function skip(event: MouseEvent) {
  // Move only the focus. The address must not change, because it holds the state of the page.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The first focusable element of a page: skips everything that all pages repeat. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${contentId}`} onClick={skip}>
      {t('common.skipToContent')}
    </a>
  );
}
