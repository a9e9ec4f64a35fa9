import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddOn } from '@/api/add-ons/addOn.model';
import { contentLanguage } from '@/config/languages';
import { Audience } from '@/i18n/i18n';
import { YesNoField } from '@/shared/forms/fields/ChoiceField';
import { DateField } from '@/shared/forms/fields/DateField';
import { TextField } from '@/shared/forms/fields/TextField';
import { addOnFieldName } from '../machine/serverAnswers';
import { asksForCounts, asksForInjury, type WorkValues } from './work.mapper';

interface WorkFieldsProps {
  values: WorkValues;
  addOns: readonly AddOn[];
  isForStaff: boolean;
}

/** The questions of step 3: the work add-ons, the head counts, and the fields for staff. */
export function WorkFields({ values, addOns, isForStaff }: WorkFieldsProps) {
  const { t } = useTranslation('registration');
  const context = useContext(Audience);
  return (
    <>
      <h2 className="visually-hidden">{t('step3.workTitle')}</h2>
      {addOns.length === 0 && <p>{t('step3.noAddOns')}</p>}
      {addOns.map((addOn, index) => (
        <YesNoField
          key={addOn.id}
          name={addOnFieldName(addOn)}
          label={index === 0 ? t('step3.workInjury') : addOn.name}
          labelLang={index === 0 ? undefined : contentLanguage}
          hint={index === 0 ? t('step3.premiumInfo') : undefined}
          isRequired
        />
      ))}
      {asksForCounts(values, addOns) && (
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
            hint={`${t('step3.driversHint')} ${t('step3.soleProprietorInfo', { context })}`}
            inputMode="numeric"
            isRequired
          />
        </>
      )}
      {asksForInjury(values, addOns) && isForStaff && (
        <>
          <DateField name="injuryValidFrom" label={t('step3.validFrom')} />
          <TextField name="injuryComment" label={t('step3.comment')} autoComplete="off" />
        </>
      )}
    </>
  );
}
