import { core as danish } from '@/i18n/locales/da/core';
import { fatalError as english } from '@/i18n/locales/en/fatalError';

/**
 * The last resort: works without layout, styles, router and i18n setup, so it shows both languages. `home` is the path
 * of the front page; `reference` identifies the error report.
 */
export function FatalErrorPage({ home, reference }: { home: string; reference: string }) {
  return (
    <main className="settings-failed">
      {Object.entries({ da: danish, en: english }).map(([language, texts]) => (
        <section key={language} lang={language}>
          <h1>{texts.SOMETHING_WENT_WRONG}</h1>
          {reference && <p>{texts['common.errorReference'].replace('{{id}}', reference)}</p>}
          {/* An empty `href` reloads the current address. */}
          <a href="">{texts['common.tryAgain']}</a> <a href={home}>{texts['notFound.home']}</a>
        </section>
      ))}
    </main>
  );
}
