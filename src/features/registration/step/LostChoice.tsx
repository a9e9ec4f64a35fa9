import { useTexts } from '@/i18n/useTexts';

/** Says of an earlier choice that it is not offered any more. `title` is what it was called, '' where nobody knows. */
export function LostChoice({ title }: { title: string }) {
  const { t } = useTexts();
  const choice = title || t('wizard.earlierChoice');
  return <strong className="d-block">{t('wizard.choiceGone', { choice })}</strong>;
}
