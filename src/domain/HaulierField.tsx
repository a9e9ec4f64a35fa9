import { useTranslation } from 'react-i18next';
import type { AddressInput, TruckerInput } from '@/api/truckers/trucker.model';
import type { TextKey } from '@/i18n/i18n';
import type { FieldProps } from '@/shared/forms/fields/FieldFrame';
import { TextField, type TypingHints } from '@/shared/forms/fields/TextField';
import { normalForms } from './haulier.mapper';

/** What a text field of a haulier is in every form that has it. */
interface HaulierFieldDefinition extends TypingHints {
  labelKey: TextKey;
  hintKey?: TextKey;
  type?: 'email' | 'tel';
  /** As its rule in `haulier.schema.ts` has it. A registration number is required as the form's other answers have it. */
  isRequired?: true;
}

/** The text fields of a haulier, by the names that they are sent under. What the browser may fill in is for hauliers themselves. */
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
  registrationNumber: {
    labelKey: 'field.regNumber',
    hintKey: 'field.regNumberHint',
    autoCapitalize: 'characters',
  },
} satisfies Partial<Record<keyof (TruckerInput & AddressInput), HaulierFieldDefinition>>;

/** What a form says otherwise about its field. */
export interface HaulierFieldProps extends Partial<Omit<FieldProps, 'name' | 'label'>> {
  name: keyof typeof haulierFields;
  /** Where somebody else writes of the haulier. */
  autoComplete?: 'off';
}

const normalOf: Partial<Record<string, (typed: string) => string>> = normalForms;

/** A text field of a haulier. Names, addresses and numbers are no words that a browser could spell. */
export function HaulierField({ name, ...own }: HaulierFieldProps) {
  const { t } = useTranslation();
  const { labelKey, hintKey, ...field }: HaulierFieldDefinition = haulierFields[name];
  return (
    <TextField
      name={name}
      label={t(labelKey)}
      hint={hintKey && t(hintKey)}
      toNormal={normalOf[name]}
      spellCheck={false}
      {...field}
      {...own}
    />
  );
}
