import { useTexts } from '@/i18n/useTexts';
import { TextField } from '@/shared/forms/fields/TextField';

/**
 * How many the work-injury insurance is for; employees in quarters (specification, sections 4 and 9). Both employees and drivers are
 * paid for, so each field says whom it counts.
 */
export function HeadcountFields() {
  const { t } = useTexts();
  return (
    <>
      <TextField
        name="cars"
        label={t('step3.cars')}
        hint={t('step3.carsHint')}
        inputMode="numeric"
        isRequired
      />
      <TextField
        name="employees"
        label={t('step3.employees')}
        hint={`${t('step3.employeesHint')} ${t('step3.employeesOnly')}`}
        inputMode="decimal"
        isRequired
      />
      <TextField
        name="drivers"
        label={t('step3.drivers')}
        hint={`${t('step3.driversHint')} ${t('step3.soleProprietorInfo')}`}
        inputMode="numeric"
        isRequired
      />
    </>
  );
}
