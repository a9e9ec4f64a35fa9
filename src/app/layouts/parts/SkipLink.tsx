import type { MouseEvent } from 'react';
import { useTexts } from '@/i18n/useTexts';

/** The id of the element that holds the page. */
export const contentId = 'content';

function skip(event: MouseEvent) {
  // Focus alone: the address stays as it is, because the application keeps its state there.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
}

/** The first stop of the keyboard: past everything that every page repeats. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a className="skip-link" href={`#${contentId}`} onClick={skip}>
      {t('common.skipToContent')}
    </a>
  );
}
