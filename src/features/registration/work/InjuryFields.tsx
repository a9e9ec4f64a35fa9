import { useTexts } from '@/i18n/useTexts';
import { DateField } from '@/shared/forms/fields/DateField';
import { TextField } from '@/shared/forms/fields/TextField';

/** What staff alone add to the work-injury insurance (specification, section 2, step 3). */
export function InjuryFields() {
  const { t } = useTexts();
  return (
    <>
      <DateField name="injuryValidFrom" label={t('step3.validFrom')} />
      <TextField name="injuryComment" label={t('step3.comment')} autoComplete="off" />
    </>
  );
}
