import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Audience } from '@/i18n/i18n';
import { needsRegistrationNumber } from '@/domain/haulier.mapper';
import { HaulierField } from '@/domain/HaulierField';
import { CheckboxField } from '@/shared/forms/fields/CheckboxField';
import type { CardField, CardValues } from './details.card';

interface DetailsFieldsProps {
  values: CardValues;
  /** The others stand in the card. */
  isOpen: (name: CardField) => boolean;
}

/** The fields of step 1 that can be filled in. */
export function DetailsFields({ values, isOpen }: DetailsFieldsProps) {
  const { t } = useTranslation();
  const context = useContext(Audience);
  const { hasCarInsurance, hasNoRegistrationNumber } = values;
  return (
    <>
      {isOpen('name') && <HaulierField name="name" />}
      <div className="field-pair">
        {isOpen('cvr') && <HaulierField name="cvr" />}
        {isOpen('truckNumber') && <HaulierField name="truckNumber" />}
      </div>
      {isOpen('email') && <HaulierField name="email" />}
      {isOpen('phone') && <HaulierField name="phone" hint={t('field.phoneHint')} />}
      {isOpen('undervogn') && <HaulierField name="undervogn" />}
      {isOpen('street') && <HaulierField name="street" />}
      {isOpen('city') && (
        <div className="field-pair field-pair-zip">
          <HaulierField name="zipCode" />
          <HaulierField name="city" />
        </div>
      )}
      {isOpen('hasCarInsurance') && (
        <CheckboxField name="hasCarInsurance" label={t('field.carInsurance')} />
      )}
      {isOpen('registrationNumber') && (
        <>
          <HaulierField
            name="registrationNumber"
            isRequired={needsRegistrationNumber(hasCarInsurance, hasNoRegistrationNumber)}
            isReadOnly={hasNoRegistrationNumber}
          />
          <CheckboxField
            name="hasNoRegistrationNumber"
            label={t('field.noRegNumber', { context })}
          />
        </>
      )}
      {isOpen('hasWorkInsurance') && (
        <CheckboxField name="hasWorkInsurance" label={t('field.workInsurance')} />
      )}
    </>
  );
}
