import type { Language } from '@/config/languages';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import { Panel } from '@/shared/ui/Panel';
import { DetailList } from '@/shared/ui/details/DetailList';

const languageKeys: Record<Language, TextKey> = {
  da: 'topbar.danish',
  en: 'topbar.english',
};

/** Name and e-mail of a user, and the language that the interface has; none of it can be changed here. */
export function UserDetails({ name, email }: { name: string; email: string }) {
  const { t, language } = useTexts();
  return (
    <Panel title={t('profile.details')}>
      <DetailList
        details={[
          { label: t('profile.name'), value: name },
          { label: t('profile.email'), value: email },
          { label: t('profile.language'), value: t(languageKeys[language]) },
        ]}
      />
      <p className="form-text">{t('profile.readOnly')}</p>
    </Panel>
  );
}
