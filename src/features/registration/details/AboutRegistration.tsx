import { useTexts } from '@/i18n/useTexts';
import { useSettings } from '@/shared/hooks/settings';

/** What a haulier is about to do: how long it takes, what to have ready, and who offers the insurance. */
export function AboutRegistration() {
  const { t } = useTexts();
  const { contact, insurer } = useSettings();
  return (
    <p className="wizard-about">
      {t('step1.about')} {t('step1.arranged', { company: contact.company })}
      {insurer && ` ${t('step1.insured', { insurer })}`}
    </p>
  );
}
