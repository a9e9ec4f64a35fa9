import { createInstance } from 'i18next';
import type { Facts } from '@/config/facts';
import { defaultLanguage, type Language } from '@/config/languages';
import { bundledDictionary, dictionaries } from './dictionaries';
import { namespaces, type Namespace } from './textKeys';

/** The one i18next instance. Components reach it by `useTexts`. */
export const i18n = createInstance();

/** Filled in wherever a text names them. */
const facts = {};
const wantedAreas = new Set<Namespace>(['core']);
let newestChange = 0;

async function loadArea(language: Language, area: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, area)) return;
  i18n.addResourceBundle(language, area, await dictionaries[language][area]());
}

/** The language of the interface. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : defaultLanguage;
}

/**
 * Makes the texts of these areas ready in the current language, and in every language that is chosen
 * later. Where a translation cannot be fetched the Danish text stands in; rejects when that fails too.
 */
export async function loadTexts(areas: readonly Namespace[]): Promise<void> {
  areas.forEach((area) => wantedAreas.add(area));
  const language = currentLanguage();
  await Promise.all(
    areas.map((area) => loadArea(language, area).catch(() => loadArea(defaultLanguage, area))),
  );
}

/**
 * Switches the interface once all its texts are there in the new language; rejects, and changes
 * nothing, when they cannot be fetched. A later change wins over one that is still on its way.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const change = ++newestChange;
  let ready: number;
  do {
    ready = wantedAreas.size;
    await Promise.all([...wantedAreas].map((area) => loadArea(language, area)));
    // A page may have been fetched meanwhile, in the old language.
  } while (wantedAreas.size > ready);
  if (change === newestChange) await i18n.changeLanguage(language);
}

/**
 * Starts the texts in a language, with those of the first page, and fills them with the deployment's facts (D36). Danish
 * stands in when that language cannot be fetched; rejects when Danish cannot either.
 */
export async function initI18n(
  language: Language,
  areas: readonly Namespace[] = [],
  ofDeployment?: Facts,
): Promise<void> {
  Object.assign(facts, ofDeployment);
  areas.forEach((area) => wantedAreas.add(area));
  if (!i18n.isInitialized) {
    await i18n.init({
      lng: defaultLanguage,
      fallbackLng: defaultLanguage,
      resources: { [defaultLanguage]: { core: bundledDictionary } },
      ns: [...namespaces],
      defaultNS: 'core',
      fallbackNS: [...namespaces],
      nsSeparator: false,
      keySeparator: false,
      // React does the escaping.
      interpolation: { escapeValue: false, defaultVariables: facts },
      react: { useSuspense: false },
    });
  }
  await changeLanguage(language).catch(() => loadTexts(areas));
}
