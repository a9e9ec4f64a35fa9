import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The id of the element that contains the page. */
export const contentId = 'content';

function handleClick(event: MouseEvent) {
  // Move only the focus: following the link would add a step to the browser's history.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The first focusable element of a page: skips everything that all pages repeat. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href={`#${contentId}`} onClick={handleClick}>
      {t('common.skipToContent')}
    </a>
  );
}
