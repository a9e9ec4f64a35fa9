import { core as danish } from '@/i18n/locales/da/core';
import { fatalError as english } from '@/i18n/locales/en/fatalError';

/**
 * Stands where nothing else can: without layout, styles, router and the set-up of texts, in both languages. `home` is
 * the path of the front page, `reference` the number of the report.
 */
export function FatalErrorPage({ home, reference }: { home: string; reference: string }) {
  return (
    <main className="settings-failed">
      {Object.entries({ da: danish, en: english }).map(([language, texts]) => (
        <section key={language} lang={language}>
          <h1>{texts.SOMETHING_WENT_WRONG}</h1>
          {reference && <p>{texts['common.errorReference'].replace('{{id}}', reference)}</p>}
          {/* The address as it stands, loaded anew. */}
          <a href="">{texts['common.tryAgain']}</a> <a href={home}>{texts['notFound.home']}</a>
        </section>
      ))}
    </main>
  );
}
