import { useTexts } from '@/i18n/useTexts';
import { TextField } from '@/shared/forms/fields/TextField';

export function KickbackFields() {
  const { t } = useTexts();
  return (
    <>
      <TextField name="ensurePercent" label={t('kickback.ensure')} inputMode="decimal" isRequired />
      <TextField
        name="dantaxiPercent"
        label={t('kickback.dantaxi')}
        inputMode="decimal"
        isRequired
      />
    </>
  );
}
