import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { needsNumberPlate } from '@/domain/truckerFields.rules';
import { TruckerField } from '@/domain/TruckerField';
import type { TruckerFieldProps } from '@/domain/TruckerField';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import { TextField } from '@/shared/forms/fields/TextField';
import type { TruckerValues } from './trucker.mapper';

interface TruckerFieldsProps {
  values: TruckerValues;
  /** True for a saved haulier: shows the frame number, and makes the number plate read-only unless it is required. */
  isExisting?: boolean;
  hasNumberPlate?: boolean;
  /** Shown in place of the usual hint for the CVR number. */
  cvrHint?: ReactNode;
}

/** A field without autofill: the browser would fill in the staff member's own data. */
function Field(props: TruckerFieldProps) {
  return <TruckerField {...props} autoComplete="off" />;
}

/** The fields of a haulier. Those of the address are shown only if the values have an address. */
export function TruckerFields(props: TruckerFieldsProps) {
  const { values, isExisting = false, hasNumberPlate = false, cvrHint } = props;
  const { t } = useTranslation('staff');
  const hasAddress = values.street !== undefined;
  const { hasNoNumberPlate } = values;
  const hasCarInsurance = values.hasCarInsurance === true;
  const canLackNumber = hasCarInsurance && !hasNumberPlate;
  const needsNumber = !hasNumberPlate && needsNumberPlate(hasCarInsurance, hasNoNumberPlate);
  const canTypeNumber = needsNumber || !(isExisting || hasCarInsurance);
  const missingHint = canLackNumber ? 'truckers.regUntick' : 'truckers.regFromList';
  const insurance = (name: 'hasCarInsurance' | 'hasWorkInsurance', label: string) => (
    <CheckboxField
      name={name}
      label={label}
      {...(values[name] === '' && { isUnanswered: true, hint: t('truckers.insuranceUnknown') })}
    />
  );
  return (
    <>
      <div className="field-pair">
        <Field name="name" />
        <Field name="email" />
      </div>
      <div className="field-pair">
        <Field name="cvr" {...(cvrHint && { hint: cvrHint })} />
        <Field name="truckNumber" />
      </div>
      <div className="field-pair">
        <Field name="phone" />
        <Field name="undervogn" />
      </div>
      {hasAddress && (
        <>
          <Field name="street" />
          <div className="field-pair field-pair-zip">
            <Field name="zipCode" />
            <Field name="city" />
          </div>
        </>
      )}
      <div className="field-pair">
        {insurance('hasCarInsurance', t('field.carInsurance'))}
        {insurance('hasWorkInsurance', t('field.workInsurance'))}
      </div>
      <div className="field-pair">
        <Field
          name="numberPlate"
          {...(isExisting &&
            !needsNumber && { hint: t(hasNumberPlate ? 'truckers.regReadOnly' : missingHint) })}
          isRequired={needsNumber}
          isReadOnly={!canTypeNumber}
        />
        {isExisting && <TextField name="frameNumber" label={t('field.frameNumber')} isReadOnly />}
      </div>
      {canLackNumber && <CheckboxField name="hasNoNumberPlate" label={t('field.noPlateYet')} />}
    </>
  );
}
