import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import type { AddressInput, TruckerInput } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/textKeys';
import { useTexts } from '@/i18n/useTexts';
import type { FieldProps } from '@/shared/forms/fields/FieldFrame';
import { TextField } from '@/shared/forms/fields/TextField';

/** What a text field of a haulier is in every form that has it. */
interface HaulierFieldDefinition {
  labelKey: TextKey;
  hintKey?: TextKey;
  type?: 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser may fill in where hauliers write of themselves. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** As its rule in `haulier.schema.ts` has it. A registration number is required as the form's other answers have it. */
  isRequired?: true;
}

/** The text fields of a haulier, by the names that they are sent under. */
export const haulierFields = {
  name: { labelKey: 'field.name', autoComplete: 'organization', isRequired: true },
  cvr: { labelKey: 'field.cvr', hintKey: 'field.cvrHint', inputMode: 'numeric', isRequired: true },
  truckNumber: {
    labelKey: 'field.truckNumber',
    hintKey: 'field.truckNumberHint',
    inputMode: 'numeric',
    isRequired: true,
  },
  email: { labelKey: 'field.email', type: 'email', autoComplete: 'email', isRequired: true },
  phone: { labelKey: 'field.phone', type: 'tel', autoComplete: 'tel-national', isRequired: true },
  undervogn: { labelKey: 'field.undervogn' },
  street: { labelKey: 'field.address', autoComplete: 'address-line1', isRequired: true },
  zipCode: {
    labelKey: 'field.zipCode',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    isRequired: true,
  },
  city: { labelKey: 'field.city', autoComplete: 'address-level2', isRequired: true },
  registrationNumber: { labelKey: 'field.regNumber', hintKey: 'field.regNumberHint' },
} satisfies Partial<Record<keyof (TruckerInput & AddressInput), HaulierFieldDefinition>>;

/** What a form says otherwise about its field. */
export interface HaulierFieldProps extends Partial<Omit<FieldProps, 'name' | 'label'>> {
  name: keyof typeof haulierFields;
  /** Where somebody else writes of the haulier. */
  autoComplete?: 'off';
}

/** A text field of a haulier. */
export function HaulierField({ name, ...own }: HaulierFieldProps) {
  const { t } = useTexts();
  const { labelKey, hintKey, ...field }: HaulierFieldDefinition = haulierFields[name];
  return (
    <TextField name={name} label={t(labelKey)} hint={hintKey && t(hintKey)} {...field} {...own} />
  );
}
