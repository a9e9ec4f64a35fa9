import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '@/app/App';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { languages, type Language } from '@/config/languages';
import type { Settings } from '@/config/settings';
import { firstViews } from './firstViews';
import type { FirstViewMarkup } from './renderFirstViews';

/** One page as the application draws it before anything is known: not what the browser has stored, not what the API answers. */
async function renderAddress(
  path: string,
  language: Language,
  settings: Settings,
): Promise<string> {
  const application = createApplication(settings);
  const address = settings.basePath + path.slice(1);
  const router = await startRouter(application, language, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [address] }),
  );
  return renderToString(<App application={application} router={router} />);
}

/** Has React render every first view, as the browser will. */
export async function renderFirstViews(settings: Settings): Promise<FirstViewMarkup> {
  const markup: FirstViewMarkup = {};
  for (const { file, example } of firstViews) {
    const texts: Partial<Record<Language, string>> = {};
    // One after the other: all share the one i18next.
    for (const language of languages) {
      texts[language] = await renderAddress(example, language, settings);
    }
    markup[file] = texts as Record<Language, string>;
  }
  return markup;
}
