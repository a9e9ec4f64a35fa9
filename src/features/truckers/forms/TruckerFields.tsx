import { useTexts } from '@/i18n/useTexts';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import { TextField } from '@/shared/forms/fields/TextField';
import type { TruckerValues } from './trucker.mapper';

interface TruckerFieldsProps {
  values: TruckerValues;
  /** A haulier that is there already: its plate and frame are read only (specification, section 2). */
  isExisting?: boolean;
}

/** The fields of the haulier dialogs (specification, sections 2 and 5). The address is shown where the values have one. */
export function TruckerFields({ values, isExisting = false }: TruckerFieldsProps) {
  const { t } = useTexts();
  const hasAddress = values.street !== undefined;
  const { hasCarInsurance, hasNoRegistrationNumber } = values;
  // Whose plate is known has one.
  const canLackNumber = hasCarInsurance && !(isExisting && values.registrationNumber);
  const isNumberOff = hasCarInsurance && hasNoRegistrationNumber;
  return (
    <>
      <div className="field-pair">
        <TextField name="name" label={t('field.name')} autoComplete="off" isRequired />
        <TextField
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="off"
          isRequired
        />
      </div>
      <div className="field-pair">
        <TextField
          name="cvr"
          label={t('field.cvr')}
          hint={t('field.cvrHint')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <TextField
          name="truckNumber"
          label={t('field.truckNumber')}
          hint={t('field.truckNumberHint')}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
      </div>
      <div className="field-pair">
        <TextField name="phone" label={t('field.phone')} type="tel" autoComplete="off" isRequired />
        <TextField name="undervogn" label={t('field.undervogn')} autoComplete="off" />
      </div>
      {hasAddress && (
        <>
          <TextField name="street" label={t('field.address')} autoComplete="off" isRequired />
          <div className="field-pair field-pair-zip">
            <TextField
              name="zipCode"
              label={t('field.zipCode')}
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
            <TextField name="city" label={t('field.city')} autoComplete="off" isRequired />
          </div>
        </>
      )}
      <div className="field-pair">
        <CheckboxField name="hasCarInsurance" label={t('field.carInsurance')} />
        <CheckboxField name="hasWorkInsurance" label={t('field.workInsurance')} />
      </div>
      <div className="field-pair">
        <TextField
          name="registrationNumber"
          label={t('field.regNumber')}
          hint={t(isExisting ? 'truckers.regReadOnly' : 'field.regNumberHint')}
          autoComplete="off"
          isRequired={hasCarInsurance && !hasNoRegistrationNumber}
          isReadOnly={isExisting || isNumberOff}
        />
        {isExisting && <TextField name="frameNumber" label={t('field.frameNumber')} isReadOnly />}
      </div>
      {canLackNumber && (
        <CheckboxField name="hasNoRegistrationNumber" label={t('field.noPlateYet')} />
      )}
    </>
  );
}
