import { useTranslation } from 'react-i18next';
import { languages } from '@/config/languages';
import { useLanguageSwitch } from '@/features/session/useLanguageSwitch';
import { languageKeys } from '@/i18n/i18n';
import { ThemeChoice } from '@/shared/preferences/ThemeChoice';
import { Spinner } from '@/shared/ui/Button';

/** The theme and the language, on staff and public pages. */
export function DisplayChoices() {
  return (
    <div className="display-choices">
      <ThemeChoice />
      <LanguageSwitch />
    </div>
  );
}

/** The buttons that change the language. Each shows the name of its language in that language. */
function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, pending, onChoose } = useLanguageSwitch();
  return (
    <div
      className="d-flex"
      role="group"
      aria-label={t('topbar.language')}
      aria-busy={pending !== null}
    >
      {languages.map((choice) => (
        <button
          key={choice}
          type="button"
          className="language-choice"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => onChoose(choice)}
        >
          <span>{t(languageKeys[choice])}</span>
          {choice === pending && <Spinner />}
        </button>
      ))}
    </div>
  );
}
