import { useTranslation } from 'react-i18next';
import { languages, type Language } from '@/config/languages';
import type { TextKey } from '@/i18n/i18n';
import { Spinner } from '@/shared/ui/Button';

/** `pending` is the language that is on its way. */
export interface LanguageSwitchProps {
  language: Language;
  pending: Language | null;
  onChoose: (language: Language) => void;
}

const names: Record<Language, TextKey> = { da: 'topbar.danish', en: 'topbar.english' };

/** The languages, each in its own words. */
export function LanguageSwitch({ language, pending, onChoose }: LanguageSwitchProps) {
  const { t } = useTranslation();
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
          {t(names[choice])}
          {choice === pending && <Spinner />}
        </button>
      ))}
    </div>
  );
}
