import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '@/config/languages';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

function readLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** The language that the application shows its page in. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, readLanguage);
}
