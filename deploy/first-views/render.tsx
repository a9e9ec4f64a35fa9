import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '@/app/App';
import { startRouter } from '@/app/routing/routes';
import { createApplication } from '@/app/start/application';
import { languages, type Language } from '@/config/languages';
import type { Settings } from '@/config/settings';
import { firstViews } from './firstViews';
import type { FirstViewMarkup } from './renderFirstViews';

/** Renders one page as the application first draws it, without stored data and without responses of the API. */
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

/** Renders every first view in each language. */
export async function renderFirstViews(settings: Settings): Promise<FirstViewMarkup> {
  const markup: FirstViewMarkup = {};
  for (const { file, example } of firstViews) {
    const texts: Partial<Record<Language, string>> = {};
    // Render one view after the other, because all renderings share the one i18next instance.
    for (const language of languages) {
      texts[language] = await renderAddress(example, language, settings);
    }
    markup[file] = texts as Record<Language, string>;
  }
  return markup;
}
