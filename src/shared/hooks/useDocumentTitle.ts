import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsContext } from './useSettings';

/** Returns the title of the document: "Error:" if the page has an error, the title of the page, and the company. */
export function useTitleText(title: string, hasError = false): string {
  const { t } = useTranslation();
  const company = useContext(SettingsContext)?.contact.company;
  const page = hasError ? `${t('common.errorPrefix')} ${title}` : title;
  return company ? `${page} – ${company}` : page;
}

/**
 * Sets the title of the document to what the page shows, instead of the title of its route. `title` is already
 * translated.
 */
export function useDocumentTitle(title: string, { hasError = false } = {}): void {
  const text = useTitleText(title, hasError);
  useEffect(() => {
    document.title = text;
  }, [text]);
}
