import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsContext } from './settings';

/** The title of the document: "Error:" where the page has one, the page, whose site it is. */
export function useTitleText(title: string, hasError = false): string {
  const { t } = useTranslation();
  const company = useContext(SettingsContext)?.contact.company;
  const page = hasError ? `${t('common.errorPrefix')} ${title}` : title;
  return company ? `${page} – ${company}` : page;
}

/**
 * Names the document after what the page shows, in place of the title its route has. `title` is
 * already translated.
 */
export function useDocumentTitle(title: string, { hasError = false } = {}): void {
  const text = useTitleText(title, hasError);
  useEffect(() => {
    document.title = text;
  }, [text]);
}
